import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { EconomicEvent } from '../../contract/calendar/calendar.ts'
import { hasOtherFigures } from '../../rules/calendar/release-history.ts'
import { port } from '../shared/ports.ts'

type Events = readonly EconomicEvent[]
/** `event`: the one whose row was opened. `history`: the newest first. */
type Context = { event?: EconomicEvent; history: Events }
type Event =
  | { type: 'history.asked'; event: EconomicEvent }
  | { type: 'history.left' }
  | { type: 'retry.pressed' }
  | { type: 'network.returned' }
  /** Of the calendar's list, also live. */
  | { type: 'items.changed'; items: Events }

const eventIn = ({ event }: { event: { event: EconomicEvent } }) => event.event
const itemsIn = ({ event }: { event: { items: Events } }) => event.items
const outputOf = ({ event }: { event: DoneActorEvent<Events> }) => event.output
const idNow = ({ context }: { context: Context }) => context.event?.id ?? ''
const initialContext = (): Context => ({ history: [] })
const sameIn = (items: Events, event: EconomicEvent | undefined) => items.find(({ id }) => id === event?.id)

/** CAL-15: the history of the statistic of one event. */
export const releaseHistoryMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { readHistory: port<Events, string>('readHistory') },
  actions: {
    takeEvent: assign((_, event: EconomicEvent) => ({ event, history: [] })),
    takeChange: assign(({ context }, items: Events) => ({ event: sameIn(items, context.event) ?? context.event })),
    keepHistory: assign((_, history: Events) => ({ history })),
    forget: assign({ event: undefined, history: [] }),
  },
  guards: {
    isChanged: ({ context }, items: Events) => hasOtherFigures(context.event, sameIn(items, context.event)),
    hasReleases: (_, history: Events) => history.length > 0,
  },
}).createMachine({
  id: 'releaseHistory',
  description: 'The history of the statistic of an economic event.',
  context: initialContext,
  initial: 'closed',
  on: { 'history.asked': { target: '.open', reenter: true, actions: { type: 'takeEvent', params: eventIn } } },
  states: {
    closed: {
      description: 'No history is open.',
    },
    open: {
      description: 'The user looks at the history of an event.',
      initial: 'loading',
      on: {
        'history.left': { target: 'closed', actions: 'forget' },
        'items.changed': {
          guard: { type: 'isChanged', params: itemsIn },
          target: '.loading',
          reenter: true,
          actions: { type: 'takeChange', params: itemsIn },
        },
      },
      states: {
        loading: {
          description: 'The releases are on their way; those that were there before stay.',
          invoke: {
            id: 'readHistory',
            src: 'readHistory',
            input: idNow,
            onDone: [
              {
                guard: { type: 'hasReleases', params: outputOf },
                target: 'shown',
                actions: { type: 'keepHistory', params: outputOf },
              },
              { target: 'empty', actions: { type: 'keepHistory', params: outputOf } },
            ],
            onError: 'failed',
          },
        },
        shown: {
          description: 'The user sees the releases.',
        },
        empty: {
          description: 'No release of the statistic is known, or the event has no figures.',
        },
        failed: {
          description: 'The releases could not be loaded, and the user can try again.',
          on: { 'retry.pressed': 'loading', 'network.returned': 'loading' },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof releaseHistoryMachine>
/** Undefined while none is open. */
export const openedOf = (snapshot: Snapshot) => snapshot.context.event
export const historyOf = (snapshot: Snapshot) => snapshot.context.history
export const isHistoryEmpty = (snapshot: Snapshot) => snapshot.matches({ open: 'empty' })
export const hasHistoryFailed = (snapshot: Snapshot) => snapshot.matches({ open: 'failed' })
