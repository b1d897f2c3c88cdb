import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { TickerProfile } from '../../contract/ticker/ticker.ts'
import { hasFailed, isUnknown, profileOf, symbolOf } from '../../machines/ticker/ticker.machine.ts'
import { tickerPath } from '../../rules/shared/page/ticker-path.ts'
import { kindNames, newsWords } from '../../rules/ticker/ticker-words.ts'
import { PlaceLink } from '../kit/PlaceLink.tsx'
import { Panel } from '../kit/panel/Panel.tsx'
import { MarketState, useFailure } from '../markets/MarketState.tsx'
import styles from './TickerLists.module.css'
import { useTicker } from './ticker.tsx'

/** TCK-01: what the symbol is, or why that is not said. */
export function TickerAbout() {
  const { ticker } = useTicker()
  const symbol = useSelector(ticker, symbolOf)
  const profile = useSelector(ticker, profileOf)
  return (
    <Panel title={`About ${symbol}`} className={styles.panel}>
      {profile ? <Facts profile={profile} /> : <Absent />}
    </Panel>
  )
}

const Facts = ({ profile }: { profile: TickerProfile }) => (
  <dl className={styles.facts}>
    <Fact term="Kind">{kindNames[profile.kind]}</Fact>
    {profile.exchange && <Fact term="Exchange">{profile.exchange}</Fact>}
    {profile.sector && <Fact term="Sector">{profile.sector}</Fact>}
    {profile.industry && <Fact term="Industry">{profile.industry}</Fact>}
    <Fact term="Headlines">{newsWords(profile.news)}</Fact>
    {profile.others.length > 0 && (
      <Fact term="Also listed">
        {profile.others.map((other) => (
          <PlaceLink key={other} href={tickerPath(other)} className={styles.other}>
            {other}
          </PlaceLink>
        ))}
      </Fact>
    )}
  </dl>
)

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

function Absent() {
  const { ticker } = useTicker()
  const symbol = useSelector(ticker, symbolOf)
  const isAbsent = useSelector(ticker, isUnknown)
  const failed = useSelector(ticker, hasFailed)
  const what = useFailure('What is known of it could not be loaded.')
  if (isAbsent)
    return (
      <MarketState what={`${symbol} is not in the directory of listed companies.`}>
        It may be new, delisted, or written differently. Headlines that name it are shown all the same.
      </MarketState>
    )
  if (failed) return <MarketState what={what} onRetry={() => ticker.send({ type: 'retry.pressed' })} />
  return <div className={styles.ghost} aria-hidden="true" />
}
