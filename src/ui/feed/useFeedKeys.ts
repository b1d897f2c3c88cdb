import type { FocusEvent, RefObject } from 'react'
import { offsetOf, type RowList, topOf } from '../../rules/feed/window.ts'
import { pressInList, rowOf } from '../kit/list/press-in-list.ts'
import { useReachedInFlow } from '../kit/list/useReachedInFlow.ts'
import { useFeedRef } from './feed-ref.tsx'
import { DAY_HEIGHT } from './rows/taller-rows.ts'

/** The keys of the feed pattern of the ARIA practices, and where the keyboard's focus is. */
export function useFeedKeys(list: RefObject<HTMLElement | null>, items: readonly { id: string }[], rows: RowList) {
  const { feed } = useFeedRef()
  useReachedInFlow(feed, list, {
    scroller: () => list.current?.parentElement,
    spanOf(id) {
      const index = items.findIndex((item) => item.id === id)
      // the heading of its day lies over the top of what scrolls
      return { top: topOf(rows, index) - DAY_HEIGHT, bottom: offsetOf(rows, index + 1) }
    },
  })

  return {
    onKeyDown: pressInList({
      move(id, to) {
        feed.send({ type: 'row.focused', id })
        feed.send({ type: 'row.wanted', to })
      },
      enter: (id) => feed.send({ type: 'item.toggled', id }),
    }),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const id = rowOf(target)?.dataset.id
      // a click does not make a row the current one of the keyboard
      if (id !== undefined && target.matches(':focus-visible')) feed.send({ type: 'row.focused', id })
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) feed.send({ type: 'focus.left' })
    },
  }
}
