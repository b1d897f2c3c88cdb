import { useSelector } from '@xstate/react'
import { isOff } from '../../machines/markets/chart.machine.ts'
import { symbolOf } from '../../machines/ticker/ticker.machine.ts'
import { Boundary } from '../kit/panel/Boundary.tsx'
import { MarketsProvider, useMarkets } from '../markets/market-charts.ts'
import { TickerAbout } from './TickerAbout.tsx'
import { TickerChart } from './TickerChart.tsx'
import { TickerHead } from './TickerHead.tsx'
import { TickerHeadlines } from './TickerHeadlines.tsx'
import styles from './TickerPage.module.css'
import { TickerPeers } from './TickerPeers.tsx'
import { TickerReports } from './TickerReports.tsx'
import { useTicker } from './ticker.tsx'

/** TCK-01: one symbol: what it is, its prices, its headlines, its reports, and what is written about with it. */
export function TickerPage() {
  const markets = useMarkets()
  const { ticker, tickerChart } = useTicker()
  const symbol = useSelector(ticker, symbolOf)
  const isPriced = !useSelector(tickerChart, isOff)
  return (
    <MarketsProvider value={{ ...markets, chart: tickerChart }}>
      <div className={styles.page}>
        <TickerHead />
        <div className={styles.desk} data-priced={isPriced || undefined}>
          {isPriced && (
            <Boundary name="The chart">
              <TickerChart />
            </Boundary>
          )}
          <Boundary name="The headlines">
            <TickerHeadlines key={symbol} symbol={symbol} />
          </Boundary>
          <div className={styles.side}>
            <TickerAbout />
            <TickerReports />
            <TickerPeers />
          </div>
        </div>
      </div>
    </MarketsProvider>
  )
}
