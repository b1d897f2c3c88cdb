import type { Virtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { pressInList, rowOf } from '../feed/rows/press-in-list.ts'
import { focusInPlace } from '../kit/focus/focus.ts'
import { useSpotlightChart } from './spotlight-chart.ts'

type Cards = Virtualizer<HTMLElement, Element>

/** The keys of the feed pattern of the ARIA practices, and where the keyboard's focus is. */
export function useEventKeys(items: readonly { id: string }[], cards: Cards) {
  const spotlight = useSpotlightChart()
  useFocusOfReached(items, cards)

  return {
    onKeyDown: pressInList({ move: (_, to) => spotlight.send({ type: 'row.wanted', to }) }),
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const id = rowOf(target)?.dataset.id
      if (id === undefined) return
      spotlight.send({ type: 'row.focused', id })
      spotlight.send({ type: 'reader.held', by: 'focused' })
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) spotlight.send({ type: 'reader.freed', by: 'focused' })
    },
  }
}

/** The card that a key has reached has the focus, and is in sight. The current card is always drawn. */
function useFocusOfReached(items: readonly { id: string }[], cards: Cards) {
  const spotlight = useSpotlightChart()
  const reached = useRef<string>(undefined)
  useEffect(() => {
    const subscription = spotlight.on('row.reached', ({ id }) => {
      reached.current = id
    })
    return () => subscription.unsubscribe()
  }, [spotlight])
  useLayoutEffect(() => {
    const id = reached.current
    if (id === undefined) return
    reached.current = undefined
    const index = items.findIndex((item) => item.id === id)
    cards.scrollToIndex(index)
    focusInPlace(cards.elementsCache.get(id)?.querySelector('a'))
  })
}
