import { useWanted } from '../../kit/lazy.ts'
import words from '../../kit/panel/PanelWords.module.css'
import styles from '../FeedStates.module.css'
import { type DetailsProps, feedDetailsCode } from './feed-details-code.ts'

/** What an opened row shows; its code has usually come before, when the browser had nothing else to do. */
export function LaterDetails(props: DetailsProps) {
  const { part: Details, hasFailed, retry } = useWanted(feedDetailsCode)
  if (Details) return <Details {...props} />
  if (!hasFailed) return <div className={styles.details} />
  return (
    <div className={styles.details} role="alert">
      <p>This could not be loaded.</p>
      <button type="button" className={words.act} onClick={retry}>
        Retry
      </button>
    </div>
  )
}
