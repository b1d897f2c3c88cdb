import { useSelector } from '@xstate/react'
import { canUndo } from '../../machines/feed/live-feed.machine.ts'
import styles from './Feed.module.css'
import { useFeedRef } from './feed-ref.tsx'

/** Restores what a blank phrase has cleared. It overlays the list, so that nothing moves. */
export function UndoBar() {
  const { feed } = useFeedRef()
  const isOffered = useSelector(feed, canUndo)
  return (
    <div role="status">
      {isOffered && (
        <p className={styles.undo}>
          Filters cleared.
          <button type="button" onClick={() => feed.send({ type: 'undo.pressed' })}>
            Undo
          </button>
        </p>
      )}
    </div>
  )
}
