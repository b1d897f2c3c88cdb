import styles from './Library.module.css'
import { useAskAgain } from './useAskAgain.ts'

/** The newest were asked for and did not come: what came before stays. */
export function Behind() {
  return (
    <div className={styles.behind} role="status">
      <span>The newest items could not be loaded. Earlier items are still here.</span>
      <button type="button" onClick={useAskAgain()}>
        Retry
      </button>
    </div>
  )
}
