import { useSelector } from '@xstate/react'
import { messages } from '../../contract/messages.ts'
import { searchedFor } from '../../machines/live-feed.machine.ts'
import { useCharts } from '../charts.tsx'
import styles from './FeedStates.module.css'

/** Lengths of the grey headlines, in characters: they should look like text. */
const skeleton = [62, 48, 71, 55, 66, 43, 58, 74, 51, 64, 46, 69, 57, 61, 49, 72, 54, 67, 45, 59, 63, 52, 70, 56]

export function FeedLoading() {
  return (
    <>
      <div aria-hidden="true">
        {skeleton.map((width) => (
          <div key={width} className={styles.ghost}>
            <span className={styles.ghostTime} />
            <span className={styles.ghostSource} />
            <span className={styles.ghostHeadline} style={{ width: `min(${width + 20}%, ${width * 9}px)` }} />
          </div>
        ))}
      </div>
      <p className={styles.late}>This takes longer than usual. Still trying…</p>
    </>
  )
}

export function FeedEmpty() {
  const { feed } = useCharts()
  const sought = useSelector(feed, searchedFor)
  const clear = () => {
    feed.send({ type: 'phrase.changed', phrase: '' })
    feed.send({ type: 'search.submitted' })
  }
  return (
    <div className={styles.state}>
      <p className={styles.what}>{messages.noNews}</p>
      {sought === undefined ? (
        <p>Headlines stand here as soon as they arrive.</p>
      ) : (
        <>
          <p>Nothing matches “{sought}” yet. What comes in and matches will stand here.</p>
          <button type="button" className={styles.act} onClick={clear}>
            Clear the search
          </button>
        </>
      )}
    </div>
  )
}

export function FeedFailed({ isOffline }: { isOffline: boolean }) {
  return (
    <div className={styles.state}>
      <p className={styles.what}>{isOffline ? 'You are offline.' : 'The connection is gone.'}</p>
      <p>
        {isOffline
          ? 'Headlines come back by themselves when the network does.'
          : 'Trying to reach the server again. Headlines come back by themselves.'}
      </p>
    </div>
  )
}
