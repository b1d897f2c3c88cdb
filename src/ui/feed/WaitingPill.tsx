import { useSelector } from '@xstate/react'
import { isHeld, isPinned, waitingCount } from '../../machines/live-feed.machine.ts'
import { UpIcon } from '../kit/icons.tsx'
import styles from './Feed.module.css'
import { useFeedRef } from './feed-ref.tsx'

/** What came in while nothing was to move. */
export function WaitingPill({ onPress }: { onPress: () => void }) {
  const { feed } = useFeedRef()
  const holds = useSelector(feed, isHeld)
  const pinned = useSelector(feed, isPinned)
  const waiting = useSelector(feed, waitingCount)
  if (!holds || (waiting === 0 && !pinned)) return null
  return (
    <button type="button" className={styles.pill} onClick={onPress}>
      <UpIcon />
      {pinned && 'Held'}
      {pinned && waiting > 0 && ', '}
      {waiting > 0 && `${waiting} new`}
    </button>
  )
}
