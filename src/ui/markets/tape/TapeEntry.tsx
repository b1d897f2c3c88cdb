import { useSelector } from '@xstate/react'
import { quoteOf } from '../../../machines/markets/quotes.machine.ts'
import { selectedOf } from '../../../machines/shared/selection.machine.ts'
import { priceText } from '../../../rules/markets/quotes.ts'
import { useMarkets } from '../market-charts.ts'
import { Change } from './Change.tsx'
import styles from './TickerTape.module.css'

/** A symbol of the tape. A click shows its chart. */
export function TapeEntry({ symbol, title }: { symbol: string; title: string }) {
  const { quotes, chart, selection } = useMarkets()
  const isSelected = useSelector(selection, (snapshot) => selectedOf(snapshot) === symbol)
  const quote = useSelector(quotes, (snapshot) => quoteOf(snapshot, symbol))
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        title={`Chart of ${title}`}
        aria-current={isSelected || undefined}
        onClick={() => chart.send({ type: 'symbol.chosen', symbol })}
      >
        <span dir="auto" className={styles.name}>
          {title}
        </span>{' '}
        {quote ? (
          <>
            <span className={styles.price}>{priceText(quote.price, quote.digits)}</span> <Change of={quote} />
          </>
        ) : (
          <span className={styles.ghost} aria-hidden="true" />
        )}
      </button>
    </li>
  )
}
