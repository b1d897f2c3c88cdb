import { useSelector } from '@xstate/react'
import { SIMULATED } from '../../../contract/shared/news.ts'
import { quoteOf } from '../../../machines/markets/quotes.machine.ts'
import { priceText } from '../../../rules/markets/quotes.ts'
import { useWidgets } from '../../widgets.tsx'
import { Change } from './Change.tsx'
import styles from './TickerPrices.module.css'
import { useWantedQuotes } from './useWantedQuotes.ts'

/**
 * FED-15: what the shares of an opened headline stand at; pressed, one is shown in the single chart. Only where both are real, or both simulated
 * (BCK-13).
 */
export function TickerPrices({ tickers, source }: { tickers: readonly string[]; source: string }) {
  useWantedQuotes(tickers.join(' '))
  return tickers.map((ticker) => <TickerPrice key={ticker} ticker={ticker} source={source} />)
}

function TickerPrice({ ticker, source }: { ticker: string; source: string }) {
  const { quotes, chart } = useWidgets()
  const quote = useSelector(quotes, (snapshot) => quoteOf(snapshot, ticker))
  if (!quote || (quote.source === SIMULATED) !== (source === SIMULATED)) return null
  return (
    <button
      type="button"
      className={styles.price}
      title={`Show the chart of ${ticker}`}
      onClick={() => chart.send({ type: 'symbol.chosen', symbol: ticker })}
    >
      <span className={styles.name}>{ticker}</span>
      {priceText(quote.price, quote.digits)}
      <Change of={quote} />
    </button>
  )
}
