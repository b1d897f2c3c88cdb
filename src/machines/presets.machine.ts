import { assign, type DoneActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import type { FeedConfiguration } from '../contract/feed-configuration.ts'
import type { User } from '../contract/user.ts'
import { port } from './ports.ts'

type Event = { type: 'user.came'; user: User } | { type: 'user.left' } | { type: 'presets.wanted' }

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
        onDone: {
          target: 'loaded',
          actions: {
            type: 'keepPresets',
            params: ({ event }: { event: DoneActorEvent<FeedConfiguration[]> }) => event.output,
          },
        },
        onError: { target: 'failed', actions: 'announceFailure' },
      },
    },
    loaded: {},
    failed: { on: { 'presets.wanted': 'loading' } },
  },
})

type Snapshot = SnapshotFrom<typeof presetsMachine>
export const presetsOf = (snapshot: Snapshot) => snapshot.context.presets
/** Undefined until they are known. */
export const presetCount = (snapshot: Snapshot) =>
  snapshot.matches('loaded') ? snapshot.context.presets.length : undefined
export const hasFailed = (snapshot: Snapshot) => snapshot.matches('failed')
