import { useSelector } from '@xstate/react'
import { symbolOf } from '../../machines/ticker/ticker.machine.ts'
import { Feed } from '../feed/Feed.tsx'
import { TickerDetails, TickerMoves, type TickersProps } from '../feed/rows/ticker-details.ts'
import { LaterPrices } from '../markets/tape/LaterPrices.tsx'
import { TickerMove } from '../markets/tape/TickerMove.tsx'
import { useTicker } from './ticker.tsx'

/** TCK-02: the live headlines about the symbol. */
export const TickerHeadlines = ({ symbol }: { symbol: string }) => (
  <TickerMoves value={OtherMove}>
    <TickerDetails value={LaterPrices}>
      <Feed
        slot="ticker"
        chart={useTicker().tickerFeed}
        title={`${symbol} headlines`}
        empty={`No headlines about ${symbol} yet. New ones will appear here.`}
      />
    </TickerDetails>
  </TickerMoves>
)

/** Beside a headline stands what else it is about: the page's own symbol would be in each row. */
function OtherMove({ tickers, source }: TickersProps) {
  const symbol = useSelector(useTicker().ticker, symbolOf)
  const others = tickers.filter((ticker) => ticker !== symbol)
  return others.length > 0 && <TickerMove tickers={others} source={source} />
}
