import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { isBehind, isLoading, rangeOf, seriesOf, symbolOf } from '../../../machines/markets/chart.machine.ts'
import { isStale, quietSince, quoteOf, staleSince } from '../../../machines/markets/quotes.machine.ts'
import { reachOf } from '../../../machines/shared/connection.machine.ts'
import { withQuote } from '../../../rules/markets/candles.ts'
import { priceText } from '../../../rules/markets/quotes.ts'
import { useCharts } from '../../charts.tsx'
import { useToday } from '../../kit/focus/useToday.ts'
import { SimulatedChip } from '../../kit/panel/Panel.tsx'
import { Standing } from '../../kit/panel/Standing.tsx'
import { useMarkets } from '../market-charts.ts'
import { marketStanding } from '../standing.ts'
import { Change } from '../tape/Change.tsx'
import { ChartBody } from './ChartBody.tsx'
import styles from './SingleChartPanel.module.css'

/** The prices of the chart's symbol with the newest quote in them. */
export function useSeries() {
  const { chart, quotes } = useMarkets()
  const series = useSelector(chart, seriesOf)
  const symbol = useSelector(chart, symbolOf)
  const quote = useSelector(quotes, (snapshot) => quoteOf(snapshot, symbol))
  return { symbol, quote, series: useMemo(() => series && withQuote(series, quote), [series, quote]) }
}

/** In which a price chart stands: what is left out where there is little space goes by its size. */
export const ChartFrame = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>

/** Beside the heading of a price chart. */
export function PriceSigns() {
  const { connection } = useCharts()
  const { chart, quotes } = useMarkets()
  const isOld = useSelector(quotes, isStale)
  const facts = {
    reach: useSelector(connection, reachOf),
    isLoading: useSelector(chart, isLoading),
    isBehind: useSelector(chart, isBehind) || isOld,
    since: useSelector(quotes, staleSince),
    quietSince: useSelector(quotes, quietSince),
    today: useToday(),
  }
  return (
    <>
      <Standing {...marketStanding(facts)} />
      <SimulatedChip what="Invented prices, made by this program" />
    </>
  )
}

/** The last price, and how far it has moved. */
export function LastPrice() {
  const { quote } = useSeries()
  return (
    quote && (
      <p className={styles.price}>
        <strong>{priceText(quote.price, quote.digits)}</strong>
        <Change of={quote} />
        {!quote.isOpen && <span className={styles.closed}>Closed</span>}
      </p>
    )
  )
}

/** The picture or the table, and who makes it. */
export function PriceChart() {
  const { chart } = useMarkets()
  const { series } = useSeries()
  const range = useSelector(chart, rangeOf)
  return (
    <>
      <ChartBody series={series} isBusy={series?.range !== range} />
      <p className={styles.maker}>
        <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer">
          TradingView Lightweight Charts™, © 2025 TradingView, Inc.
          <span className="visually-hidden"> (new tab)</span>
        </a>
      </p>
    </>
  )
}
