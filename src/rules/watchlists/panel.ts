import { fieldProblem } from '../../contract/shared/field-problem.ts'
import { PAIR_SIGN } from '../../contract/shared/pages.ts'
import {
  WATCHED_LIMIT,
  WATCHLIST_NAME_LIMIT,
  WATCHLISTS_LIMIT,
  WatchedSymbol,
  type Watchlist,
  WatchlistName,
} from '../../contract/shared/user/watchlist.ts'
import { listNamed } from '../shared/query/list-names.ts'
import type { Lists, WatchlistEdit } from './edits.ts'
import { FIRST_NAME } from './first-run.ts'

/** The list that is seen: the first, where there is none of that id. */
export const currentOf = (lists: Lists, id: string | undefined): Watchlist | undefined =>
  lists.find((list) => list.id === id) ?? lists[0]

/** What is wrong with a name, as a sentence; '' where nothing is. `own`: the list that is renamed. */
export function nameProblem(name: string, lists: Lists, own?: Watchlist): string {
  if (name.trim() === '') return 'Give the list a name.'
  if (name.trim().length > WATCHLIST_NAME_LIMIT) return `A name has at most ${WATCHLIST_NAME_LIMIT} characters.`
  const problem = fieldProblem(WatchlistName, name)
  if (problem !== undefined) return problem
  const taken = lists.find((list) => list.id !== own?.id && listNamed([list], name.trim()))
  if (taken) return `You have a list “${taken.name}” already.`
  return own || lists.length < WATCHLISTS_LIMIT ? '' : `There can be ${WATCHLISTS_LIMIT} lists at most.`
}

/** What is wrong with symbols that are to be added to a list, as a sentence; '' where nothing is. */
export function symbolsProblem(symbols: readonly string[], list: Watchlist | undefined): string {
  if (symbols.length === 0) return 'Type a symbol, such as NVDA.'
  const wrong = symbols.find((symbol) => !WatchedSymbol.safeParse(symbol).success)
  if (wrong !== undefined) return `“${wrong.slice(0, 30)}” is not a symbol.`
  const size = (list?.symbols.length ?? 0) + missingIn(list, symbols).length
  return size > WATCHED_LIMIT ? `A list has at most ${WATCHED_LIMIT.toLocaleString('en-US')} symbols.` : ''
}

/** Symbols come at the end of a list; where there is none, a first one is made of them. */
export function addition(list: Watchlist | undefined, symbols: readonly string[]): WatchlistEdit {
  if (!list) return { kind: 'added', name: FIRST_NAME, symbols: [...symbols] }
  return withSymbols(list, [...list.symbols, ...missingIn(list, symbols)])
}

/** Symbols that a list has in no form, each once: BRK-B is BRK.B. */
export function missingIn(list: Watchlist | undefined, symbols: readonly string[]): string[] {
  const keys = new Set(list?.symbols.map(symbolKey))
  return symbols.filter((symbol) => {
    const isMissing = !keys.has(symbolKey(symbol))
    keys.add(symbolKey(symbol))
    return isMissing
  })
}

/** How symbols are compared: hyphens, slashes and dots are one, and none in a pair: `BTC-USD` is `BTCUSD`. */
export const symbolKey = (symbol: string) => symbol.replace(PAIR_SIGN, '').replace(/[-/]/g, '.')

/** How a list has a symbol, if it has: BRK-B is BRK.B. */
export const watchedAs = ({ symbols }: Watchlist, symbol: string): string | undefined =>
  symbols.find((one) => symbolKey(one) === symbolKey(symbol))

/** A list without a symbol, however it has it. */
export const unwatching = (list: Watchlist, symbol: string): WatchlistEdit =>
  withSymbols(
    list,
    list.symbols.filter((one) => symbolKey(one) !== symbolKey(symbol)),
  )

export const removal = (list: Watchlist, symbol: string): WatchlistEdit =>
  withSymbols(
    list,
    list.symbols.filter((one) => one !== symbol),
  )

/** A symbol that many places further down, or up where `by` is less than 0. */
export const shift = (list: Watchlist, symbol: string, by: number): WatchlistEdit =>
  withSymbols(list, shifted(list.symbols, symbol, by))

export const renaming = ({ id, name: before }: Watchlist, name: string): WatchlistEdit => ({
  kind: 'changed',
  id,
  name: name.trim(),
  base: { name: before },
})

/** A list that many places further down among the others, or up. */
export const arrangement = (lists: Lists, id: string, by: number): WatchlistEdit => ({
  kind: 'arranged',
  ids: shifted(
    lists.map((list) => list.id),
    id,
    by,
  ),
})

const withSymbols = ({ id, symbols: before }: Watchlist, symbols: string[]): WatchlistEdit => ({
  kind: 'changed',
  id,
  symbols,
  base: { symbols: before },
})

function shifted(values: readonly string[], value: string, by: number): string[] {
  const at = values.indexOf(value)
  const others = values.filter((other) => other !== value)
  const to = Math.min(Math.max(at + by, 0), others.length)
  return others.toSpliced(to, 0, value)
}
