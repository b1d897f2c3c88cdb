import { feedMessages } from '../../contract/shared/feed-messages.ts'
import { useWanted } from '../kit/lazy.ts'
import words from '../kit/panel/PanelWords.module.css'
import styles from './FeedStates.module.css'
import { useFeedRef } from './feed-ref.tsx'
import type { AdviceProps } from './later/EmptyAdvice.tsx'
import { feedPartsCode } from './later/feed-parts-code.ts'

/** Lengths of the grey headlines, in characters: no two are the same, as those of texts. */
const skeleton = Array.from({ length: 24 }, (_, row) => 43 + ((row * 19) % 32))

export function FeedLoading() {
  return (
    <>
      <div aria-hidden="true">
        {skeleton.map((width) => (
          <div key={width} className={styles.ghost}>
            <span className={styles.ghostTime} />
            <span className={styles.ghostSubject} />
            <span className={styles.ghostHeadline} style={{ width: `min(${width + 20}%, ${width * 9}px)` }} />
          </div>
        ))}
      </div>
      <FeedLate />
    </>
  )
}

/** Over what stands in for the list, once that takes long. */
export function FeedLate() {
  const { feed } = useFeedRef()
  return (
    <div className={styles.late}>
      <p>This takes longer than usual. Still trying…</p>
      <button type="button" className={words.act} onClick={() => feed.send({ type: 'retry.pressed' })}>
        Retry
      </button>
    </div>
  )
}

/** What stands where nothing is found; what can be done about it comes a moment later, and moves nothing. */
export function FeedEmpty(props: AdviceProps) {
  const { part: parts } = useWanted(feedPartsCode)
  return (
    <div className={words.state}>
      <p className={words.what}>{feedMessages.noNews}</p>
      {parts && <parts.EmptyAdvice {...props} />}
    </div>
  )
}

export function FeedFailed({ isOffline, refusedFor }: { isOffline: boolean; refusedFor?: number | undefined }) {
  const { feed } = useFeedRef()
  const { what, next } = wordsOf(isOffline, refusedFor)
  return (
    <div className={words.state}>
      <p className={words.what}>{what}</p>
      <p>{next}</p>
      <button type="button" className={words.act} onClick={() => feed.send({ type: 'retry.pressed' })}>
        Retry
      </button>
    </div>
  )
}

function wordsOf(isOffline: boolean, refusedFor: number | undefined) {
  if (isOffline) return { what: 'You are offline.', next: 'Headlines will appear when you are back online.' }
  if (refusedFor) return { what: 'Too many searches.', next: `Retrying within ${refusedFor} s.` }
  return {
    what: 'Connection lost.',
    next: 'Reconnecting. Headlines will appear automatically.',
  }
}
