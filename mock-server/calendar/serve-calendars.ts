import { api } from '../../src/contract/api.ts'
import { type CalendarWindow, EarningsReport, EconomicEvent } from '../../src/contract/calendar/calendar.ts'
import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import { serve, serveEncoded } from '../http/serve.ts'
import type { Ports } from '../providers/provider.ts'
import type { Turn } from '../turns.ts'
import { createEncodedDays } from './encoded-days.ts'
import { createSubscription } from './subscriptions.ts'

/** Those that are on. */
export type Calendars = Pick<Partial<Ports>, 'releases' | 'reports'>

type Prepared = {
  news: { warmUp(): Promise<void> }
  installation: { ports: Calendars }
  content: { warmUp(): Promise<void> }
  newsroom: { prepareStored(turn: Turn): Promise<void> }
  turn: Turn
}

/**
 * Prepares what the first visitors ask for, in short pieces: the newest news first, because it is what they see first. What an earlier release has
 * stored is prepared for searches last.
 */
export const warmingUp =
  (
    { news, installation: { ports }, content, newsroom, turn }: Prepared,
    clock: Clock,
    { nextTurn }: Pick<Environment, 'nextTurn'>,
  ) =>
  async () => {
    await news.warmUp()
    await content.warmUp()
    for (const almanac of [ports.releases, ports.reports])
      while (almanac && !almanac.prepareChanges(clock.now())) await new Promise<void>(nextTurn)
    await newsroom.prepareStored(turn)
  }

/** API-03, API-16. */
export function serveCalendars({ releases, reports }: Calendars, clock: Clock, turn: Turn) {
  const none = async () => ({ status: 200 as const, body: { data: [] } })
  const answer =
    (search: ReturnType<typeof createEncodedDays>) =>
    async ({ body: { startDate, endDate } }: { body: CalendarWindow }) =>
      search(Date.parse(startDate), Date.parse(endDate), clock.now())
  return [
    serve(api.economicCalendar.subscribe, createSubscription(releases, 'economic calendar', clock, turn)),
    serve(api.earningsCalendar.subscribe, createSubscription(reports, 'earnings calendar', clock, turn)),
    releases
      ? serveEncoded(api.economicCalendar.search, answer(createEncodedDays(releases, EconomicEvent, turn)))
      : serve(api.economicCalendar.search, none),
    reports
      ? serveEncoded(api.earningsCalendar.search, answer(createEncodedDays(reports, EarningsReport, turn)))
      : serve(api.earningsCalendar.search, none),
  ]
}
