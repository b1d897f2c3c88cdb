import { useSelector } from '@xstate/react'
import { useMemo, useRef } from 'react'
import { expandedOf, shownOf } from '../../machines/feed/live-feed.machine.ts'
import { seriesOf } from '../../machines/markets/chart.machine.ts'
import { hasFailed, isUnknown, profileOf, symbolOf } from '../../machines/ticker/ticker.machine.ts'
import { type ChartMark, headlineOf, litBy, marksOf } from '../../rules/markets/marks.ts'
import { sortDatetimeOf } from '../../rules/shared/merge.ts'
import { Panel } from '../kit/panel/Panel.tsx'
import { ChartTools } from '../markets/chart/ChartTools.tsx'
import { FullScreenButton } from '../markets/chart/FullScreenButton.tsx'
import { ChartFrame, PriceChart, PriceSigns } from '../markets/chart/PriceChart.tsx'
import { MarketState, useFailure } from '../markets/MarketState.tsx'
import { ChartMarks } from '../markets/market-charts.ts'
import styles from './TickerPage.module.css'
import { useTicker } from './ticker.tsx'

/** TCK-03: the prices, with headlines and reports as marks on the time axis. */
export function TickerChart() {
  const { ticker } = useTicker()
  const panel = useRef<HTMLElement>(null)
  const hasPrices = useSelector(ticker, profileOf)?.hasPrices
  const marks = useMarks()
  const press = (mark: ChartMark) => {
    const id = headlineOf(mark)
    if (id !== undefined) ticker.send({ type: 'mark.pressed', id })
  }
  return (
    <ChartMarks value={{ marks, press }}>
      <Panel
        ref={panel}
        className={styles.chart}
        title="Price"
        signs={hasPrices && <PriceSigns />}
        tools={<FullScreenButton panel={panel} what="Price" />}
      >
        <ChartFrame>
          <Prices />
        </ChartFrame>
      </Panel>
    </ChartMarks>
  )
}

/** Prices are asked for where there are any: the browser would report each refusal as an error. */
function Prices() {
  const { ticker } = useTicker()
  const symbol = useSelector(ticker, symbolOf)
  const profile = useSelector(ticker, profileOf)
  const isAbsent = useSelector(ticker, isUnknown)
  const failed = useSelector(ticker, hasFailed)
  const what = useFailure('The prices could not be loaded.')
  if (profile?.hasPrices)
    return (
      <>
        <ChartTools />
        <PriceChart />
      </>
    )
  if (profile || isAbsent) return <MarketState what={`There are no prices of ${symbol} here.`} />
  return failed && <MarketState what={what} onRetry={() => ticker.send({ type: 'retry.pressed' })} />
}

/** What happened in the range that is shown. */
function useMarks() {
  const { ticker, tickerFeed, tickerChart } = useTicker()
  const series = useSelector(tickerChart, seriesOf)
  const items = useSelector(tickerFeed, shownOf)
  const profile = useSelector(ticker, profileOf)
  const opened = useSelector(tickerFeed, expandedOf)
  const marks = useMemo(() => {
    if (!series) return []
    const news = items.map((item) => ({ id: item.id, at: Date.parse(sortDatetimeOf(item)) }))
    const reports = (profile?.reports ?? [])
      .filter(({ eps }) => eps !== null)
      .map(({ id, earningsDateTime }) => ({ id, at: Date.parse(earningsDateTime) }))
    return [...marksOf(series, 'news', news), ...marksOf(series, 'report', reports)]
  }, [series, items, profile])
  return useMemo(() => litBy(marks, opened), [marks, opened])
}
