import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import { stream } from './ports.ts'

/** `day`: the world's, as `2026-11-21`; `lasts`: milliseconds until it is over; `isElsewhere`: its time is not the user's. */
export type DayReading = { day: string; lasts: number; isElsewhere?: boolean }
type Event = { type: 'day.changed'; reading: DayReading }
export type DayEvent = { type: 'day.wanted' }

const initialContext = ({ input }: { input: DayReading }) => input
const readingIn = <Value>({ event }: { event: { reading: Value } }) => event.reading

/** LAY-08: the day of what is shown: the user's, but for a scenario. At midnight the clock is read again, and whenever the outside thinks that it may have stood still. */
export const todayMachine = setup({
  types: { context: {} as DayReading, events: {} as Event, input: {} as DayReading },
  actors: { watchDay: stream<DayEvent>('watchDay') },
  actions: {
    take: assign((_, reading: DayReading) => reading),
    askDay: sendTo('watchDay', { type: 'day.wanted' }),
  },
  delays: { untilMidnight: ({ context }) => context.lasts },
}).createMachine({
  id: 'today',
  description: 'The day of what is shown, in the zone of the user.',
  context: initialContext,
  invoke: { id: 'watchDay', src: 'watchDay' },
  initial: 'passing',
  on: { 'day.changed': { target: '.passing', actions: { type: 'take', params: readingIn } } },
  states: {
    passing: {
      description: 'The day goes on until midnight.',
      after: { untilMidnight: 'over' },
    },
    over: {
      description: 'Midnight has come, and the clock is read again.',
      entry: 'askDay',
    },
  },
})

export const isElsewhere = ({ context }: SnapshotFrom<typeof todayMachine>) => context.isElsewhere === true
export const dayOf = ({ context }: SnapshotFrom<typeof todayMachine>) => context.day
