import type { SnapshotFrom } from 'xstate'
import { activeOf, asksSame, totalOf } from '../../rules/filters/filters.ts'
import type { Options } from './builder-context.ts'
import {
  actionOf,
  allOf,
  builderParts,
  cameWhileBuilding,
  cameWhileCreating,
  cameWhileUpdating,
  cameWhileWriting,
  textIn,
} from './builder-parts.ts'
import { saver } from './builder-saver.ts'
import { asking, detail, starters } from './builder-views.ts'

const feedIn = <Value>({ event }: { event: { feed: Value } }) => event.feed
const presetIn = <Value>({ event }: { event: { preset: Value } }) => event.preset
const whole = <Event>({ event }: { event: Event }) => event
const usernameIn = ({ event }: { event: { username: string } }) => event.username
const keyIn = <Value>({ event }: { event: { key: Value } }) => event.key
const _textGiven = <Value>({ event }: { event: { text: Value } }) => event.text
const _atIn = <Value>({ event }: { event: { at: Value } }) => event.at

/** FED-02 to FED-14: how one feed's filters are built, loaded and saved. The workspace has the feed; a draft is kept until it is applied. */
export const builderMachine = builderParts.createMachine({
  id: 'builder',
  description: 'Builds, loads and saves the filters of one feed.',
  context: {
    feed: { id: '', name: '', searchContext: {} },
    draft: {},
    key: 'keywords',
    texts: {},
    at: 0,
    name: '',
    sent: { id: '', name: '', searchContext: {} },
    elsewhere: { id: '', name: '', searchContext: {} },
  },
  invoke: { id: 'loader', src: 'loader' },
  initial: 'categories',
  on: {
    'feed.changed': [
      { guard: 'isUntouched', actions: { type: 'takeFeed', params: feedIn } },
      { actions: { type: 'keepFeed', params: feedIn } },
    ],
    'feed.removed': {
      target: '.categories',
      actions: [{ type: 'keepFeed', params: { id: '', name: '', searchContext: {} } }, 'forgetDraft'],
    },
    'preset.loaded': {
      target: '.categories',
      actions: [
        { type: 'takeFeed', params: presetIn },
        { type: 'pass', params: whole },
        { type: 'say', params: 'builder.left' },
      ],
    },
    'preset.renamed': { actions: { type: 'pass', params: whole } },
    'rename.contested': { actions: { type: 'pass', params: whole } },
    'rename.failed': { actions: { type: 'pass', params: whole } },
    'preset.added': { actions: { type: 'pass', params: whole } },
    'duplicate.failed': { actions: { type: 'pass', params: whole } },
    'presets.full': { actions: { type: 'pass', params: whole } },
    'preset.removed': { actions: { type: 'pass', params: whole } },
    'delete.failed': { actions: { type: 'pass', params: whole } },
    'undo.failed': { actions: { type: 'pass', params: whole } },
    'sharing.changed': { actions: { type: 'pass', params: whole } },
    'share.failed': { actions: { type: 'pass', params: whole } },
    'unshare.failed': { actions: { type: 'pass', params: whole } },
    'list.unwritten': { actions: { type: 'pass', params: whole } },
    'link.ended': { actions: { type: 'pass', params: whole } },
    'link.copied': { actions: { type: 'pass', params: whole } },
    'link.failed': { actions: { type: 'pass', params: whole } },
    'member.came': [
      {
        target: '.categories',
        guard: { type: 'isAwaited', params: cameWhileBuilding },
        actions: ['giveBack'],
      },
      {
        target: '.saver.writing',
        guard: { type: 'isAwaited', params: cameWhileWriting },
        actions: ['giveBack', { type: 'say', params: 'builder.resumed' }],
      },
      {
        target: '.saver.creating',
        guard: { type: 'isAwaited', params: cameWhileCreating },
        actions: ['giveBack', { type: 'say', params: 'builder.resumed' }],
      },
      {
        target: '.saver.updating',
        guard: { type: 'isAwaited', params: cameWhileUpdating },
        actions: ['giveBack', { type: 'say', params: 'builder.resumed' }],
      },
      { actions: { type: 'keepMember', params: usernameIn } },
    ],
    'member.lapsed': {
      target: '#builder.categories',
      actions: [
        { type: 'hold', params: 'building' },
        'forgetDraft',
        { type: 'toLoader', params: { type: 'user.left' } },
      ],
    },
    'hold.ended': { actions: 'dropHeld' },
  },
  states: {
    categories: {
      description: 'The user sees all categories of filters.',
      on: {
        'filters.changed': [
          { guard: { type: 'fits', params: actionOf }, actions: { type: 'changeDraft', params: actionOf } },
          { actions: { type: 'say', params: 'filters.full' } },
        ],
        'apply.pressed': [
          {
            guard: 'typedFits',
            target: '#builder.categories',
            actions: ['takeTyped', 'applyDraft', { type: 'say', params: 'builder.left' }],
          },
          { actions: { type: 'say', params: 'filters.full' } },
        ],
        'category.opened': { target: 'detail', actions: { type: 'openCategory', params: keyIn } },
        'load.asked': [{ guard: 'isMember', target: 'loader' }, { target: 'starters' }],
        'save.asked': [
          { guard: 'maySave', target: 'saver' },
          { guard: 'hasFilters', target: 'asking.forSaver', actions: { type: 'say', params: 'logIn.required' } },
        ],
        'back.pressed': { actions: { type: 'say', params: 'builder.left' } },
      },
    },
    detail,
    starters,
    asking,
    loader: {
      description: 'The user picks one of their presets.',
      entry: { type: 'say', params: 'loader.reached' },
      exit: { type: 'toLoader', params: { type: 'loader.left' } },
      on: { 'back.pressed': 'categories' },
    },
    saver,
  },
})

type Snapshot = SnapshotFrom<typeof builderMachine>
/** What is seen; while LogIn lies over the page, that is what was there before. */
export function viewOf(snapshot: Snapshot) {
  if (snapshot.matches('loader')) return 'loader'
  if (snapshot.matches('starters') || snapshot.matches({ asking: 'forLoader' })) return 'starters'
  if (snapshot.matches('saver')) return 'saver'
  return snapshot.matches('detail') ? 'detail' : 'categories'
}
/** What is done to presets beside this feed. Undefined only after a failure. */
export const loaderOf = ({ children }: Snapshot) => children.loader
export const draftOf = (snapshot: Snapshot) => snapshot.context.draft
export const keyOf = (snapshot: Snapshot) => snapshot.context.key
export const activeIn = (snapshot: Snapshot) => activeOf(snapshot.context.draft, snapshot.context.key)
export const textOf = (snapshot: Snapshot) => textIn(snapshot.context)
const isOfTickers = (snapshot: Snapshot) => snapshot.matches('detail') && keyOf(snapshot) === 'tickers'
/** What is typed in the field of tickers, undefined while it is not shown. */
export const typedTickersOf = (snapshot: Snapshot) => (isOfTickers(snapshot) ? textOf(snapshot) : undefined)
/** The draft whose tickers are shown, undefined while they are not. */
export const shownTickersOf = (snapshot: Snapshot) => (isOfTickers(snapshot) ? draftOf(snapshot) : undefined)
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
