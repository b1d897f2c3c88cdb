import type { ComponentType, ReactNode } from 'react'
import { TickerMoves, type TickersProps } from '../../feed/rows/ticker-details.ts'
import { type LazyPart, useWanted } from '../../kit/lazy.ts'
import { withWidgets } from '../../widgets.tsx'

const tickerPrices: LazyPart<ComponentType<TickersProps>> = {
  name: 'prices',
  load: (charts) => withWidgets<TickersProps>(charts, async () => (await import('./TickerPrices.tsx')).TickerPrices),
}

/** The prices of an opened headline come with the markets' charts; a headline can be read without them. */
export function LaterPrices(props: TickersProps) {
  const { part: TickerPrices } = useWanted(tickerPrices)
  return TickerPrices && <TickerPrices {...props} />
}

const tickerMoves: LazyPart<ComponentType<TickersProps>> = {
  name: 'moves',
  load: (charts) => withWidgets<TickersProps>(charts, async () => (await import('./TickerMove.tsx')).TickerMove),
}

/** The moves in the rows within come once: a row does not wait for them. */
export const LaterMoves = ({ children }: { children: ReactNode }) => (
  <TickerMoves value={useWanted(tickerMoves).part}>{children}</TickerMoves>
)
