import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useSelector } from '@xstate/react'
import { type RefObject, useEffect } from 'react'
import { currentOf, isReading, itemsOf } from '../../../machines/news-pit/library.machine.ts'
import { focusInPlace } from '../../kit/focus/focus.ts'
import { rangeWith } from '../../kit/focus/range-with.ts'
import { usePit } from '../pit.tsx'

type Measured = { offset: number; heights: VirtualItem[] }
type Way = {
  /** Pixels, before a card has been measured; and between two. */
  estimate: number
  gap: number
  /** Of a list that was drawn before. */
  kept?: Measured
}

/** The cards in sight, and the current one wherever it is, so that it keeps the focus. */
export function useCards(scroller: RefObject<HTMLElement | null>, { estimate, gap, kept }: Way) {
  const { library } = usePit()
  const items = useSelector(library, itemsOf)
  const current = useSelector(library, currentOf)
  const at = items.findIndex(({ id }) => id === current)
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: (index) => items[index]?.id ?? index,
    gap,
    overscan: 4,
    rangeExtractor: rangeWith(at),
    ...(kept && { initialOffset: kept.offset, initialMeasurementsCache: kept.heights }),
  })
  return { items, at, current, virtual }
}

export type Cards = ReturnType<typeof useCards>['virtual']

/** Goes to the card that a key or the reader's end has reached, with the focus: in the reader's list, or in the one beneath it. */
export function useReached(scroller: RefObject<HTMLElement | null>, virtual: Cards, isInReader: boolean) {
  const { library } = usePit()
  useEffect(() => {
    const subscription = library.on('row.reached', ({ id }) => {
      const snapshot = library.getSnapshot()
      const index = itemsOf(snapshot).findIndex((item) => item.id === id)
      if (isReading(snapshot) !== isInReader || index < 0) return
      virtual.scrollToIndex(index, { align: isInReader ? 'start' : 'auto' })
      // by then it is drawn: the current card always is
      requestAnimationFrame(() => {
        focusInPlace(scroller.current?.querySelector(`[data-id="${id}"]`))
      })
    })
    return () => subscription.unsubscribe()
  }, [library, scroller, virtual, isInReader])
}
