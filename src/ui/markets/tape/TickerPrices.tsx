import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import { quoteOf } from '../../../machines/markets/quotes.machine.ts'
import { priceText } from '../../../rules/markets/quotes.ts'
import { useWidgets } from '../../widgets.tsx'
import { Change } from './Change.tsx'
import styles from './TickerPrices.module.css'

/** FED-15: what the shares of an opened headline stand at; pressed, one is shown in the single chart. */
export function TickerPrices({ tickers }: { tickers: readonly string[] }) {
  const { quotes } = useWidgets()
  const by = useId()
  const wanted = tickers.join(' ')
  useEffect(() => {
    quotes.send({ type: 'symbols.wanted', by, symbols: wanted.split(' ') })
    return () => quotes.send({ type: 'symbols.wanted', by, symbols: [] })
  }, [quotes, by, wanted])
  return tickers.map((ticker) => <TickerPrice key={ticker} ticker={ticker} />)
}

function TickerPrice({ ticker }: { ticker: string }) {
  const { quotes, chart } = useWidgets()
  const quote = useSelector(quotes, (snapshot) => quoteOf(snapshot, ticker))
  if (!quote) return null
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
