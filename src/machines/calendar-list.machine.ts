import { assign, type DoneActorEvent, emit, raise, type SnapshotFrom, setup } from 'xstate'
import type { CalendarWindow, EarningsReport, EconomicEvent } from '../contract/calendar.ts'
import { type CalendarItem, mergeById } from '../rules/calendar-list.ts'
import { port, stream } from './ports.ts'

type Items<Item> = readonly Item[]
/** `fresh`: what came in live since the window was last asked for; an answer that was on its way meanwhile is older. */
type Context<Item> = { window?: CalendarWindow; items: Items<Item>; fresh: Items<Item> }
type Event<Item> =
  | { type: 'window.asked'; window: CalendarWindow }
  | { type: 'retry.pressed' }
  | { type: 'items.updated'; items: Items<Item> }
  | { type: 'connection.opened' }
  | { type: 'connection.lost' }
  | { type: 'gap.noticed' }
type Emitted = { type: 'load.failed' }

const parts = <Item extends CalendarItem>() =>
  setup({
    types: { context: {} as Context<Item>, events: {} as Event<Item>, emitted: {} as Emitted },
    actors: {
      searchCalendar: port<Items<Item>, CalendarWindow | undefined>('searchCalendar'),
      watchCalendar: stream('watchCalendar'),
    },
    actions: {
      keepWindow: assign((_, window: CalendarWindow) => ({ window })),
      forgetFresh: assign({ fresh: [] }),
      keepAnswer: assign(({ context }, answer: Items<Item>) => ({
        items: mergeById(mergeById<Item>([], answer), context.fresh),
      })),
      mergeUpdate: assign(({ context }, items: Items<Item>) => ({
        items: mergeById(context.items, items),
        fresh: mergeById(context.fresh, items),
      })),
      noticeGap: raise({ type: 'gap.noticed' }),
      announceFailed: emit({ type: 'load.failed' }),
    },
  })

const outputOf = <Output>({ event }: { event: DoneActorEvent<Output> }) => event.output

/** What was told while the connection was cut is missing. */
const link = {
  initial: 'whole',
  invoke: { id: 'watchCalendar', src: 'watchCalendar' },
  states: {
    whole: { on: { 'connection.lost': 'cut' } },
    cut: { on: { 'connection.opened': { target: 'whole', actions: 'noticeGap' } } },
  },
} as const

/** One of the two calendars: the items of a window, and what changes in them live (CAL-06, CAL-10, RT-01). */
const listMachine = <Item extends CalendarItem>(id: string) =>
  parts<Item>().createMachine({
    id,
    context: { items: [], fresh: [] },
    type: 'parallel',
    on: { 'items.updated': { actions: { type: 'mergeUpdate', params: ({ event }) => event.items } } },
    states: {
      list: {
        initial: 'unasked',
        on: {
          'window.asked': { target: '.asked', actions: { type: 'keepWindow', params: ({ event }) => event.window } },
        },
        states: {
          unasked: {},
          asked: {
            initial: 'loading',
            // an answer to an older question has nobody left to hear it (RT-05)
            on: { 'gap.noticed': '.loading' },
            states: {
              loading: {
                entry: 'forgetFresh',
                invoke: {
                  id: 'searchCalendar',
                  src: 'searchCalendar',
                  input: ({ context }) => context.window,
                  onDone: { target: 'shown', actions: { type: 'keepAnswer', params: outputOf<Items<Item>> } },
                  onError: { target: 'failed', actions: 'announceFailed' },
                },
              },
              shown: {},
              failed: { on: { 'retry.pressed': 'loading' } },
            },
          },
        },
      },
      link,
    },
  })

export const economicListMachine = listMachine<EconomicEvent>('economicCalendar')
export const earningsListMachine = listMachine<EarningsReport>('earningsCalendar')

type Snapshot = SnapshotFrom<typeof economicListMachine> | SnapshotFrom<typeof earningsListMachine>
/** In the order of their time. */
export const itemsOf = <Item>(snapshot: { context: Context<Item> }) => snapshot.context.items
export const isLoading = (snapshot: Snapshot) =>
  snapshot.matches({ list: 'unasked' }) || snapshot.matches({ list: { asked: 'loading' } })
export const hasFailed = (snapshot: Snapshot) => snapshot.matches({ list: { asked: 'failed' } })
