import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'
import { quoteOf } from '../../machines/markets/quotes.machine.ts'
import { directionOf, moveText, spokenChange } from '../../rules/markets/quotes.ts'
import { useWidgets } from '../widgets.tsx'
import styles from './Watchlists.module.css'

/** How far a symbol has moved today. Its price is asked for as long as the row is drawn. */
export function WatchMove({ symbol }: { symbol: string }) {
  const { quotes } = useWidgets()
  const by = useId()
  useEffect(() => {
    quotes.send({ type: 'symbols.wanted', by, symbols: [symbol] })
    return () => quotes.send({ type: 'symbols.wanted', by, symbols: [] })
  }, [quotes, by, symbol])
  const quote = useSelector(quotes, (snapshot) => quoteOf(snapshot, symbol))
  if (!quote) return null
  return (
    <span className={`${styles.move} ${styles[directionOf(quote)]}`}>
      <span aria-hidden="true">{moveText(quote)}</span>
      <span className="visually-hidden">{spokenChange(quote)}</span>
    </span>
  )
}
