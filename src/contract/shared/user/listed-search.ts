import * as z from 'zod/mini'
import { isShort, SearchParts } from '../search-context.ts'
import { WATCHLISTS_LIMIT, WatchedSymbol } from './watchlist.ts'

/** How many symbols the lists of a search have together. */
export const LISTED_LIMIT = 2_000

const named = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  symbols: z.array(WatchedSymbol),
})

/** A search context with what `list:name` in its keywords stands for, beyond the 16 KiB of the others. Who is asked knows no user's lists. */
export const ListedSearch = z
  .extend(SearchParts, {
    lists: z.optional(
      z.array(named).check(
        z.maxLength(WATCHLISTS_LIMIT),
        z.refine((lists) => lists.reduce((sum, { symbols }) => sum + symbols.length, 0) <= LISTED_LIMIT),
      ),
    ),
  })
  .check(z.refine(({ lists: _, ...context }) => isShort(context), 'A search context is at most 16 KiB.'))
export type ListedSearch = z.infer<typeof ListedSearch>
