import { fromCallback, fromPromise } from 'xstate'
import { allZones, homeZone, watchSeconds } from '../../adapters/calendar/seconds.ts'
import type { createChoices } from '../../adapters/shared/choices.ts'
import { saveText } from '../../adapters/shared/download.ts'
import { createFinancial } from '../../adapters/sockets/financial.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import type { CalendarWindow, EarningsReport, EconomicEvent } from '../../contract/calendar/calendar.ts'
import { CalendarChoices } from '../../contract/calendar/calendar-choices.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { NewsItem } from '../../contract/shared/news.ts'
import { calendarMachine } from '../../machines/calendar/calendar.machine.ts'
import {
  earningsListMachine,
  economicListMachine,
  type FileEvent,
} from '../../machines/calendar/calendar-list.machine.ts'
import type { CalendarTab, ChoicesEvent } from '../../machines/calendar/calendar-parts.ts'
import { releaseHeadlineMachine } from '../../machines/calendar/release-headline.machine.ts'
import { releaseHistoryMachine } from '../../machines/calendar/release-history.machine.ts'
import { zoneSearchMachine } from '../../machines/calendar/zone-search.machine.ts'
import { writeIcs } from '../../rules/calendar/calendar-ics.ts'
import { byDays, type CalendarItem, listed as listedIn } from '../../rules/calendar/calendar-list.ts'
import type { Calls } from '../session/session.ts'
import type { Listed } from '../shared/listed.ts'
import { namedLists } from '../shared/named-lists.ts'

type Reach = {
  calls: Calls
  sockets: Sockets
  choices: ReturnType<typeof createChoices>
  listed: Listed
  environment: Environment
}

/** The calendar as it is read, and its two lists. */
export function createCalendarCharts({ calls, sockets, choices, listed, environment }: Reach) {
  const financial = createFinancial(sockets.financial())
  const watchClock = fromCallback(({ sendBack }) =>
    watchSeconds((now) => sendBack({ type: 'clock.ticked', now }), environment),
  )
  const keepChoices = fromCallback<ChoicesEvent>(({ receive }) => {
    receive((made) => choices.keepLater('calendar', made.choices))
  })
  const economic = {
    searchCalendar: fromPromise<readonly EconomicEvent[], CalendarWindow | undefined>(async ({ input }) =>
      input ? (await calls()).http.searchEconomicCalendar(input) : [],
    ),
    watchCalendar: fromCallback(({ sendBack }) => financial.watchEconomicCalendar(sendBack)),
    saveFile: saver<EconomicEvent>('economic', environment),
  }
  const earnings = {
    searchCalendar: fromPromise<readonly EarningsReport[], CalendarWindow | undefined>(async ({ input }) =>
      input ? (await calls()).http.searchEarningsCalendar(input) : [],
    ),
    watchCalendar: fromCallback(({ sendBack }) => financial.watchEarningsCalendar(sendBack)),
    saveFile: saver<EarningsReport>('earnings', environment),
  }
  return {
    calendar: {
      logic: calendarMachine.provide({ actors: { watchClock, followLists: namedLists(listed), keepChoices } }),
      input: { now: environment.now(), homeZone: homeZone(), choices: choices.later('calendar', CalendarChoices) },
    },
    zoneSearch: { logic: zoneSearchMachine, input: { zones: allZones() } },
    economicCalendar: { logic: economicListMachine.provide({ actors: economic }) },
    earningsCalendar: { logic: earningsListMachine.provide({ actors: earnings }) },
    ...createReleaseCharts(calls),
  }
}

/** What is asked about one event. */
function createReleaseCharts(calls: Calls) {
  const readHistory = fromPromise<readonly EconomicEvent[] | undefined, string>(async ({ input }) =>
    (await calls()).http.readReleaseHistory(input),
  )
  const findHeadline = fromPromise<NewsItem | undefined, string>(async ({ input }) =>
    (await calls()).http.findReleaseHeadline(input),
  )
  return {
    releaseHistory: { logic: releaseHistoryMachine.provide({ actors: { readHistory } }) },
    releaseHeadline: { logic: releaseHeadlineMachine.provide({ actors: { findHeadline } }) },
  }
}

/** Saves what of a list is displayed, for a calendar program. */
const saver = <Item extends CalendarItem>(tab: CalendarTab, environment: Environment) =>
  fromCallback<FileEvent<Item>>(({ receive }) => {
    receive(({ items, ask: { asked, days, zone, now } }) => {
      const chosen = byDays(listedIn(items, asked), days, zone).flatMap((day) => day.items)
      const name = `${tab}-calendar-${days.first}.ics`
      saveText({ name, text: writeIcs(chosen, { written: now }), type: 'text/calendar' }, environment)
    })
  })
