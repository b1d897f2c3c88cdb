import { useFeedRef } from '../feed-ref.tsx'
import styles from './UndoOffer.module.css'

/** Restores what a blank phrase has cleared. It overlays the list, so that nothing moves. */
export function UndoOffer() {
  const { feed } = useFeedRef()
  return (
    <p className={styles.offer}>
      Filters cleared.
      <button type="button" onClick={() => feed.send({ type: 'undo.pressed' })}>
        Undo
      </button>
    </p>
  )
}
