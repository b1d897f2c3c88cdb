import { useSelector } from '@xstate/react'
import { feedMessages } from '../../contract/shared/feed-messages.ts'
import { searchedFor, searchOf } from '../../machines/feed/live-feed.machine.ts'
import { isEmpty } from '../../rules/shared/search.ts'
import words from '../kit/panel/PanelWords.module.css'
import styles from './FeedStates.module.css'
import { useFeedRef } from './feed-ref.tsx'

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

/** `words`: instead of what it searches for besides the box. */
export function FeedEmpty({ words: said }: { words?: string | undefined }) {
  const { feed } = useFeedRef()
  const sought = useSelector(feed, searchedFor)
  const asksForAll = isEmpty(useSelector(feed, searchOf))
  const plain = sought === undefined ? said : undefined
  return (
    <div className={words.state}>
      <p className={words.what}>{feedMessages.noNews}</p>
      {plain || asksForAll ? (
        <p>{plain ?? 'New headlines will appear here.'}</p>
      ) : (
        <>
          <p>
            Nothing matches {sought === undefined ? 'these filters' : <bdi>“{sought}”</bdi>} yet. New matches will
            appear here.
          </p>
          <button type="button" className={words.act} onClick={() => feed.send({ type: 'search.cleared' })}>
            {sought === undefined ? 'Clear the filters' : 'Clear the search'}
          </button>
        </>
      )}
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
