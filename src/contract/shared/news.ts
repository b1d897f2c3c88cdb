import * as z from 'zod/mini'
import { HttpLink, Id, Instant } from './fields.ts'
import { Topic } from './topics.ts'

/** The `source` of everything that the backend invents. Real sources are named `feed:…`. */
export const SIMULATED = 'simulated'

/** Whether something comes from a real source or from the simulated world. */
export const Origin = z.enum(['real', 'simulated'])
export type Origin = z.infer<typeof Origin>

export const Sentiment = z.enum(['positive', 'neutral', 'negative'])
export type Sentiment = z.infer<typeof Sentiment>

/** How much a headline matters: `weight` is 1 (worth a story), 2 (important for those it names) or 3 (moves markets); `why` is the name of the rule that says so. */
export const Importance = z.object({
  why: z.string().check(z.minLength(1), z.maxLength(40)),
  weight: z.literal([1, 2, 3]),
})
export type Importance = z.infer<typeof Importance>

/** One headline of the wire. */
export const NewsItem = z.object({
  id: Id,
  /** When its source says that it was published; that may be in the future. */
  publishedDatetime: Instant,
  /** Where lists have it, if not at `publishedDatetime`: see `sortDatetimeOf`. The earlier of that and `receivedDatetime`; a correction keeps it. */
  sortDatetime: z.optional(Instant),
  /** When the backend first had it. */
  receivedDatetime: Instant,
  title: z.string().check(z.minLength(1), z.maxLength(500)),
  /** Which machine brought it: `simulated`, `injected` or `feed:` and the document's name. */
  source: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The publisher's name as people read it. What is simulated begins with 'Simulated'. */
  articleSource: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Other publishers who brought the same item. */
  otherSources: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(20))),
  /** Where the article can be read; null where there is none, as for simulated items. */
  link: z.nullable(HttpLink),
  /** Plain text, '' where there is none. */
  summary: z.string().check(z.maxLength(5000)),
  sentiment: Sentiment,
  /** From -1 (bad for what it names) to 1 (good). */
  sentimentScore: z.number().check(z.gte(-1), z.lte(1)),
  /** Exchange symbols in upper case. */
  tickers: z.array(z.string().check(z.minLength(1), z.maxLength(16))).check(z.maxLength(50)),
  topics: z.array(Topic).check(z.maxLength(21)),
  sectors: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50)),
  industries: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50)),
  /** Absent from ordinary headlines. */
  importance: z.optional(Importance),
  /** The folder that the reader has its source in, where it is one of their own. */
  folder: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
})
export type NewsItem = z.infer<typeof NewsItem>

/** A live list holds at most this many items (FED-16). */
export const LIST_LIMIT = 500
/** How many of a list `initial` has: about what is seen before anybody scrolls. Older ones follow as backfill (RT-02). */
export const INITIAL_LIMIT = 60
