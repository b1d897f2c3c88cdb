import { assign, type SnapshotFrom, setup } from 'xstate'
import type { ScreenKind } from '../../rules/shared/page/shell.ts'
import { stream } from './ports.ts'

type Event = { type: 'screen.changed'; screen: ScreenKind }

const initialContext = ({ input }: { input: ScreenKind }) => input
const screenIn = <Value>({ event }: { event: { screen: Value } }) => event.screen

/** LAY-01: which of the three layouts the window has space for, and what the user points with. */
export const layoutMachine = setup({
  types: { context: {} as ScreenKind, events: {} as Event, input: {} as ScreenKind },
  actors: { watchScreen: stream('watchScreen') },
  actions: { take: assign((_, screen: ScreenKind) => screen) },
}).createMachine({
  id: 'layout',
  description: 'Which layout the window has space for, and what the user points with.',
  context: initialContext,
  invoke: { id: 'watchScreen', src: 'watchScreen' },
  on: { 'screen.changed': { actions: { type: 'take', params: screenIn } } },
})

type Snapshot = SnapshotFrom<typeof layoutMachine>
export const layoutOf = (snapshot: Snapshot) => snapshot.context.layout
export const isMobile = (snapshot: Snapshot) => layoutOf(snapshot) === 'mobile'
export const pointerOf = (snapshot: Snapshot) => snapshot.context.pointer
