import { useSelector } from '@xstate/react'
import type { CandleSeries } from '../../../contract/markets/markets.ts'
import { hasFailed, isUnknownSymbol, lookOf, symbolOf } from '../../../machines/markets/chart.machine.ts'
import { MarketState, useFailure } from '../MarketState.tsx'
import { useMarkets } from '../market-charts.ts'
import { useOpenPanel } from '../useOpenPanel.ts'
import { CandleChart } from './CandleChart.tsx'
import styles from './ChartBody.module.css'
import { ChartTable } from './ChartTable.tsx'

/** The picture or the table, or why there is none. */
export function ChartBody({ series, isBusy }: { series: CandleSeries | undefined; isBusy: boolean }) {
  const { chart } = useMarkets()
  const look = useSelector(chart, lookOf)
  const symbol = useSelector(chart, symbolOf)
  const failed = useSelector(chart, hasFailed)
  const isUnknown = useSelector(chart, isUnknownSymbol)
  const what = useFailure('The prices could not be loaded.')
  useOpenPanel(chart)
  if (isUnknown) return <MarketState what={`No data for “${symbol}”.`}>Search for another symbol above.</MarketState>
  if (failed) {
    return <MarketState what={what} onRetry={() => chart.send({ type: 'retry.pressed' })} />
  }
  if (!series) return <div className={styles.ghost} aria-hidden="true" />
  if (series.candles.length === 0) {
    return <MarketState what="Nothing was traded in this time.">Choose a longer one above.</MarketState>
  }
  return look === 'table' ? <ChartTable series={series} /> : <CandleChart series={series} look={look} isBusy={isBusy} />
}
