import { useWanted } from '../../kit/lazy.ts'
import words from '../../kit/panel/PanelWords.module.css'
import styles from '../FeedStates.module.css'
import { feedPartsCode } from '../later/feed-parts-code.ts'
import type { DetailsProps } from './FeedDetails.tsx'

/** What an opened row shows; its code has usually come before, when the browser had nothing else to do. */
export function LaterDetails(props: DetailsProps) {
  const { part: parts, hasFailed, retry } = useWanted(feedPartsCode)
  if (parts) return <parts.FeedDetails {...props} />
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
