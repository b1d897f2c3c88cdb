import { useSelector } from '@xstate/react'
import { SIMULATED } from '../../../contract/shared/news.ts'
import { quoteOf } from '../../../machines/markets/quotes.machine.ts'
import { selectedOf } from '../../../machines/shared/selection.machine.ts'
import type { TickersProps } from '../../feed/rows/ticker-details.ts'
import { useMarkets } from '../market-charts.ts'
import styles from './Change.module.css'
import { Move } from './Move.tsx'
import { useWantedQuotes } from './useWantedQuotes.ts'

/** FED-15, TRM-08: the ticker of a closed row, the selected one before the first, and how far it has moved. */
export function TickerMove({ tickers, source }: TickersProps) {
  const { selection } = useMarkets()
  const selected = useSelector(selection, (snapshot) => tickers.find((ticker) => ticker === selectedOf(snapshot)))
  const ticker = selected ?? tickers[0]
  if (ticker === undefined) return null
  return (
    <span className={styles.ticker} data-selected={selected !== undefined || undefined}>
      {ticker}
      {selected !== undefined && <span className="visually-hidden"> selected</span>}
      <MoveOf ticker={ticker} source={source} />
    </span>
  )
}

/** Only where both are real, or both simulated (BCK-13). */
function MoveOf({ ticker, source }: { ticker: string; source: string }) {
  const quote = useSelector(useWantedQuotes(ticker), (snapshot) => quoteOf(snapshot, ticker))
  if (!quote || (quote.source === SIMULATED) !== (source === SIMULATED)) return null
  return (
    <>
      {' '}
      <Move of={quote} />
    </>
  )
}
