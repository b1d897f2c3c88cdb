import { millisecondsInMinute } from 'date-fns/constants'
import { api } from '../../src/contract/api.ts'
import { type EconomicEvent, HISTORY_LIMIT } from '../../src/contract/calendar/calendar.ts'
import type { NewsItem } from '../../src/contract/shared/news.ts'
import type { Clock } from '../clock.ts'
import { inMeteredTurns } from '../http/limits/metered-turns.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { Steps } from '../in-steps.ts'
import type { Ports } from '../providers/provider.ts'
import type { Turn } from '../turns.ts'
import { recall } from './history.ts'

type Served = Pick<Partial<Ports>, 'news' | 'releases'>

/** Figures are published within a minute after they are due, and reported within seconds (WLD-02). */
const REPORTED_WITHIN = 4 * millisecondsInMinute

/** API-17. */
export function serveHistory({ news, releases }: Served, { now }: Pick<Clock, 'now'>, turn: Turn) {
  const known = async (id: string, limit: number) => {
    const found = releases && (await recall(releases, id, now(), limit, turn))
    if (!found) throw notFound('The calendar has no such event.')
    return found
  }
  return [
    serve(api.economicCalendar.history, async ({ query: { id } }) => ({
      status: 200,
      body: { data: (await known(id, HISTORY_LIMIT)).past },
    })),
    serve(api.economicCalendar.headline, async ({ query: { id }, request: { meter } }) => {
      const { event } = await known(id, 0)
      const steps = news && event.isReported ? reportOf(news, event, now()) : undefined
      return { status: 200, body: { data: (steps && (await inMeteredTurns(steps, turn, meter))) ?? null } }
    }),
  ]
}

/** The first headline about a release. */
function* reportOf(
  news: Ports['news'],
  { id, eventDateTime }: EconomicEvent,
  now: number,
): Steps<NewsItem | undefined> {
  const due = Date.parse(eventDateTime)
  const until = Math.min(now, due + REPORTED_WITHIN)
  yield* news.write(due, until)
  return news.sourced(due, until).find(({ fact }) => fact.id === id)?.item
}
