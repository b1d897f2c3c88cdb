import { assign, type SnapshotFrom, setup } from 'xstate'
import { stream } from './ports.ts'
import { report } from './report.ts'

/** `at`: epoch milliseconds, from the outside's clock. */
type Event =
  | { type: 'connection.opened'; at: number }
  | { type: 'connection.lost'; at: number }
  | { type: 'connection.failed'; at: number }
  | { type: 'network.lost'; at: number }
  | { type: 'network.returned'; at: number }
  | { type: 'page.focused' }
/** `network.returned`, `page.focused`: what was not answered may be now. */
type Emitted = { type: 'connection.restored' | 'network.returned' | 'page.focused' }

const atIn = <Value>({ event }: { event: { at: Value } }) => event.at

/** RT-03, RT-04: the one connection that all live panels share, as its socket and the browser report it. */
export const connectionMachine = setup({
  types: {
    context: {} as { since?: number },
    events: {} as Event,
    emitted: {} as Emitted,
  },
  actors: { watchConnection: stream('watchConnection') },
  actions: {
    noteTime: assign((_, since: number) => ({ since })),
    announce: report((_, type: Emitted['type']) => ({ type })),
  },
}).createMachine({
  id: 'connection',
  description: 'The one connection that all live panels share.',
  context: {},
  initial: 'connecting',
  invoke: { id: 'watchConnection', src: 'watchConnection' },
  on: {
    'network.lost': { target: '.offline', actions: { type: 'noteTime', params: atIn } },
    'network.returned': { actions: { type: 'announce', params: 'network.returned' } },
    'page.focused': { actions: { type: 'announce', params: 'page.focused' } },
  },
  states: {
    connecting: {
      description: 'The first connection is being made.',
      on: {
        'connection.opened': 'live',
        'connection.failed': {
          target: 'reconnecting',
          actions: { type: 'noteTime', params: atIn },
        },
      },
    },
    live: {
      description: 'Live data is coming in.',
      on: {
        'connection.lost': {
          target: 'reconnecting',
          actions: { type: 'noteTime', params: atIn },
        },
      },
    },
    reconnecting: {
      description: 'The connection is lost, and a new one is being made.',
      on: {
        'connection.opened': { target: 'live', actions: { type: 'announce', params: 'connection.restored' } },
        // gone since it was lost, whenever the browser notices
        'network.lost': 'offline',
      },
    },
    offline: {
      description: 'The device has no network.',
      on: {
        'network.lost': {},
        'network.returned': { target: 'reconnecting', actions: { type: 'announce', params: 'network.returned' } },
        'connection.opened': { target: 'live', actions: { type: 'announce', params: 'connection.restored' } },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof connectionMachine>
export type Reach = 'connecting' | 'live' | 'reconnecting' | 'offline'
export const reachOf = (snapshot: Snapshot): Reach => snapshot.value
/** Epoch milliseconds since when the connection has been gone. */
export const goneSince = (snapshot: Snapshot) => (snapshot.matches('live') ? undefined : snapshot.context.since)
