import { assign, type DoneActorEvent, raise, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { CalendarWindow, EarningsReport, EconomicEvent } from '../../contract/calendar/calendar.ts'
import { type CalendarItem, mergeById } from '../../rules/calendar/calendar-list.ts'
import { port, stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'
import type { ExportAsk } from './calendar-parts.ts'

type Items<Item> = readonly Item[]
/** `fresh`: what came in live since the window was last asked for; an answer that was on its way meanwhile is older. */
type Context<Item> = { window?: CalendarWindow; items: Items<Item>; fresh: Items<Item> }
type Event<Item> =
  | { type: 'window.asked'; window: CalendarWindow }
  /** The list is shown, or is about to be. */
  | { type: 'list.wanted' }
  | { type: 'retry.pressed' }
  /** Whether the installation has this calendar. */
  | { type: 'kind.begun' }
  | { type: 'kind.ended' }
  | { type: 'items.updated'; items: Items<Item> }
  | { type: 'connection.opened' }
  | { type: 'connection.lost' }
  | { type: 'gap.noticed' }
  | { type: 'start.noticed' }
  | { type: 'answer.missed' }
  /** Whether the browser has no network. */
  | { type: 'offline.begun' }
  | { type: 'offline.ended' }
  | { type: 'export.asked'; ask: ExportAsk }
/** `load.failed`: and the user must be notified. */
type Emitted = { type: 'load.failed' }
export type FileEvent<Item> = { type: 'file.wanted'; items: Items<Item>; ask: ExportAsk }

const parts = <Item extends CalendarItem>() =>
  setup({
    types: { context: {} as Context<Item>, events: {} as Event<Item>, emitted: {} as Emitted },
    actors: {
      searchCalendar: port<Items<Item>, CalendarWindow | undefined>('searchCalendar'),
      watchCalendar: stream('watchCalendar'),
      saveFile: stream<FileEvent<Item>>('saveFile'),
    },
    actions: {
      keepWindow: assign((_, window: CalendarWindow) => ({ window })),
      forgetFresh: assign({ fresh: [] }),
      forgetItems: assign({ items: [], fresh: [] }),
      keepAnswer: assign(({ context }, answer: Items<Item>) => ({
        items: mergeById(mergeById<Item>([], answer), context.fresh),
      })),
      mergeUpdate: assign(({ context }, items: Items<Item>) => ({
        items: mergeById(context.items, items),
        fresh: mergeById(context.fresh, items),
      })),
      noticeGap: raise({ type: 'gap.noticed' }),
      noticeStart: raise({ type: 'start.noticed' }),
      missAnswer: raise({ type: 'answer.missed' }),
      announceFailed: report({ type: 'load.failed' }),
      saveFile: sendTo(
        'saveFile',
        ({ context }, ask: ExportAsk): FileEvent<Item> => ({ type: 'file.wanted', items: context.items, ask }),
      ),
    },
    guards: { hasWindow: ({ context }) => context.window !== undefined },
  })

const outputOf = <Output>({ event }: { event: DoneActorEvent<Output> }) => event.output

const itemsIn = <Value>({ event }: { event: { items: Value } }) => event.items
const askIn = <Value>({ event }: { event: { ask: Value } }) => event.ask
const windowIn = <Value>({ event }: { event: { window: Value } }) => event.window
const windowAsked = ({ context }: { context: { window?: CalendarWindow } }) => context.window

/** Changes that were announced while the connection was cut are missing. */
const link = parts<CalendarItem>().createStateConfig({
  description: 'Whether live changes may have been missed since the items were loaded.',
  initial: 'awaited',
  invoke: { id: 'watchCalendar', src: 'watchCalendar' },
  states: {
    awaited: {
      description: 'The connection has not opened yet, and what is shown when it does may be older.',
      on: { 'connection.opened': { target: 'whole', actions: 'noticeStart' } },
    },
    whole: {
      description: 'No live change has been missed.',
      on: { 'connection.lost': 'cut' },
    },
    cut: {
      description: 'The connection is lost, and changes may be missed until the items are loaded again.',
      on: { 'connection.opened': { target: 'whole', actions: 'noticeGap' } },
    },
  },
})

const unasked = parts<CalendarItem>().createStateConfig({
  description: 'This list has not been looked at yet, so nothing is loaded.',
  on: {
    'window.asked': { actions: { type: 'keepWindow', params: windowIn } },
    'list.wanted': [{ guard: 'hasWindow', target: 'asked' }, { target: 'awaited' }],
  },
})

const shown = parts<CalendarItem>().createStateConfig({
  description: 'The user sees the items of these dates.',
  on: { 'start.noticed': 'loading' },
})

/** BCK-13: the window is kept for when the kind is served. */
const off = parts<CalendarItem>().createStateConfig({
  description: 'The installation does not have this calendar.',
  on: {
    'window.asked': { actions: { type: 'keepWindow', params: windowIn } },
    'kind.begun': [{ guard: 'hasWindow', target: 'asked' }, { target: 'awaited' }],
  },
})

/** ERR-07: without a network the panel and the top bar show what is missing. */
const network = parts<CalendarItem>().createStateConfig({
  description: 'Whether the browser has a network.',
  initial: 'there',
  states: {
    there: {
      description: 'There is a network, so the user is notified when the items could not be loaded.',
      on: { 'offline.begun': 'gone', 'answer.missed': { actions: 'announceFailed' } },
    },
    gone: {
      description: 'There is no network, so the user is not notified of each failure.',
      on: { 'offline.ended': 'there' },
    },
  },
})

/** One of the two calendars: the items of a window, and what changes in them live (CAL-06, CAL-10, RT-01). */
const listMachine = <Item extends CalendarItem>(id: string) =>
  parts<Item>().createMachine({
    id,
    description: 'One list of a calendar: the items of the chosen dates, kept up to date.',
    context: { items: [], fresh: [] },
    type: 'parallel',
    invoke: { id: 'saveFile', src: 'saveFile' },
    on: {
      'items.updated': { actions: { type: 'mergeUpdate', params: itemsIn } },
      'export.asked': { actions: { type: 'saveFile', params: askIn } },
    },
    states: {
      list: {
        description: 'The items of the dates that were asked for.',
        initial: 'unasked',
        on: {
          'window.asked': { target: '.asked', actions: { type: 'keepWindow', params: windowIn } },
          'kind.ended': { target: '.off', actions: 'forgetItems' },
        },
        states: {
          off,
          unasked,
          awaited: { description: 'The list is wanted, and no dates have been asked for yet.' },
          asked: {
            description: 'Dates have been asked for.',
            initial: 'loading',
            // an answer to an older request is dropped (RT-05)
            on: { 'gap.noticed': '.loading' },
            states: {
              loading: {
                description: 'The items are on their way.',
                entry: 'forgetFresh',
                invoke: {
                  id: 'searchCalendar',
                  src: 'searchCalendar',
                  input: windowAsked,
                  onDone: { target: 'shown', actions: { type: 'keepAnswer', params: outputOf } },
                  onError: { target: 'failed', actions: 'missAnswer' },
                },
              },
              shown,
              failed: {
                description: 'The items could not be loaded, and the user can try again.',
                on: { 'retry.pressed': 'loading' },
              },
            },
          },
        },
      },
      link,
      network,
    },
  })

export const economicListMachine = listMachine<EconomicEvent>('economicCalendar')
export const earningsListMachine = listMachine<EarningsReport>('earningsCalendar')

type Snapshot = SnapshotFrom<typeof economicListMachine> | SnapshotFrom<typeof earningsListMachine>
/** In the order of their time. */
export const itemsOf = <Item>(snapshot: { context: Context<Item> }) => snapshot.context.items
export const isLoading = (snapshot: Snapshot) =>
  snapshot.matches({ list: 'unasked' }) ||
  snapshot.matches({ list: 'awaited' }) ||
  snapshot.matches({ list: { asked: 'loading' } })
export const isOff = (snapshot: Snapshot) => snapshot.matches({ list: 'off' })
export const hasFailed = (snapshot: Snapshot) => snapshot.matches({ list: { asked: 'failed' } })
