import * as z from 'zod/mini'
import { EarningsReport } from '../calendar/calendar.ts'
import { SymbolKind } from '../filters/symbols.ts'
import { MarketKind, MarketSymbol } from '../markets/markets.ts'
import { Instant } from '../shared/fields.ts'

const name = z.string().check(z.minLength(1), z.maxLength(200))
const count = z.int().check(z.gte(0))

export const PEERS_LIMIT = 8
export const REPORTS_LIMIT = 8

/** What is known of one symbol (TCK-01). */
export const TickerProfile = z.object({
  symbol: MarketSymbol,
  /** As it is registered, or as traders call it. */
  name,
  /** What the symbol stands for in the directory of listed companies, or in prices. */
  kind: z.enum([...SymbolKind.options, ...MarketKind.options]),
  /** '' where none is known. */
  exchange: z.string().check(z.maxLength(50)),
  /** In the words of GICS; null where not known. */
  sector: z.nullable(name),
  industry: z.nullable(name),
  /** Other symbols of the same company, the main one first. */
  others: z.array(MarketSymbol).check(z.maxLength(20)),
  hasPrices: z.boolean(),
  news: z.object({
    /** Headlines about it in the last 24 hours. */
    lastDay: count,
    /** In 24 hours on average, in the time before; null where less than a day of that is known. */
    usual: z.nullable(z.number().check(z.gte(0))),
  }),
  /** Symbols that the same headlines are about, the most frequent first. `together`: in how many. */
  peers: z.array(z.object({ symbol: MarketSymbol, name, together: count })).check(z.maxLength(PEERS_LIMIT)),
  /** Others of its industry, the largest first. */
  sameIndustry: z.array(z.object({ symbol: MarketSymbol, name })).check(z.maxLength(PEERS_LIMIT)),
  /** The last ones and the next, in the order of their time; null where the installation has no earnings calendar. */
  reports: z.nullable(z.array(EarningsReport).check(z.maxLength(REPORTS_LIMIT))),
  asOf: Instant,
})
export type TickerProfile = z.infer<typeof TickerProfile>
