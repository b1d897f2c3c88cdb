import * as z from 'zod/mini'
import { Id } from '../fields.ts'

/** How many lists a user may have. */
export const WATCHLISTS_LIMIT = 50
/** How many symbols a list may have. */
export const WATCHED_LIMIT = 1000
/** In UTF-16 units. */
export const WATCHLIST_NAME_LIMIT = 50

/** A symbol as traders write it, in upper case: `BRK.B`, `BTC-USD`, `^VIX`, `EURUSD=X`. */
export const WatchedSymbol = z.string().check(z.regex(/^[A-Z0-9^][A-Z0-9.^=&:/_-]{0,15}$/))
export type WatchedSymbol = z.infer<typeof WatchedSymbol>

/** It can be written in a search, between quotation marks: it has none, and at least a letter or a digit. */
export const WatchlistName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(WATCHLIST_NAME_LIMIT),
    z.regex(
      /^[^"“„”\p{Cc}]*[\p{L}\p{N}][^"“„”\p{Cc}]*$/u,
      'A name needs a letter or a digit, and has no quotation marks.',
    ),
  )

/** In the user's order, each once. */
export const WatchedSymbols = z
  .array(WatchedSymbol)
  .check(z.maxLength(WATCHED_LIMIT), z.refine(areOnce, 'A symbol is in a list once.'))

/** Symbols that a user follows. */
export const Watchlist = z.object({ id: Id, name: WatchlistName, symbols: WatchedSymbols })
export type Watchlist = z.infer<typeof Watchlist>

function areOnce(symbols: readonly string[]) {
  return new Set(symbols).size === symbols.length
}
