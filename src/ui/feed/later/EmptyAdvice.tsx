import { useSelector } from '@xstate/react'
import type { ComponentType, MouseEvent } from 'react'
import { searchedFor, searchOf } from '../../../machines/feed/live-feed.machine.ts'
import type { FeedSlot } from '../../../rules/shared/page/workspace.ts'
import { isEmpty } from '../../../rules/shared/search.ts'
import { searchAfterKey } from '../../kit/focus/focus.ts'
import words from '../../kit/panel/PanelWords.module.css'
import { useFeedRef } from '../feed-ref.tsx'

/** What says which filters leave nothing. */
export type Reason = ComponentType<{ slot: FeedSlot }>
export type AdviceProps = {
  /** Instead of what it searches for besides the box. */
  words?: string | undefined
  Reason?: Reason | undefined
}

/** What an empty feed searches for, and how to change that. */
export function EmptyAdvice({ words: said, Reason }: AdviceProps) {
  const { feed, slot } = useFeedRef()
  const sought = useSelector(feed, searchedFor)
  const search = useSelector(feed, searchOf)
  // the page of a symbol searches for it by itself
  const hasFilters = !isEmpty({ ...search, keywords: [], ...(slot === 'ticker' && { tickers: [] }) })
  const plain = sought === undefined ? said : undefined
  if (plain || isEmpty(search)) return <p>{plain ?? 'New headlines will appear here.'}</p>
  function clear(event: MouseEvent) {
    searchAfterKey(event)
    feed.send({ type: 'search.cleared' })
  }
  return (
    <>
      <p>
        Nothing matches {sought === undefined ? 'these filters' : <bdi>“{sought}”</bdi>} yet. New matches will appear
        here.
      </p>
      <button type="button" className={words.act} onClick={clear}>
        {sought === undefined ? 'Clear the filters' : hasFilters ? 'Clear search and filters' : 'Clear the search'}
      </button>
      {Reason && slot !== 'ticker' && <Reason slot={slot} />}
    </>
  )
}
