import { assign, type DoneActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import type { FeedConfiguration } from '../contract/feed-configuration.ts'
import type { User } from '../contract/user.ts'
import { port } from './ports.ts'

type Event =
  | { type: 'user.came'; user: User }
  | { type: 'user.left' }
  | { type: 'presets.wanted' }
  | { type: 'preset.kept'; preset: FeedConfiguration }
  | { type: 'preset.dropped'; id: string }

const keptOf = ({ event }: { event: { preset: FeedConfiguration } }) => event.preset
const droppedOf = ({ event }: { event: { id: string } }) => event.id
const listedOf = ({ event }: { event: DoneActorEvent<FeedConfiguration[]> }) => event.output
const keepOne = { type: 'keepPreset' as const, params: keptOf }
const dropOne = { type: 'dropPreset' as const, params: droppedOf }
/** The list that is under way may not know of the change yet. */
const loadAgain = { target: '#presets.loading', reenter: true }

/** The signed-in user's saved feeds. */
export const presetsMachine = setup({
  types: {
    context: {} as { user?: User; presets: readonly FeedConfiguration[] },
    events: {} as Event,
    emitted: {} as { type: 'presets.failed' },
  },
  actors: { listPresets: port<FeedConfiguration[], User | undefined>('listPresets') },
  actions: {
    keepUser: assign((_, user: User) => ({ user, presets: [] })),
    keepPresets: assign((_, presets: FeedConfiguration[]) => ({ presets })),
    /** In its place, or after the others. */
    keepPreset: assign(({ context }, preset: FeedConfiguration) => ({
      presets: context.presets.some(({ id }) => id === preset.id)
        ? context.presets.map((other) => (other.id === preset.id ? preset : other))
        : [...context.presets, preset],
    })),
    dropPreset: assign(({ context }, dropped: string) => ({
      presets: context.presets.filter(({ id }) => id !== dropped),
    })),
    forgetAll: assign({ user: undefined, presets: [] }),
    announceFailure: emit({ type: 'presets.failed' }),
  },
}).createMachine({
  id: 'presets',
  context: { presets: [] },
  initial: 'nobodys',
  on: {
    'user.came': { target: '.loading', actions: { type: 'keepUser', params: ({ event }) => event.user } },
    'user.left': '.nobodys',
  },
  states: {
    nobodys: { entry: 'forgetAll' },
    loading: {
      invoke: {
        id: 'listPresets',
        src: 'listPresets',
        input: ({ context }) => context.user,
        onDone: { target: 'loaded', actions: { type: 'keepPresets', params: listedOf } },
        onError: { target: 'failed', actions: 'announceFailure' },
      },
      on: { 'preset.kept': loadAgain, 'preset.dropped': loadAgain },
    },
    loaded: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'presets.wanted': 'refreshing',
            'preset.kept': { actions: keepOne },
            'preset.dropped': { actions: dropOne },
          },
        },
        /** Another tab may have changed them; what is known is shown meanwhile. */
        refreshing: {
          invoke: {
            id: 'listPresets',
            src: 'listPresets',
            input: ({ context }) => context.user,
            onDone: { target: 'resting', actions: { type: 'keepPresets', params: listedOf } },
            onError: 'resting',
          },
          on: {
            'preset.kept': { target: 'refreshing', reenter: true, actions: keepOne },
            'preset.dropped': { target: 'refreshing', reenter: true, actions: dropOne },
          },
        },
      },
    },
    failed: { on: { 'presets.wanted': 'loading', 'preset.kept': 'loading', 'preset.dropped': 'loading' } },
  },
})

type Snapshot = SnapshotFrom<typeof presetsMachine>
export const presetsOf = (snapshot: Snapshot) => snapshot.context.presets
/** Undefined until they are known. */
export const presetCount = (snapshot: Snapshot) =>
  snapshot.matches('loaded') ? snapshot.context.presets.length : undefined
export const hasFailed = (snapshot: Snapshot) => snapshot.matches('failed')
