import type { DoneActorEvent } from 'xstate'
import type { BuilderContext } from './builder-context.ts'
import { builderParts, elsewhereOf, errorOf } from './builder-parts.ts'

const nameIn = <Value>({ event }: { event: { name: Value } }) => event.name
const newPreset = ({ context: { sent } }: { context: BuilderContext }) => ({
  name: sent.name,
  searchContext: sent.searchContext,
})
const outputOf = ({ event }: { event: DoneActorEvent<string> }) => event.output
const presetChange = ({ context: { sent } }: { context: BuilderContext }) => ({
  ...{ id: sent.id, searchContext: sent.searchContext },
  ...(sent.saved && { base: { searchContext: sent.saved } }),
})
const keepsIn = <Value>({ event }: { event: { keeps: Value } }) => event.keeps

/** How a draft is saved as a preset, or into the one that it began from. */
export const saver = builderParts.createStateConfig({
  description: 'The user saves the filters as a preset.',
  initial: 'writing',
  states: {
    writing: {
      description: 'The user types a name for the preset, or updates the one that is loaded.',
      on: {
        'name.changed': { actions: { type: 'keepName', params: nameIn } },
        'save.submitted': { guard: 'isGoodName', target: 'creating', actions: 'takeNew' },
        'update.pressed': { guard: 'isPreset', target: 'updating', actions: 'takeLoaded' },
        'back.pressed': '#builder.categories',
        'member.lapsed': {
          target: '#builder.categories',
          actions: [
            { type: 'hold', params: 'writing' },
            'forgetDraft',
            { type: 'toLoader', params: { type: 'user.left' } },
          ],
        },
      },
    },
    creating: {
      description: 'The new preset is on its way to the server.',
      on: {
        'member.lapsed': {
          target: '#builder.categories',
          actions: [
            { type: 'hold', params: 'creating' },
            'forgetDraft',
            { type: 'toLoader', params: { type: 'user.left' } },
          ],
        },
      },
      invoke: {
        id: 'createPreset',
        src: 'createPreset',
        input: newPreset,
        onDone: {
          target: '#builder.categories',
          actions: [
            {
              type: 'announceSaved',
              params: outputOf,
            },
            { type: 'keepName', params: '' },
            { type: 'say', params: 'builder.left' },
          ],
        },
        onError: [
          {
            guard: { type: 'isFull', params: errorOf },
            target: 'writing',
            actions: { type: 'say', params: 'presets.full' },
          },
          { target: 'writing', actions: { type: 'say', params: 'save.failed' } },
        ],
      },
    },
    updating: {
      description: 'The changed preset is on its way to the server.',
      on: {
        'member.lapsed': {
          target: '#builder.categories',
          actions: [
            { type: 'hold', params: 'updating' },
            'forgetDraft',
            { type: 'toLoader', params: { type: 'user.left' } },
          ],
        },
      },
      invoke: {
        id: 'updatePreset',
        src: 'updatePreset',
        input: presetChange,
        onDone: {
          target: '#builder.categories',
          actions: ['announceUpdated', { type: 'say', params: 'builder.left' }],
        },
        onError: [
          { guard: { type: 'isGone', params: errorOf }, target: 'writing', actions: 'announceGone' },
          {
            guard: { type: 'isContested', params: errorOf },
            target: 'choosing',
            actions: [
              { type: 'keepElsewhere', params: elsewhereOf },
              { type: 'say', params: 'update.contested' },
            ],
          },
          { target: 'writing', actions: { type: 'say', params: 'update.failed' } },
        ],
      },
    },
    /** FED-17: the preset was changed here and elsewhere. */
    choosing: {
      description: 'The preset was changed here and elsewhere, and the user picks the version that stays.',
      on: {
        'version.chosen': [
          {
            guard: { type: 'keepsDraft', params: keepsIn },
            target: 'updating',
            actions: 'sendAgain',
          },
          {
            target: '#builder.categories',
            actions: ['takeElsewhere', 'announceTaken', { type: 'say', params: 'builder.left' }],
          },
        ],
        'back.pressed': '#builder.categories',
        'member.lapsed': {
          target: '#builder.categories',
          actions: [
            { type: 'hold', params: 'updating' },
            'forgetDraft',
            { type: 'toLoader', params: { type: 'user.left' } },
          ],
        },
      },
    },
  },
})
