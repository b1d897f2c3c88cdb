import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import { SIMULATED } from '../../../contract/shared/news.ts'
import { quoteOf } from '../../../machines/markets/quotes.machine.ts'
import { directionOf, moveText, spokenChange } from '../../../rules/markets/quotes.ts'
import type { MoveProps } from '../../feed/rows/ticker-details.ts'
import { useMarkets } from '../market-charts.ts'
import styles from './Change.module.css'

/** FED-15: how far a ticker has moved, in a closed row. Only where both are real, or both simulated (BCK-13). */
export function TickerMove({ ticker, source }: MoveProps) {
  const { quotes } = useMarkets()
  const by = useId()
  useEffect(() => {
    quotes.send({ type: 'symbols.wanted', by, symbols: [ticker] })
    return () => quotes.send({ type: 'symbols.wanted', by, symbols: [] })
  }, [quotes, by, ticker])
  const quote = useSelector(quotes, (snapshot) => quoteOf(snapshot, ticker))
  if (!quote || (quote.source === SIMULATED) !== (source === SIMULATED)) return null
  return (
    <span className={styles[directionOf(quote)]}>
      {' '}
      <span aria-hidden="true">{moveText(quote)}</span>
      <span className="visually-hidden">{spokenChange(quote)}</span>
    </span>
  )
}
