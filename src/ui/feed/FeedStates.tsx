import { useSelector } from '@xstate/react'
import type { ComponentType, MouseEvent } from 'react'
import { feedMessages } from '../../contract/shared/feed-messages.ts'
import { searchedFor, searchOf } from '../../machines/feed/live-feed.machine.ts'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import { isEmpty } from '../../rules/shared/search.ts'
import { searchAfterKey } from '../kit/focus/focus.ts'
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

/** What says which filters leave nothing. */
export type Reason = ComponentType<{ slot: FeedSlot }>
type FeedEmptyProps = {
  /** Instead of what it searches for besides the box. */
  words?: string | undefined
  Reason?: Reason | undefined
}

export function FeedEmpty({ words: said, Reason }: FeedEmptyProps) {
  const { feed, slot } = useFeedRef()
  const sought = useSelector(feed, searchedFor)
  const search = useSelector(feed, searchOf)
  // the page of a symbol searches for it by itself
  const hasFilters = !isEmpty({ ...search, keywords: [], ...(slot === 'ticker' && { tickers: [] }) })
  const plain = sought === undefined ? said : undefined
  function clear(event: MouseEvent) {
    searchAfterKey(event)
    feed.send({ type: 'search.cleared' })
  }
  return (
    <div className={words.state}>
      <p className={words.what}>{feedMessages.noNews}</p>
      {plain || isEmpty(search) ? (
        <p>{plain ?? 'New headlines will appear here.'}</p>
      ) : (
        <>
          <p>
            Nothing matches {sought === undefined ? 'these filters' : <bdi>“{sought}”</bdi>} yet. New matches will
            appear here.
          </p>
          <button type="button" className={words.act} onClick={clear}>
            {sought === undefined ? 'Clear the filters' : hasFilters ? 'Clear search and filters' : 'Clear the search'}
          </button>
          {Reason && slot !== 'ticker' && <Reason slot={slot} />}
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
