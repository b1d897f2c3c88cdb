import * as z from 'zod/mini'
import { Id, Instant } from '../shared/fields.ts'
import { NewsItem } from '../shared/news.ts'
import { ListedSearch } from '../shared/user/listed-search.ts'

/** The most headlines that one page has. */
export const OLDER_LIMIT = 100

/** A headline's position in the order of lists. */
export const NewsPosition = z.strictObject({
  /** Where lists have it: see `sortDatetimeOf`. */
  at: Instant,
  id: Id,
  /** Simulated headlines are not looked for any further: there was none for days. */
  isSimulationOver: z.optional(z.boolean()),
})
export type NewsPosition = z.infer<typeof NewsPosition>

/** What a page of older headlines is asked for with. */
export const OlderNewsSearch = z.strictObject({ searchContext: ListedSearch, below: NewsPosition })
export type OlderNewsSearch = z.infer<typeof OlderNewsSearch>

/** Newest first. `next` is where the next page begins; null after the last page. A page before that may have fewer headlines than `OLDER_LIMIT`. */
export const OlderNews = z.object({
  items: z.array(NewsItem).check(z.maxLength(OLDER_LIMIT)),
  next: z.nullable(NewsPosition),
})
export type OlderNews = z.infer<typeof OlderNews>
