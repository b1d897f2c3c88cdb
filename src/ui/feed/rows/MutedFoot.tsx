import { useSelector } from '@xstate/react'
import { areMutesRevealed, hasMutes, mutedCount } from '../../../machines/feed/live-feed.machine.ts'
import styles from '../Feed.module.css'
import { useFeedRef } from '../feed-ref.tsx'

/** How much the exclusions leave out, and a way to look at it. It stands beneath the rows: none moves when it comes. */
export function MutedFoot() {
  const { feed } = useFeedRef()
  const count = useSelector(feed, mutedCount)
  const isRevealed = useSelector(feed, areMutesRevealed)
  if (!useSelector(feed, hasMutes) || count === 0) return null
  return (
    <footer className={styles.foot}>
      <button type="button" aria-pressed={isRevealed} onClick={() => feed.send({ type: 'mutes.toggled' })}>
        {count} muted, <span className={styles.act}>{isRevealed ? 'hide' : 'show'}</span>
      </button>
    </footer>
  )
}
