import type { SearchContext } from '../../../contract/shared/search-context.ts'
import { isPressed, press } from '../search.ts'

/** The search of a feed that follows the selected symbol: its other filters stay. */
export function turned(search: SearchContext, symbol: string): SearchContext {
  const pressed = { key: 'tickers', value: symbol } as const
  return isPressed(search, pressed) ? search : press(search, pressed)
}

/** The symbols that were selected, the one that is selected now at `at`. */
export type Trail = { symbols: readonly string[]; at: number }
const LONGEST_TRAIL = 50

/** A symbol that Back or Forward leads to: its neighbours on the trail are gone to, another is a step. */
export function returned(trail: Trail, symbol: string): Trail {
  const { symbols, at } = trail
  const near = [at, at - 1, at + 1].find((index) => symbols[index] === symbol)
  return near === undefined ? stepTo(trail, symbol) : { symbols, at: near }
}

/** A symbol more: what lay ahead is gone. The same symbol again is no step. */
export function stepTo({ symbols, at }: Trail, symbol: string): Trail {
  const behind = symbols.slice(0, at + 1)
  const next = behind.at(-1) === symbol ? behind : [...behind, symbol].slice(-LONGEST_TRAIL)
  return { symbols: next, at: next.length - 1 }
}
