import { useSelector } from '@xstate/react'
import { profileOf, symbolOf } from '../../machines/ticker/ticker.machine.ts'
import header from '../kit/panel/PageHeader.module.css'
import { PageHeader } from '../kit/panel/PageHeader.tsx'
import { LaterAlertButton } from '../later-alert.tsx'
import { LastPrice } from '../markets/chart/PriceChart.tsx'
import { LaterWatchMenu } from '../watchlists/LaterWatchMenu.tsx'
import styles from './TickerHead.module.css'
import { useTicker } from './ticker.tsx'

/** Which symbol it is, and its price. */
export function TickerHead() {
  const { ticker } = useTicker()
  const symbol = useSelector(ticker, symbolOf)
  const profile = useSelector(ticker, profileOf)
  return (
    <>
      <PageHeader isSlim>
        <LaterWatchMenu />
        {symbol && <LaterAlertButton alert={{ kind: 'ticker', value: symbol }} name={symbol} />}
        <button type="button" className={header.act} onClick={() => ticker.send({ type: 'desk.asked' })}>
          Open in the Terminal
        </button>
      </PageHeader>
      <div className={styles.first}>
        <h2 dir="auto" className={styles.name}>
          {profile?.name ?? symbol}
        </h2>
        {profile?.hasPrices && <LastPrice />}
      </div>
    </>
  )
}
