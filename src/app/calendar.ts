import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate'
import type { createChoices } from '../adapters/choices.ts'
import { saveText } from '../adapters/download.ts'
import { allZones, homeZone, watchSeconds } from '../adapters/seconds.ts'
import { createFinancial } from '../adapters/sockets/financial.ts'
import type { Sockets } from '../adapters/sockets/sockets.ts'
import type { CalendarWindow, EarningsReport, EconomicEvent } from '../contract/calendar.ts'
import { CalendarChoices } from '../contract/calendar-choices.ts'
import { askedOf, calendarMachine, daysOf, nowOf, tabOf, weekShownOf, zoneOf } from '../machines/calendar.machine.ts'
import { earningsListMachine, economicListMachine, itemsOf } from '../machines/calendar-list.machine.ts'
import { type connectionMachine, reachOf } from '../machines/connection.machine.ts'
import type { notificationMachine } from '../machines/notification.machine.ts'
import { zoneSearchMachine } from '../machines/zone-search.machine.ts'
import { addDays } from '../rules/calendar-days.ts'
import { writeIcs } from '../rules/calendar-ics.ts'
import { byDays, type CalendarItem, listed } from '../rules/calendar-list.ts'
import type { Calls } from './session.ts'

type Reach = { calls: Calls; sockets: Sockets; choices: ReturnType<typeof createChoices> }
export type CalendarCharts = ReturnType<typeof createCalendarCharts>

/** The calendar as it is read, and its two lists. */
export function createCalendarCharts({ calls, sockets, choices }: Reach) {
  const financial = createFinancial(sockets.financial())
  const watchClock = fromCallback(({ sendBack }) => watchSeconds((now) => sendBack({ type: 'clock.ticked', now })))
  const economic = {
    searchCalendar: fromPromise<readonly EconomicEvent[], CalendarWindow | undefined>(async ({ input }) =>
      input ? (await calls()).http.searchEconomicCalendar(input) : [],
    ),
    watchCalendar: fromCallback(({ sendBack }) => financial.watchEconomicCalendar(sendBack)),
  }
  const earnings = {
    searchCalendar: fromPromise<readonly EarningsReport[], CalendarWindow | undefined>(async ({ input }) =>
      input ? (await calls()).http.searchEarningsCalendar(input) : [],
    ),
    watchCalendar: fromCallback(({ sendBack }) => financial.watchEarningsCalendar(sendBack)),
  }
  return {
    calendar: createActor(calendarMachine.provide({ actors: { watchClock } }), {
      input: { now: Date.now(), homeZone: homeZone(), choices: choices.calendar(CalendarChoices) },
    }),
    zoneSearch: createActor(zoneSearchMachine, { input: { zones: allZones() } }),
    economicCalendar: createActor(economicListMachine.provide({ actors: economic })),
    earningsCalendar: createActor(earningsListMachine.provide({ actors: earnings })),
  }
}

type Frame = {
  notification: ActorRefFrom<typeof notificationMachine>
  connection: ActorRefFrom<typeof connectionMachine>
  choices: Reach['choices']
}

/** Who hears whom: the calendar says which window its lists are of. */
export function introduceCalendar(charts: CalendarCharts, { notification, connection, choices }: Frame) {
  const { calendar, zoneSearch, economicCalendar, earningsCalendar } = charts
  const ask = (window: CalendarWindow) => {
    economicCalendar.send({ type: 'window.asked', window })
    earningsCalendar.send({ type: 'window.asked', window })
  }
  const tell = (text: string) => () => {
    // without a network the panel and the top bar say so
    if (reachOf(connection.getSnapshot()) === 'offline') return
    notification.send({ type: 'notice.told', notice: { kind: 'Failure', text } })
  }
  economicCalendar.on('load.failed', tell('The economic calendar could not be loaded.'))
  earningsCalendar.on('load.failed', tell('The earnings calendar could not be loaded.'))
  zoneSearch.on('zone.chosen', (chosen) => calendar.send(chosen))
  calendar.on('window.changed', ({ window }) => ask(window))
  calendar.on('choices.made', ({ choices: made }) => choices.keepCalendar(made))
  calendar.on('export.asked', ({ reach }) => saveCalendar(charts, reach))
  connection.on('connection.restored', () => {
    for (const list of [economicCalendar, earningsCalendar]) list.send({ type: 'retry.pressed' })
  })
}

function saveCalendar({ calendar, economicCalendar, earningsCalendar }: CalendarCharts, reach: 'week' | 'all') {
  const snapshot = calendar.getSnapshot()
  const tab = tabOf(snapshot)
  const items: readonly CalendarItem[] =
    tab === 'economic' ? itemsOf(economicCalendar.getSnapshot()) : itemsOf(earningsCalendar.getSnapshot())
  const week = weekShownOf(snapshot)
  const days = reach === 'week' ? { first: week, last: addDays(week, 6) } : daysOf(snapshot)
  const chosen = byDays(listed(items, askedOf(snapshot)), days, zoneOf(snapshot)).flatMap((day) => day.items)
  saveText(`${tab}-calendar-${days.first}.ics`, writeIcs(chosen, nowOf(snapshot)), 'text/calendar')
}
