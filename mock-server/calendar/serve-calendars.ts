import { api } from '../../src/contract/api.ts'
import type { CalendarWindow } from '../../src/contract/calendar.ts'
import type { Clock } from '../clock.ts'
import { serve } from '../http/serve.ts'
import type { Almanac } from './almanac.ts'
import { createEarningsCalendar } from './earnings.ts'
import { createEconomicCalendar } from './economic.ts'

export type Calendars = ReturnType<typeof createCalendars>

export const createCalendars = (seed: string) => ({
  economic: createEconomicCalendar(seed),
  earnings: createEarningsCalendar(seed),
})

/** API-03. */
export function serveCalendars({ economic, earnings }: Calendars, clock: Clock) {
  const search = <Item>(almanac: Almanac<Item>, { startDate, endDate }: CalendarWindow) =>
    almanac.search(Date.parse(startDate), Date.parse(endDate), clock.now())
  return [
    serve(api.economicCalendar.search, async ({ body }) => ({ status: 200, body: { data: search(economic, body) } })),
    serve(api.earningsCalendar.search, async ({ body }) => ({ status: 200, body: { data: search(earnings, body) } })),
  ]
}
