import * as z from 'zod/mini'
import { Instant } from './fields.ts'

/** A browser remembers at most this many headlines as read. */
export const READ_LIMIT = 5_000

/** What a user has read, as their browser keeps it: the ids last read stand last. */
export const Reading = z.object({
  read: z.array(z.string().check(z.maxLength(64))),
  /** What was received later is new since the last visit. */
  lastVisit: z.optional(Instant),
  /** When the page was left last (epoch milliseconds), and the newest that had been received and seen by then. */
  left: z.optional(z.object({ at: z.number(), seen: Instant })),
})
export type Reading = z.infer<typeof Reading>
