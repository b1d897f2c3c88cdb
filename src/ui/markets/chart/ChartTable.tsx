import type { CandleSeries } from '../../../contract/markets/markets.ts'
import { candleTime, summaryOf } from '../../../rules/markets/candles.ts'
import { compactText, priceText } from '../../../rules/markets/quotes.ts'
import styles from './ChartTable.module.css'

/** The same prices as figures, the newest first. */
export function ChartTable({ series }: { series: CandleSeries }) {
  const { candles, minutes, digits } = series
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={styles.scroller} aria-label="Prices as a table" tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{summaryOf(series)}</caption>
        <thead>
          <tr>
            {['Time', 'Open', 'High', 'Low', 'Close', 'Volume'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candles.toReversed().map((candle) => (
            <tr key={candle.startDateTime}>
              <th scope="row">
                <time dateTime={candle.startDateTime}>{candleTime(candle, minutes)}</time>
              </th>
              <td>{priceText(candle.open, digits)}</td>
              <td>{priceText(candle.high, digits)}</td>
              <td>{priceText(candle.low, digits)}</td>
              <td>{priceText(candle.close, digits)}</td>
              <td>{candle.volume === null ? '-' : compactText(candle.volume)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
