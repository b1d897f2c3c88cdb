import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Who = 'unknown' | 'visitor' | 'member'
type Context = { id: string; who: Who }
type Event =
  | { type: 'link.reached'; id: string }
  | { type: 'link.left' }
  | { type: 'who.changed'; who: Who }
  | { type: 'logIn.left' }
type Emitted =
  | { type: 'logIn.required' }
  | { type: 'preset.loaded'; preset: FeedConfiguration }
  | { type: 'link.failed' }
  | { type: 'link.declined' }

const whoIn = ({ event }: { event: { who: Who } }) => event.who
const idIn = <Value>({ event }: { event: { id: Value } }) => event.id
const idAsked = ({ context }: { context: Context }) => context.id
const outputOf = ({ event }: { event: DoneActorEvent<FeedConfiguration> }) => event.output

/** RTE-02: the saved preset that an address names. It is its user's: a visitor is asked to sign in first. */
export const presetLinkMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { getPreset: port<FeedConfiguration, string>('getPreset') },
  actions: {
    keepId: assign((_, id: string) => ({ id })),
    keepWho: assign((_, who: Context['who']) => ({ who })),
    askForLogIn: report({ type: 'logIn.required' }),
    announceLoaded: report((_, preset: FeedConfiguration) => ({ type: 'preset.loaded' as const, preset })),
    announceFailed: report({ type: 'link.failed' }),
    announceDeclined: report({ type: 'link.declined' }),
  },
  guards: {
    isMember: ({ context }) => context.who === 'member',
    comes: (_, who: Who) => who === 'member',
    leaves: (_, who: Who) => who === 'visitor',
    isVisitor: ({ context }) => context.who === 'visitor',
  },
}).createMachine({
  id: 'presetLink',
  description: 'Loads the preset that an address names.',
  context: { id: '', who: 'unknown' },
  initial: 'idle',
  on: {
    'link.reached': { target: '.arriving', actions: { type: 'keepId', params: idIn } },
    'link.left': '.idle',
    'who.changed': { actions: { type: 'keepWho', params: whoIn } },
  },
  states: {
    idle: {
      description: 'No link is being followed.',
    },
    arriving: {
      description: 'A link was reached, and it is not yet known who is here.',
      always: [
        { guard: 'isMember', target: 'loading' },
        { guard: 'isVisitor', target: 'asking', actions: 'askForLogIn' },
      ],
    },
    asking: {
      description: 'A visitor followed the link, and the login dialog is open.',
      on: {
        'who.changed': {
          guard: { type: 'comes', params: whoIn },
          target: 'loading',
          actions: { type: 'keepWho', params: whoIn },
        },
        'logIn.left': { target: 'idle', actions: 'announceDeclined' },
      },
    },
    loading: {
      description: 'The preset is on its way.',
      on: {
        'who.changed': {
          guard: { type: 'leaves', params: whoIn },
          target: 'idle',
          actions: [{ type: 'keepWho', params: whoIn }, 'announceDeclined'],
        },
      },
      invoke: {
        id: 'getPreset',
        src: 'getPreset',
        input: idAsked,
        onDone: {
          target: 'idle',
          actions: {
            type: 'announceLoaded',
            params: outputOf,
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
