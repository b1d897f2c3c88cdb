import * as z from 'zod/mini'
import { Id, Instant } from '../shared/fields.ts'

const name = z.string().check(z.minLength(1), z.maxLength(200))
/** ISO 4217. */
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const source = z.string().check(z.minLength(1), z.maxLength(200))
const times = {
  /** When the backend first had it. */
  acquisitionDateTime: Instant,
  /** When it last changed. */
  updatedDateTime: Instant,
}

/** How much markets tend to move on an event. */
export const Impact = z.enum(['low', 'medium', 'high'])
export type Impact = z.infer<typeof Impact>

/** A release of the economic calendar. Figures are in `unit`; null where not known or not yet. */
export const EconomicEvent = z.object({
  id: Id,
  eventDateTime: Instant,
  ...times,
  /** In English, as people read it. */
  country: name,
  eventName: name,
  currency,
  /** In `unit`; as revised once the event is released. */
  previous: z.nullable(z.number()),
  /** In `unit`: what `previous` was at first, where this release has revised it. */
  revisedFrom: z.optional(z.number()),
  /** In `unit`. */
  estimate: z.nullable(z.number()),
  /** In `unit`; as released first. */
  actual: z.nullable(z.number()),
  /** Whether a headline reports it, as far as the calendar knows: the call `headline` finds it. */
  isReported: z.optional(z.boolean()),
  /** `actual` less `previous`, in `unit`. */
  change: z.nullable(z.number()),
  impact: z.nullable(Impact),
  /** `change` in percent of `previous`: 1.5 is 1.5 %. */
  changePercentage: z.nullable(z.number()),
  /** '%', 'K', 'USD B' …; '' for a bare number. */
  unit: z.string().check(z.maxLength(20)),
  /** Beyond the specification, to mark invented data: `simulated` or the provider, as in news. */
  source,
})
export type EconomicEvent = z.infer<typeof EconomicEvent>

/** The most releases that a history has. */
export const HISTORY_LIMIT = 24

/** By market capitalisation in US dollars: from 200, 10, 2, 0.3 and 0.05 billion, and below. */
export const MarketCapCategory = z.enum(['mega', 'large', 'mid', 'small', 'micro', 'nano'])
export type MarketCapCategory = z.infer<typeof MarketCapCategory>

/** A company's report. Null where not known or not yet. */
export const EarningsReport = z.object({
  id: Id,
  earningsDateTime: Instant,
  ...times,
  /** Exchange symbol in upper case. */
  ticker: z.string().check(z.minLength(1), z.maxLength(16)),
  companyName: name,
  /** As traders say it: 'NASDAQ', 'NYSE'. */
  shortExchangeName: z.string().check(z.maxLength(50)),
  currency,
  /** In whole units of `currency`. */
  marketCap: z.nullable(z.number().check(z.gte(0))),
  marketCapCategory: z.nullable(MarketCapCategory),
  /** Earnings of a share, in `currency`. */
  eps: z.nullable(z.number()),
  /** Of a share, in `currency`. */
  estimatedEps: z.nullable(z.number()),
  /** In whole units of `currency`. */
  revenue: z.nullable(z.number()),
  /** In whole units of `currency`. */
  estimatedRevenue: z.nullable(z.number()),
  /** What the calendar's search looks in: company name, ticker and currency, in lower case. */
  search: z.string().check(z.maxLength(500)),
  /** Beyond the specification, to mark invented data: `simulated` or the provider, as in news. */
  source,
})
export type EarningsReport = z.infer<typeof EarningsReport>

/** The longest window that a calendar can be asked for, in days. */
export const CALENDAR_SPAN_LIMIT = 800
const DAY = 86_400_000

/** From the start of the first day to the end of the last, both in the user's zone and written in UTC; both ends belong to it. */
export const CalendarWindow = z
  .strictObject({ startDate: Instant, endDate: Instant })
  .check(z.refine(isCalendarWindow, `A window ends after it begins and is at most ${CALENDAR_SPAN_LIMIT} days long.`))
export type CalendarWindow = z.infer<typeof CalendarWindow>

function isCalendarWindow({ startDate, endDate }: { startDate: string; endDate: string }) {
  const span = Date.parse(endDate) - Date.parse(startDate)
  return span >= 0 && span <= CALENDAR_SPAN_LIMIT * DAY
}
