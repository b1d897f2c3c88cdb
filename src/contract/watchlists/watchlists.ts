import * as z from 'zod/mini'
import { Id } from '../shared/fields.ts'
import { Problem } from '../shared/problem.ts'
import { WATCHLISTS_LIMIT, WatchedSymbols, Watchlist, WatchlistName } from '../shared/user/watchlist.ts'

/** A new list. `position`: before which of the lists it comes, counted from 0; without it the new list is the last. */
export const WatchlistCreation = z.strictObject({
  name: WatchlistName,
  symbols: WatchedSymbols,
  position: z.optional(z.int().check(z.gte(0), z.lte(WATCHLISTS_LIMIT))),
})
export type WatchlistCreation = z.infer<typeof WatchlistCreation>

const fields = { name: z.optional(WatchlistName), symbols: z.optional(WatchedSymbols) }

/**
 * What is to be changed of a list, and in `base` what it was before. Symbols that were added or removed elsewhere since stay so; a name that was changed
 * elsewhere since is a conflict. What has no base replaces whatever is there.
 */
export const WatchlistChange = z.strictObject({ ...fields, base: z.optional(z.strictObject(fields)) })
export type WatchlistChange = z.infer<typeof WatchlistChange>

/** Nothing was saved. `data`: the list as stored, where its name was changed elsewhere since its `base`. */
export const WatchlistConflict = z.object({ ...Problem.shape, data: z.optional(Watchlist) })

/** The lists in their order, by their ids. Lists that are not among them come last; ids that are none of the user's are left out. */
export const WatchlistOrder = z.strictObject({ ids: z.array(Id).check(z.maxLength(WATCHLISTS_LIMIT)) })
