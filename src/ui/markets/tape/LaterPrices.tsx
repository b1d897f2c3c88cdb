import type { ReactNode } from 'react'
import { TickerMoves } from '../../feed/rows/ticker-details.ts'
import { useWanted } from '../../kit/lazy.ts'
import { laterPart } from '../../later-part.tsx'
import { widgetPart } from '../../widget-part.ts'

/** The prices of an opened headline come with the markets' charts; a headline can be read without them. */
export const LaterPrices = laterPart('prices')

const tickerMoves = widgetPart('moves')

/** The moves in the rows within come once: a row does not wait for them. */
export const LaterMoves = ({ children }: { children: ReactNode }) => (
  <TickerMoves value={useWanted(tickerMoves).part}>{children}</TickerMoves>
)
