import * as z from 'zod/mini'
import { Origin } from './news.ts'
import { Topic } from './topics.ts'

/** In UTF-16 units. */
export const LONGEST_WORD = 200
const word = z.string().check(z.minLength(1), z.maxLength(LONGEST_WORD))
const words = z.optional(z.array(word).check(z.maxLength(100)))
/** More than there are: a user may ask for every one of them (FED-06). */
const industries = z.optional(z.array(word).check(z.maxLength(250)))
/** What a keyword means: 2, a query (docs/search.md); absent, as before: each of its words is a part of the text, or a ticker. */
export const QueryLanguage = z.literal(2)
const wanted = {
  keywords: words,
  queryLanguage: z.optional(QueryLanguage),
  topics: z.optional(z.array(Topic).check(z.maxLength(100))),
  tickers: words,
  sectors: words,
  industries,
  newsSources: words,
}

const CONTEXT_BYTES = 16_384

/** Whether a search is not too long. */
export const isShort = (context: object) => new TextEncoder().encode(JSON.stringify(context)).length <= CONTEXT_BYTES

/** The parts of a search. */
export const SearchParts = z.strictObject({
  ...wanted,
  exclude: z.optional(z.strictObject(wanted)),
  origin: z.optional(Origin),
})

/**
 * What a feed looks for. Within a list one hit is enough, every list given must hit; an absent or empty list asks for nothing.
 * `exclude` mutes: an item that hits any value in it is left out. `{}` is everything. As JSON at most 16 KiB of UTF-8. `origin` chooses between real
 * and simulated where the installation has both, and is ignored elsewhere.
 */
export const SearchContext = SearchParts.check(z.refine(isShort, 'A search context is at most 16 KiB.'))
export type SearchContext = z.infer<typeof SearchContext>

/** The languages of the keywords that are asked for and muted. */
export const QueryLanguages = z.object({ asked: z.optional(QueryLanguage), muted: z.optional(QueryLanguage) })
export type QueryLanguages = z.infer<typeof QueryLanguages>
