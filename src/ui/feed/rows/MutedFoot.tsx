import { useSelector } from '@xstate/react'
import { areMutesRevealed, mutedCount } from '../../../machines/feed/live-feed.machine.ts'
import { useFeedRef } from '../feed-ref.tsx'
import styles from './MutedFoot.module.css'

/** How much the exclusions leave out, and a way to look at it. It stands beneath the rows: none moves when it comes. */
export function MutedFoot() {
  const { feed } = useFeedRef()
  const count = useSelector(feed, mutedCount)
  const isRevealed = useSelector(feed, areMutesRevealed)
  return (
    <footer className={styles.foot}>
      <button type="button" aria-pressed={isRevealed} onClick={() => feed.send({ type: 'mutes.toggled' })}>
        {count} muted, <span className={styles.act}>{isRevealed ? 'hide' : 'show'}</span>
      </button>
    </footer>
  )
}
