import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { currentOf, isReading, itemsOf } from '../../../machines/news-pit/library.machine.ts'
import { useReachedRow } from '../../kit/list/useReachedRow.ts'
import { useVirtualList } from '../../kit/list/useVirtualList.ts'
import { usePit } from '../pit.tsx'

type Way = {
  /** Pixels, before a card has been measured; and between two. */
  estimate: number
  gap: number
  /** Of a list that was drawn before. */
  kept?: Parameters<typeof useVirtualList>[1]['kept']
  isInReader?: boolean
}

/** The cards of the reader's list, or of the one beneath it: those in sight, and the current one. */
export function useCards(scroller: RefObject<HTMLElement | null>, { estimate, gap, kept, isInReader = false }: Way) {
  const { library } = usePit()
  const items = useSelector(library, itemsOf)
  const current = useSelector(library, currentOf)
  const at = items.findIndex(({ id }) => id === current)
  const virtual = useVirtualList(scroller, {
    count: items.length,
    keyOf: (index) => items[index]?.id ?? index,
    estimate: () => estimate,
    current: at,
    gap,
    ...(kept && { kept }),
  })
  useReachedRow(library, scroller, virtual, {
    indexOf(id) {
      const snapshot = library.getSnapshot()
      return isReading(snapshot) === isInReader ? itemsOf(snapshot).findIndex((item) => item.id === id) : -1
    },
    align: isInReader ? 'start' : 'auto',
  })
  return { items, at, current, virtual }
}
