import { assign, type DoneActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
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
type Emitted = { type: 'load.failed' }

/** One of the two calendars: the items of a window, and what changes in them live (CAL-06, CAL-10, RT-01). */
const listMachine = <Item extends CalendarItem>(id: string) =>
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
      announceFailed: emit({ type: 'load.failed' }),
    },
  }).createMachine({
    id,
    context: { items: [], fresh: [] },
    type: 'parallel',
    on: { 'items.updated': { actions: { type: 'mergeUpdate', params: ({ event }) => event.items } } },
    states: {
      list: {
        initial: 'unasked',
        // an answer to an older window has nobody left to hear it (RT-05)
        on: {
          'window.asked': {
            target: '.loading',
            reenter: true,
            actions: { type: 'keepWindow', params: ({ event }) => event.window },
          },
        },
        states: {
          unasked: {},
          loading: {
            entry: 'forgetFresh',
            invoke: {
              id: 'searchCalendar',
              src: 'searchCalendar',
              input: ({ context }) => context.window,
              onDone: {
                target: 'shown',
                actions: {
                  type: 'keepAnswer',
                  params: ({ event }: { event: DoneActorEvent<Items<Item>> }) => event.output,
                },
              },
              onError: { target: 'failed', actions: 'announceFailed' },
            },
          },
          shown: { on: { 'gap.noticed': 'loading' } },
          failed: { on: { 'retry.pressed': 'loading', 'gap.noticed': 'loading' } },
        },
      },
      link: {
        initial: 'new',
        invoke: { id: 'watchCalendar', src: 'watchCalendar' },
        states: {
          new: { on: { 'connection.lost': 'cut' } },
          cut: { on: { 'connection.opened': { target: 'new', actions: 'noticeGap' } } },
        },
      },
    },
  })
