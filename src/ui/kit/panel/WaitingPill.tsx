import { UpIcon } from '../icons.tsx'
import styles from './WaitingPill.module.css'

type Props = {
  /** How many came in while nothing was to move. */
  waiting: number
  /** The user has paused the list; also set when no items are waiting. */
  isPinned: boolean
  /** Can set its position with `--pill-top`. */
  className?: string
  onPress: () => void
}

/** Brings what came in while nothing was to move. */
export function WaitingPill({ waiting, isPinned, className = '', onPress }: Props) {
  if (waiting === 0 && !isPinned) return null
  return (
    <button type="button" className={`${styles.pill} ${className}`} onClick={onPress}>
      <UpIcon />
      {isPinned && 'Held'}
      {isPinned && waiting > 0 && ', '}
      {waiting > 0 && `${waiting} new`}
    </button>
  )
}
