import { useSelector } from '@xstate/react'
import { isHeld, isPinned, waitingCount } from '../../../machines/spotlight.machine.ts'
import { UpIcon } from '../../kit/icons.tsx'
import { usePit } from '../pit.tsx'
import styles from './SpotlightView.module.css'

/** What came in while nothing was to move. */
export function WaitingPill({ onPress }: { onPress: () => void }) {
  const { spotlight } = usePit()
  const holds = useSelector(spotlight, isHeld)
  const pinned = useSelector(spotlight, isPinned)
  const waiting = useSelector(spotlight, waitingCount)
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
