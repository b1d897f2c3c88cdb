import { useSelector } from '@xstate/react'
import { isHeld, waitingCount } from '../../machines/spotlight.machine.ts'
import { UpIcon } from '../kit/icons.tsx'
import { useWidgets } from '../widgets.tsx'
import styles from './Spotlight.module.css'

/** What came in while nothing was to move. */
export function SpotlightPill() {
  const { spotlight } = useWidgets()
  const holds = useSelector(spotlight, isHeld)
  const waiting = useSelector(spotlight, waitingCount)
  if (!holds || waiting === 0) return null
  return (
    <button type="button" className={styles.pill} onClick={() => spotlight.send({ type: 'newest.asked' })}>
      <UpIcon />
      {waiting} new
    </button>
  )
}
