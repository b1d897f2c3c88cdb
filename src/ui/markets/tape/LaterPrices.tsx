import type { ReactNode } from 'react'
import { TickerMoves, type TickersProps } from '../../feed/rows/ticker-details.ts'
import { useWanted } from '../../kit/lazy.ts'
import { widgetPart } from '../../widget-part.ts'

const tickerPrices = widgetPart('prices')

/** The prices of an opened headline come with the markets' charts; a headline can be read without them. */
export function LaterPrices(props: TickersProps) {
  const { part: TickerPrices } = useWanted(tickerPrices)
  return TickerPrices && <TickerPrices {...props} />
}

const tickerMoves = widgetPart('moves')

/** The moves in the rows within come once: a row does not wait for them. */
export const LaterMoves = ({ children }: { children: ReactNode }) => (
  <TickerMoves value={useWanted(tickerMoves).part}>{children}</TickerMoves>
)
