import { useSelector } from '@xstate/react'
import { isHeld, waitingCount } from '../../machines/live-feed.machine.ts'
import { useCharts } from '../charts.tsx'
import { UpIcon } from '../kit/icons.tsx'
import styles from './Feed.module.css'

/** What came in while the reader was further down the list. */
export function WaitingPill() {
  const { feed } = useCharts()
  const isAway = useSelector(feed, isHeld)
  const waiting = useSelector(feed, waitingCount)
  if (!isAway || waiting === 0) return null
  return (
    <button type="button" className={styles.pill} onClick={() => feed.send({ type: 'reader.returned' })}>
      <UpIcon />
      {waiting} new
    </button>
  )
}
