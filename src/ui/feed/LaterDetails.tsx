import { useEffect } from 'react'
import { useLater } from '../kit/later.ts'
import words from '../kit/PanelWords.module.css'
import styles from './FeedStates.module.css'
import { type DetailsProps, feedDetailsCode } from './feed-details-code.ts'

/** What an opened row shows; its code has usually come before, when the browser had nothing else to do. */
export function LaterDetails(props: DetailsProps) {
  const later = useLater(feedDetailsCode)
  useEffect(() => void feedDetailsCode.ask(), [])
  if (later.status === 'here') return <later.part {...props} />
  if (later.status !== 'failed') return <div className={styles.details} />
  return (
    <div className={styles.details} role="alert">
      <p>This could not be loaded.</p>
      <button type="button" className={words.act} onClick={() => void feedDetailsCode.ask()}>
        Retry
      </button>
    </div>
  )
}
