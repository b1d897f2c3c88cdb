import { createEarningsCalendar } from '../../../mock-server/calendar/earnings.ts'
import { createEconomicCalendar } from '../../../mock-server/calendar/economic.ts'
import { createSimulatedContent } from '../../../mock-server/world/content/simulated-content.ts'
import { createMarket } from '../../../mock-server/world/markets/market.ts'
import { createSimulatedNews } from '../../../mock-server/world/news/simulated-news.ts'
import type { EarningsReport, EconomicEvent } from '../../../src/contract/calendar/calendar.ts'
import type { ContentItem } from '../../../src/contract/content/content.ts'
import type { Instrument, Quote } from '../../../src/contract/markets/markets.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'

export const DAY = 86_400_000
/** How much further than the audited weeks the calendars and news reach, so that what happens at their edges has its other half. */
export const MARGIN = 2 * DAY

/** All that the audit knows of a world: what the backend would answer and push, at a moment when all of it is known. */
export type Served = {
  seed: string
  from: number
  until: number
  /** Oldest first, from the margin before `from` to the margin after `until`. */
  news: readonly NewsItem[]
  events: readonly EconomicEvent[]
  reports: readonly EarningsReport[]
  stories: readonly ContentItem[]
  instruments: readonly Instrument[]
  quote(symbol: string, at: number): Quote | undefined
}

export const timeOf = ({ publishedDatetime }: { publishedDatetime: string }) => Date.parse(publishedDatetime)

export function servedBy(seed: string, from: number, until: number): Served {
  const [first, last] = [from - MARGIN, until + MARGIN]
  const [economic, earnings] = [createEconomicCalendar(seed), createEarningsCalendar(seed)]
  const market = createMarket(seed)
  return {
    seed,
    from,
    until,
    news: createSimulatedNews(seed).between(first, last),
    stories: createSimulatedContent(seed).between(from, until),
    events: economic.search(first - DAY, last + DAY, last + 2 * DAY),
    reports: earnings.search(first - DAY, last + DAY, last + 2 * DAY),
    instruments: market.instruments(),
    quote: market.quote,
  }
}
