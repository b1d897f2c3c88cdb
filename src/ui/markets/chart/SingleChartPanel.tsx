import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import { isOff, symbolOf } from '../../../machines/markets/chart.machine.ts'
import { tickerPath } from '../../../rules/shared/page/ticker-path.ts'
import { Off } from '../../installation/Off.tsx'
import { PlaceLink } from '../../kit/PlaceLink.tsx'
import { Panel } from '../../kit/panel/Panel.tsx'
import { useMarkets } from '../market-charts.ts'
import { ChartTools } from './ChartTools.tsx'
import { FullScreenButton } from './FullScreenButton.tsx'
import { ChartFrame, LastPrice, PriceChart, PriceSigns } from './PriceChart.tsx'
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
      signs={isOpen && !isAbsent && <PriceSigns />}
      tools={
        <>
          {isOpen && !isAbsent && <FullScreenButton panel={panel} what="Chart" />}
          {collapse}
        </>
      }
    >
      <ChartFrame>{isAbsent ? <Absent /> : <Present />}</ChartFrame>
    </Panel>
  )
}

const Absent = () => <Off kind="quotes" installation={useMarkets().installation} />

const Present = () => (
  <>
    <div className={styles.head}>
      <SymbolSearch />
      <LastPrice />
      <PageLink />
    </div>
    <ChartTools />
    <PriceChart />
  </>
)

/** To everything that is known of the symbol. */
function PageLink() {
  const symbol = useSelector(useMarkets().chart, symbolOf)
  return (
    <PlaceLink className={styles.page} href={tickerPath(symbol)} title={`All about ${symbol}`}>
      Page<span className="visually-hidden"> of {symbol}</span>
    </PlaceLink>
  )
}
