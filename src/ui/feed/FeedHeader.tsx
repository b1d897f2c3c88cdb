import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { SIMULATED } from '../../contract/news.ts'
import { type liveFeedMachine, shownOf } from '../../machines/live-feed.machine.ts'
import { useCharts } from '../charts.tsx'
import { Standing } from '../kit/Standing.tsx'
import styles from './Feed.module.css'
import { SearchBox } from './SearchBox.tsx'
import { listStanding } from './standing.ts'
import { useFeed } from './useFeed.ts'

const showsSimulated = (snapshot: SnapshotFrom<typeof liveFeedMachine>) =>
  shownOf(snapshot).some(({ source }) => source === SIMULATED)

export function FeedHeader() {
  const { feed } = useCharts()
  const facts = useFeed()
  const isSimulated = useSelector(feed, showsSimulated)
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h2>News</h2>
        {facts.count > 0 && (
          <span className={styles.count}>
            {facts.count}
            <span className="visually-hidden"> headlines</span>
          </span>
        )}
        <Standing {...listStanding(facts)} />
        {isSimulated && (
          <span className={styles.chip} title="Invented headlines about real companies, made by this program">
            Simulated
          </span>
        )}
      </div>
      <SearchBox />
    </header>
  )
}
