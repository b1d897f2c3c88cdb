import type { DoneActorEvent, SnapshotFrom } from 'xstate'
import { activeOf, asksSame, totalOf } from '../rules/filters.ts'
import type { Options } from './builder-context.ts'
import {
  additionOf,
  allAsked,
  allOf,
  back,
  builderParts,
  elsewhereOf,
  errorOf,
  keepMember,
  lapse,
  nothing,
  say,
  textIn,
  whileBuilding,
} from './builder-parts.ts'

/** FED-02 to FED-14: how one feed's filters are built, loaded and saved. The workspace has the feed; a draft is kept until it is applied. */
export const builderMachine = builderParts.createMachine({
  id: 'builder',
  context: {
    feed: nothing,
    draft: {},
    key: 'keywords',
    texts: {},
    at: 0,
    name: '',
    sent: nothing,
    elsewhere: nothing,
  },
  initial: 'categories',
  on: {
    'feed.changed': [
      { guard: 'isUntouched', actions: { type: 'takeFeed', params: ({ event }) => event.feed } },
      { actions: { type: 'keepFeed', params: ({ event }) => event.feed } },
    ],
    'feed.removed': { target: '.categories', actions: [{ type: 'keepFeed', params: nothing }, 'forgetDraft'] },
    'preset.chosen': {
      target: '.categories',
      actions: [{ type: 'takeFeed', params: ({ event }) => event.preset }, say('builder.left')],
    },
    'member.came': [
      { target: '.categories', ...back('building') },
      { target: '.saver.writing', ...back('writing') },
      { target: '.saver.creating', ...back('creating') },
      { target: '.saver.updating', ...back('updating') },
      { actions: keepMember },
    ],
    'member.left': { target: '.categories', actions: [{ type: 'keepMember', params: undefined }, 'forgetDraft'] },
    'member.lapsed': lapse('building'),
    'hold.ended': { actions: 'dropHeld' },
  },
  states: {
    categories: {
      on: {
        ...whileBuilding,
        'category.opened': { target: 'detail', actions: { type: 'openCategory', params: ({ event }) => event.key } },
        'load.asked': [
          { guard: 'isMember', target: 'loader' },
          { target: 'asking.forLoader', actions: say('logIn.wanted') },
        ],
        'save.asked': [
          { guard: 'maySave', target: 'saver' },
          { guard: 'hasFilters', target: 'asking.forSaver', actions: say('logIn.wanted') },
        ],
        'back.pressed': { actions: say('builder.left') },
      },
    },
    detail: {
      on: {
        ...whileBuilding,
        'text.changed': { actions: { type: 'keepText', params: ({ event }) => event.text } },
        'text.submitted': [
          { guard: 'isIdle', actions: { type: 'keepText', params: '' } },
          {
            guard: { type: 'fits', params: additionOf },
            actions: [
              { type: 'changeDraft', params: additionOf },
              { type: 'keepText', params: '' },
            ],
          },
          { actions: say('filters.full') },
        ],
        'all.pressed': [
          { guard: { type: 'fits', params: allAsked }, actions: { type: 'changeDraft', params: allAsked } },
          { actions: say('filters.full') },
        ],
        'row.reached': { actions: { type: 'keepRow', params: ({ event }) => event.at } },
        'back.pressed': 'categories',
      },
    },
    /** FED-14: the reader goes on where they were, signed in or not. */
    asking: {
      initial: 'forLoader',
      on: { 'logIn.left': 'categories' },
      states: {
        forLoader: {
          on: { 'member.came': { target: '#builder.loader', actions: keepMember } },
        },
        forSaver: {
          on: { 'member.came': { target: '#builder.saver', actions: keepMember } },
        },
      },
    },
    loader: {
      entry: say('loader.reached'),
      exit: say('loader.left'),
      on: { 'back.pressed': 'categories' },
    },
    saver: {
      initial: 'writing',
      states: {
        writing: {
          on: {
            'name.changed': { actions: { type: 'keepName', params: ({ event }) => event.name } },
            'save.submitted': { guard: 'isGoodName', target: 'creating', actions: 'takeNew' },
            'update.pressed': { guard: 'isPreset', target: 'updating', actions: 'takeLoaded' },
            'back.pressed': '#builder.categories',
            'member.lapsed': lapse('writing'),
          },
        },
        creating: {
          on: { 'member.lapsed': lapse('creating') },
          invoke: {
            id: 'createPreset',
            src: 'createPreset',
            input: ({ context: { sent } }) => ({ name: sent.name, searchContext: sent.searchContext }),
            onDone: {
              target: '#builder.categories',
              actions: [
                {
                  type: 'announceSaved',
                  params: ({ event }: { event: DoneActorEvent<string> }) => event.output,
                },
                { type: 'keepName', params: '' },
                say('builder.left'),
              ],
            },
            onError: [
              { guard: { type: 'isFull', params: errorOf }, target: 'writing', actions: say('presets.full') },
              { target: 'writing', actions: say('save.failed') },
            ],
          },
        },
        updating: {
          on: { 'member.lapsed': lapse('updating') },
          invoke: {
            id: 'updatePreset',
            src: 'updatePreset',
            input: ({ context: { sent } }) => ({
              ...{ id: sent.id, searchContext: sent.searchContext },
              ...(sent.saved && { base: { searchContext: sent.saved } }),
            }),
            onDone: { target: '#builder.categories', actions: ['announceUpdated', say('builder.left')] },
            onError: [
              { guard: { type: 'isGone', params: errorOf }, target: 'writing', actions: 'announceGone' },
              {
                guard: { type: 'isContested', params: errorOf },
                target: 'choosing',
                actions: [{ type: 'keepElsewhere', params: elsewhereOf }, say('update.contested')],
              },
              { target: 'writing', actions: say('update.failed') },
            ],
          },
        },
        /** FED-17: the preset was changed here and elsewhere. */
        choosing: {
          on: {
            'version.chosen': [
              {
                guard: { type: 'keepsDraft', params: ({ event }) => event.keeps },
                target: 'updating',
                actions: 'sendAgain',
              },
              {
                target: '#builder.categories',
                actions: ['takeElsewhere', 'announceTaken', say('builder.left')],
              },
            ],
            'back.pressed': '#builder.categories',
            'member.lapsed': lapse('updating'),
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof builderMachine>
/** What is seen; while LogIn lies over the page, that is what was there before. */
export function viewOf(snapshot: Snapshot) {
  if (snapshot.matches('loader')) return 'loader'
  if (snapshot.matches('saver')) return 'saver'
  return snapshot.matches('detail') ? 'detail' : 'categories'
}
export const draftOf = (snapshot: Snapshot) => snapshot.context.draft
export const keyOf = (snapshot: Snapshot) => snapshot.context.key
export const activeIn = (snapshot: Snapshot) => activeOf(snapshot.context.draft, snapshot.context.key)
export const textOf = (snapshot: Snapshot) => textIn(snapshot.context)
export const rowOf = (snapshot: Snapshot) => snapshot.context.at
/** The draft asks for something else than the feed does. */
export const isUnapplied = ({ context }: Snapshot) => !asksSame(context.draft, context.feed.searchContext)
export const canAskToSave = (snapshot: Snapshot) => totalOf(snapshot.context.draft) > 0
export const nameOf = (snapshot: Snapshot) => snapshot.context.name
export const canSave = (snapshot: Snapshot) => snapshot.can({ type: 'save.submitted' })
/** The name of the preset that the feed has loaded, undefined for none. */
export const loadedOf = (snapshot: Snapshot) => snapshot.context.feed.name || undefined
/** What somebody else has saved, where one of the two is to be chosen. */
export const elsewhereIn = (snapshot: Snapshot) =>
  snapshot.matches({ saver: 'choosing' }) ? snapshot.context.elsewhere : undefined
export const isSaving = (snapshot: Snapshot) => snapshot.matches({ saver: 'creating' })
export const isUpdating = (snapshot: Snapshot) => snapshot.matches({ saver: 'updating' })
/** What "Select All" would do now: add what is not yet selected, or clear; undefined where there is nothing to select. */
export const allOffer = (snapshot: Snapshot, options: Options) => allOf(snapshot.context, options)?.type
