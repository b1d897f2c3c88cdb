import { isSame } from '../shared/merge.ts'

type Symbols = readonly string[]

/**
 * WCH-03: a list that two have changed since `base`, with what both have added and without what either has removed. The order is that of `mine` if it
 * moved a symbol, else that of `theirs`; what the other has added stands after the same symbol as there.
 */
export function mergedSymbols(base: Symbols, mine: Symbols, theirs: Symbols): string[] {
  const [before, here, there] = [new Set(base), new Set(mine), new Set(theirs)]
  const stays = (symbol: string) => !before.has(symbol) || (here.has(symbol) && there.has(symbol))
  const isMoved = !isSame(
    mine.filter((symbol) => before.has(symbol)),
    base.filter((symbol) => here.has(symbol)),
  )
  const [leading, other] = isMoved ? [mine, theirs] : [theirs, mine]
  return withAdded(leading.filter(stays), other.filter(stays))
}

function withAdded(order: string[], other: Symbols): string[] {
  const known = new Set(order)
  for (const [at, symbol] of other.entries()) {
    if (known.has(symbol)) continue
    order.splice(order.indexOf(other[at - 1] ?? '') + 1, 0, symbol)
    known.add(symbol)
  }
  return order
}
