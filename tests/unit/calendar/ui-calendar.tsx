import { act } from '@testing-library/react'
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate'
import type { CalendarWindow, EarningsReport, EconomicEvent } from '../../../src/contract/calendar/calendar.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { calendarMachine, windowOf } from '../../../src/machines/calendar/calendar.machine.ts'
import {
  earningsListMachine,
  economicListMachine,
  type FileEvent,
} from '../../../src/machines/calendar/calendar-list.machine.ts'
import type { ChoicesEvent, ListsEvent } from '../../../src/machines/calendar/calendar-parts.ts'
import { releaseHeadlineMachine } from '../../../src/machines/calendar/release-headline.machine.ts'
import { releaseHistoryMachine } from '../../../src/machines/calendar/release-history.machine.ts'
import { zoneSearchMachine } from '../../../src/machines/calendar/zone-search.machine.ts'
import { CalendarPanel } from '../../../src/ui/calendar/CalendarPanel.tsx'
import { type Widgets, WidgetsProvider } from '../../../src/ui/widgets.tsx'
import { show } from '../markets/ui-charts.tsx'

/** A Monday at noon in UTC. */
export const noon = Date.parse('2026-10-05T12:00:00.000Z')

type Outside = {
  events?: () => Promise<readonly EconomicEvent[]>
  reports?: () => Promise<readonly EarningsReport[]>
  homeZone?: string
  history?: (id: string) => Promise<readonly EconomicEvent[] | undefined>
  headline?: (id: string) => Promise<NewsItem | undefined>
}
const none = async () => []
const silence = () => undefined
const nothing = async () => undefined

/** The panel with its real charts; the calls answer as given in the argument, and the clock is stopped at `noon`. */
export async function showCalendar(outside: Outside = {}) {
  const { events = none, reports = none, homeZone = 'UTC', history = none, headline = nothing } = outside
  const watchCalendar = fromCallback(silence)
  const charts = {
    calendar: createActor(
      calendarMachine.provide({
        actors: {
          watchClock: watchCalendar,
          followLists: fromCallback<ListsEvent, string | undefined>(silence),
          keepChoices: fromCallback<ChoicesEvent>(silence),
        },
      }),
      {
        input: { now: noon, homeZone },
      },
    ),
    zoneSearch: createActor(zoneSearchMachine, { input: { zones: Intl.supportedValuesOf('timeZone') } }),
    economicCalendar: createActor(
      economicListMachine.provide({
        actors: {
          searchCalendar: fromPromise<readonly EconomicEvent[], CalendarWindow | undefined>(events),
          watchCalendar,
          saveFile: fromCallback<FileEvent<EconomicEvent>>(silence),
        },
      }),
    ),
    earningsCalendar: createActor(
      earningsListMachine.provide({
        actors: {
          searchCalendar: fromPromise<readonly EarningsReport[], CalendarWindow | undefined>(reports),
          watchCalendar,
          saveFile: fromCallback<FileEvent<EarningsReport>>(silence),
        },
      }),
    ),
    releaseHistory: createActor(
      releaseHistoryMachine.provide({
        actors: {
          readHistory: fromPromise<readonly EconomicEvent[] | undefined, string>(({ input }) => history(input)),
        },
      }),
    ),
    releaseHeadline: createActor(
      releaseHeadlineMachine.provide({
        actors: { findHeadline: fromPromise<NewsItem | undefined, string>(({ input }) => headline(input)) },
      }),
    ),
  }
  for (const chart of Object.values(charts)) chart.start()
  const window = windowOf(charts.calendar.getSnapshot())
  charts.economicCalendar.send({ type: 'list.wanted' })
  charts.earningsCalendar.send({ type: 'list.wanted' })
  charts.economicCalendar.send({ type: 'window.asked', window })
  charts.earningsCalendar.send({ type: 'window.asked', window })
  charts.zoneSearch.on('zone.chosen', (chosen) => charts.calendar.send(chosen))
  const said: AnyEventObject[] = []
  const { charts: page, lazyOf } = await show(
    // the panel asks for its own charts only
    <WidgetsProvider value={charts as unknown as Widgets}>
      <CalendarPanel isOpen collapse={null} />
    </WidgetsProvider>,
  )
  charts.calendar.on('*', (event) => said.push(event))
  return {
    ...charts,
    connection: page.connection,
    lazyOf,
    said,
    notify: (say: () => void) => act(async () => say()),
  }
}
