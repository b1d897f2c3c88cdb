import { assign, type SnapshotFrom, setup } from 'xstate'
import type { Room } from '../../rules/shared/page/shell.ts'
import { stream } from './ports.ts'

type Event = { type: 'room.changed'; room: Room }

const initialContext = ({ input }: { input: Room }) => input
const roomIn = <Value>({ event }: { event: { room: Value } }) => event.room

/** LAY-01: which of the three layouts the window has room for, and what the user points with. */
export const layoutMachine = setup({
  types: { context: {} as Room, events: {} as Event, input: {} as Room },
  actors: { watchRoom: stream('watchRoom') },
  actions: { take: assign((_, room: Room) => room) },
}).createMachine({
  id: 'layout',
  description: 'Which layout the window has room for, and what the user points with.',
  context: initialContext,
  invoke: { id: 'watchRoom', src: 'watchRoom' },
  on: { 'room.changed': { actions: { type: 'take', params: roomIn } } },
})

type Snapshot = SnapshotFrom<typeof layoutMachine>
export const layoutOf = (snapshot: Snapshot) => snapshot.context.layout
export const isMobile = (snapshot: Snapshot) => layoutOf(snapshot) === 'mobile'
export const pointerOf = (snapshot: Snapshot) => snapshot.context.pointer
