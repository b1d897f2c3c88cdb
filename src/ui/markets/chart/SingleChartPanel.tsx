import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo, useRef } from 'react'
import { isBehind, isLoading, isOff, rangeOf, seriesOf, symbolOf } from '../../../machines/markets/chart.machine.ts'
import { isStale, quietSince, quoteOf, staleSince } from '../../../machines/markets/quotes.machine.ts'
import { reachOf } from '../../../machines/shared/connection.machine.ts'
import { withQuote } from '../../../rules/markets/candles.ts'
import { priceText } from '../../../rules/markets/quotes.ts'
import { useCharts } from '../../charts.tsx'
import { Off } from '../../installation/Off.tsx'
import { useToday } from '../../kit/focus/useToday.ts'
import { Panel, SimulatedChip } from '../../kit/panel/Panel.tsx'
import { Standing } from '../../kit/panel/Standing.tsx'
import { useMarkets } from '../market-charts.ts'
import { marketStanding } from '../standing.ts'
import { Change } from '../tape/Change.tsx'
import { ChartBody } from './ChartBody.tsx'
import { ChartTools } from './ChartTools.tsx'
import { FullScreenButton } from './FullScreenButton.tsx'
import styles from './SingleChartPanel.module.css'
import { SymbolSearch } from './SymbolSearch.tsx'

type Props = { isOpen: boolean; collapse: ReactNode }

/** SINGLE_CHART: the prices of one symbol. */
export function SingleChartPanel({ isOpen, collapse }: Props) {
  const isAbsent = useSelector(useMarkets().chart, isOff)
  const panel = useRef<HTMLElement>(null)
  return (
    <Panel
      ref={panel}
      title="Chart"
      isOpen={isOpen}
      signs={isOpen && !isAbsent && <Signs />}
      tools={
        <>
          {isOpen && !isAbsent && <FullScreenButton panel={panel} what="Chart" />}
          {collapse}
        </>
      }
    >
      <div className={styles.body}>{isAbsent ? <Absent /> : <Present />}</div>
    </Panel>
  )
}

const Absent = () => <Off kind="quotes" installation={useMarkets().installation} />

const Present = () => (
  <>
    <Head />
    <ChartTools />
    <Shown />
    <p className={styles.maker}>
      <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer">
        TradingView Lightweight Charts™, © 2025 TradingView, Inc.
        <span className="visually-hidden"> (new tab)</span>
      </a>
    </p>
  </>
)

function Signs() {
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

function useSeries() {
  const { chart, quotes } = useMarkets()
  const series = useSelector(chart, seriesOf)
  const symbol = useSelector(chart, symbolOf)
  const quote = useSelector(quotes, (snapshot) => quoteOf(snapshot, symbol))
  return { symbol, quote, series: useMemo(() => series && withQuote(series, quote), [series, quote]) }
}

function Shown() {
  const { chart } = useMarkets()
  const { series } = useSeries()
  const range = useSelector(chart, rangeOf)
  return <ChartBody series={series} isBusy={series?.range !== range} />
}

function Head() {
  const { quote } = useSeries()
  return (
    <div className={styles.head}>
      <SymbolSearch />
      {quote && (
        <p className={styles.price}>
          <strong>{priceText(quote.price, quote.digits)}</strong>
          <Change of={quote} />
          {!quote.isOpen && <span className={styles.closed}>Closed</span>}
        </p>
      )}
    </div>
  )
}
