import type { CalendarWindow } from '../../contract/calendar/calendar.ts'
import { type Client, refused } from './client.ts'

/** API-03, API-17: the calls about the calendars. A null list is an empty one. Each throws one `Failure` otherwise. */
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
  /** The last releases of an event's statistic, the newest first; undefined where the calendar has no such event. */
  async readReleaseHistory(id: string) {
    const answer = await client.economicCalendar.history({ query: { id } })
    if (answer.status === 404) return undefined
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data
  },
  /** The headline that reports a release; undefined where there is none yet. */
  async findReleaseHeadline(id: string) {
    const answer = await client.economicCalendar.headline({ query: { id } })
    if (answer.status !== 200) throw refused(answer)
    return answer.body.data ?? undefined
  },
})
