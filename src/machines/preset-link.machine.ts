import { assign, type DoneActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import type { FeedConfiguration } from '../contract/feed-configuration.ts'
import { port } from './ports.ts'

type Context = { id: string; who: 'unknown' | 'visitor' | 'member' }
type Event =
  | { type: 'link.reached'; id: string }
  | { type: 'link.left' }
  | { type: 'member.came' }
  | { type: 'visitor.known' }
  | { type: 'logIn.left' }
type Emitted =
  | { type: 'logIn.wanted' }
  | { type: 'preset.loaded'; preset: FeedConfiguration }
  | { type: 'link.failed' }
  | { type: 'link.declined' }

/** RTE-02: the saved preset that an address names. It is its user's: a visitor is asked to sign in first. */
export const presetLinkMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { getPreset: port<FeedConfiguration, string>('getPreset') },
  actions: {
    keepId: assign((_, id: string) => ({ id })),
    keepWho: assign((_, who: Context['who']) => ({ who })),
    askForLogIn: emit({ type: 'logIn.wanted' }),
    announceLoaded: emit((_, preset: FeedConfiguration) => ({ type: 'preset.loaded' as const, preset })),
    announceFailed: emit({ type: 'link.failed' }),
    announceDeclined: emit({ type: 'link.declined' }),
  },
  guards: {
    isMember: ({ context }) => context.who === 'member',
    isVisitor: ({ context }) => context.who === 'visitor',
  },
}).createMachine({
  id: 'presetLink',
  context: { id: '', who: 'unknown' },
  initial: 'idle',
  on: {
    'link.reached': { target: '.arriving', actions: { type: 'keepId', params: ({ event }) => event.id } },
    'link.left': '.idle',
    'member.came': { actions: { type: 'keepWho', params: 'member' } },
    'visitor.known': { actions: { type: 'keepWho', params: 'visitor' } },
  },
  states: {
    idle: {},
    arriving: {
      always: [
        { guard: 'isMember', target: 'loading' },
        { guard: 'isVisitor', target: 'asking', actions: 'askForLogIn' },
      ],
    },
    asking: {
      on: {
        'member.came': { target: 'loading', actions: { type: 'keepWho', params: 'member' } },
        'logIn.left': { target: 'idle', actions: 'announceDeclined' },
      },
    },
    loading: {
      on: {
        'visitor.known': {
          target: 'idle',
          actions: [{ type: 'keepWho', params: 'visitor' }, 'announceDeclined'],
        },
      },
      invoke: {
        id: 'getPreset',
        src: 'getPreset',
        input: ({ context }) => context.id,
        onDone: {
          target: 'idle',
          actions: {
            type: 'announceLoaded',
            params: ({ event }: { event: DoneActorEvent<FeedConfiguration> }) => event.output,
          },
        },
        onError: { target: 'idle', actions: 'announceFailed' },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof presetLinkMachine>
/** The preset is on its way. */
export const isOnItsWay = (snapshot: Snapshot) => !snapshot.matches('idle')
