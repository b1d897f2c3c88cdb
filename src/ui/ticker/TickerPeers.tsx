import { useSelector } from '@xstate/react'
import { SIMULATED } from '../../contract/shared/news.ts'
import { profileOf } from '../../machines/ticker/ticker.machine.ts'
import { tickerPath } from '../../rules/shared/page/ticker-path.ts'
import { PlaceLink } from '../kit/PlaceLink.tsx'
import { Panel, SimulatedChip } from '../kit/panel/Panel.tsx'
import { TickerMove } from '../markets/tape/TickerMove.tsx'
import styles from './TickerLists.module.css'
import { useTicker } from './ticker.tsx'

type Peer = { symbol: string; name: string; together?: number }

/** TCK-05: what the same headlines are about, and what else there is of the industry. */
export function TickerPeers() {
  const profile = useSelector(useTicker().ticker, profileOf)
  if (!profile) return null
  const { peers, sameIndustry, hasPrices } = profile
  return (
    <>
      {peers.length > 0 && <Peers title="In the same headlines" peers={peers} />}
      {sameIndustry.length > 0 && <Peers title="Same industry" peers={sameIndustry} arePriced={hasPrices} />}
    </>
  )
}

type PeersProps = { title: string; peers: readonly Peer[]; arePriced?: boolean }

const Peers = ({ title, peers, arePriced }: PeersProps) => (
  <Panel
    title={title}
    className={styles.panel}
    signs={arePriced && <SimulatedChip what="Invented prices, made by this program" />}
  >
    <ul className={styles.list}>
      {peers.map(({ symbol, name, together }) => (
        <li key={symbol}>
          <PlaceLink href={tickerPath(symbol)} className={styles.peer}>
            <span className={styles.symbol}>
              {arePriced ? <TickerMove tickers={[symbol]} source={SIMULATED} /> : symbol}
            </span>
            <span dir="auto" className={styles.name}>
              {name}
            </span>
            {together !== undefined && (
              <span className={styles.count}>
                {together}
                <span className="visually-hidden"> headlines together</span>
              </span>
            )}
          </PlaceLink>
        </li>
      ))}
    </ul>
  </Panel>
)
