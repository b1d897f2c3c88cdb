import * as z from 'zod/mini'
import { Origin } from '../shared/news.ts'

const origins = z.array(Origin).check(z.maxLength(2))

/**
 * The providers of each kind, the first by default. A kind without a provider is off: its lists are empty, and nothing of it is sent. What is real and
 * what is simulated is never in one list.
 */
const kinds = z.object({
  /** Headlines. */
  news: origins,
  /** Prices: quotes, candles, the heatmap, and the stories about moves and volumes. */
  quotes: origins,
  /** The economic calendar. */
  releases: origins,
  /** The earnings calendar. */
  reports: origins,
  /** The News Pit's market events. */
  stories: origins,
  /** Trading halts. */
  halts: origins,
})
export type Kinds = z.infer<typeof kinds>
export type Kind = keyof Kinds

/** What this installation serves. */
export const Installation = z.object({
  kinds,
  /** Whether only the person at the backend's own machine is meant to reach it: they are shown what turns a kind on. */
  isLocal: z.boolean(),
  /** To a user with sources of their own (SRC-09): headlines of both origins are served, the one by default first. */
  hasOwnSources: z.optional(z.boolean()),
  /** A scenario: the simulated world is at another time than the user. Names may be added, so any is read. */
  world: z.optional(
    z.object({
      scenario: z.string().check(z.maxLength(100)),
      /** By how many milliseconds the world's clock is ahead of the real one. */
      offsetMs: z.int(),
    }),
  ),
})
export type Installation = z.infer<typeof Installation>
