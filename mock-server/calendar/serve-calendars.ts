import { api } from '../../src/contract/api.ts'
import { type CalendarWindow, EarningsReport, EconomicEvent } from '../../src/contract/calendar/calendar.ts'
import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import { serve, serveEncoded } from '../http/serve.ts'
import type { Turn } from '../turns.ts'
import { createEarningsCalendar } from './earnings.ts'
import { createEconomicCalendar } from './economic.ts'
import { createEncodedDays } from './encoded-days.ts'

export type Calendars = ReturnType<typeof createCalendars>

export const createCalendars = (seed: string) => ({
  economic: createEconomicCalendar(seed),
  earnings: createEarningsCalendar(seed),
})

type Prepared = {
  news: { warmUp(): Promise<void> }
  calendars: Calendars | undefined
  content: { warmUp(): Promise<void> }
  newsroom: { prepareStored(turn: Turn): Promise<void> }
  turn: Turn
}

/**
 * Prepares what the first visitors ask for, in short pieces: the newest news first, because it is what they see first. What an earlier release has
 * stored is prepared for searches last.
 */
export const warmingUp =
  ({ news, calendars, content, newsroom, turn }: Prepared, clock: Clock, { nextTurn }: Pick<Environment, 'nextTurn'>) =>
  async () => {
    await news.warmUp()
    await content.warmUp()
    for (const almanac of calendars ? [calendars.economic, calendars.earnings] : [])
      while (!almanac.prepareChanges(clock.now())) await new Promise<void>(nextTurn)
    await newsroom.prepareStored(turn)
  }

/** API-03. */
export function serveCalendars(calendars: Calendars | undefined, clock: Clock, turn: Turn) {
  if (!calendars) {
    return [
      serve(api.economicCalendar.search, async () => ({ status: 200, body: { data: [] } })),
      serve(api.earningsCalendar.search, async () => ({ status: 200, body: { data: [] } })),
    ]
  }
  const { economic, earnings } = calendars
  const [events, reports] = [
    createEncodedDays(economic, EconomicEvent, turn),
    createEncodedDays(earnings, EarningsReport, turn),
  ]
  const answer =
    (search: typeof events) =>
    async ({ body: { startDate, endDate } }: { body: CalendarWindow }) =>
      search(Date.parse(startDate), Date.parse(endDate), clock.now())
  return [
    serveEncoded(api.economicCalendar.search, answer(events)),
    serveEncoded(api.earningsCalendar.search, answer(reports)),
  ]
}
