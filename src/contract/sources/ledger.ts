import * as z from 'zod/mini'
import { Instant } from '../shared/fields.ts'
import { NewsItem, Origin } from '../shared/news.ts'

/** How many days a ledger has at most, today included. */
export const LEDGER_DAYS = 7
/** Further publishers are only counted. */
export const LEDGER_SOURCES = 300

const count = z.int().check(z.gte(0))
const milliseconds = count
/** A day of UTC: `2026-11-28`. */
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** What a publisher brought in a day, or in all of them (SRC-02). */
export const SourceFigures = z.object({
  /** Headlines that lists have in that time. */
  items: count,
  /** From published to received: at most `median` for half of them, at most `p95` for 95 of 100. null where it is known of none. */
  lag: z.nullable(z.object({ median: milliseconds, p95: milliseconds })),
  /** Headlines that were the first of several publishers' about one fact (STY-01). */
  firsts: count,
  /** Headlines that say that they correct an earlier one. */
  corrections: count,
  /** The longest time without a headline; null before the first one. `isUnusual`: much longer than on other days (SRC-03). */
  silence: z.nullable(z.object({ longest: milliseconds, isUnusual: z.boolean() })),
})
export type SourceFigures = z.infer<typeof SourceFigures>

export const SourceRecord = z.object({
  name: NewsItem.shape.articleSource,
  newestAt: Instant,
  whole: SourceFigures,
  /** In the order of the ledger's days. */
  days: z.array(SourceFigures).check(z.maxLength(LEDGER_DAYS)),
})
export type SourceRecord = z.infer<typeof SourceRecord>

/** SRC-01: what each publisher of an origin has brought. */
export const Ledger = z.object({
  origin: Origin,
  /** What is older is not counted: the start of the first of seven days, or the oldest headline at hand. */
  since: Instant,
  until: Instant,
  /** Today first; the last one may be counted in part. */
  days: z.array(Day).check(z.minLength(1), z.maxLength(LEDGER_DAYS)),
  /** Those with the most headlines, in that order. */
  sources: z.array(SourceRecord).check(z.maxLength(LEDGER_SOURCES)),
  /** Of all publishers. */
  count,
})
export type Ledger = z.infer<typeof Ledger>
