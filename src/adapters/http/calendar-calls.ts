import type { CalendarWindow } from '../../contract/calendar/calendar.ts'
import { type Client, refused } from './client.ts'

/** API-03: the calls about the calendars. A null answer is an empty list. Each throws one `Failure` otherwise. */
export const createCalendarCalls = (client: Pick<Client, 'economicCalendar' | 'earningsCalendar'>) => ({
  async searchEconomicCalendar(body: CalendarWindow) {
    const answer = await client.economicCalendar.search({ body })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data ?? []
  },
  async searchEarningsCalendar(body: CalendarWindow) {
    const answer = await client.earningsCalendar.search({ body })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data ?? []
  },
})
