import { useVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { rangeWith } from './range-with.ts'

export type VirtualList = Virtualizer<HTMLElement, Element>

type Options = {
  count: number
  /** The key of a row, which stays the same when items are added before it. */
  keyOf: (index: number) => string | number
  /** The height of a row in pixels until it is measured; its final height where rows do not have `measureElement` as their ref. */
  estimate: (index: number) => number
  /** The row that stays drawn wherever it is, so that it keeps the focus; -1 where there is none. */
  current?: number
  /** Pixels between two rows. */
  gap?: number
  /** Rows that are drawn out of sight, to either side. */
  overscan?: number
  /** Pixels of the scroller above the list. */
  margin?: number
  /** Offset and heights of the list when it was last drawn: with both, the same row is in view again. */
  kept?: { offset: number; heights: VirtualItem[] }
}

/** The list engine of everything that loads after the first rows: which rows are in sight of `scroller`, and where each of them stands. */
export function useVirtualList(scroller: RefObject<HTMLElement | null>, options: Options): VirtualList {
  const { count, keyOf, estimate, current = -1, gap = 0, overscan = 4, margin = 0, kept } = options
  return useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: estimate,
    measureElement: heightOf,
    getItemKey: keyOf,
    gap,
    overscan,
    scrollMargin: margin,
    rangeExtractor: rangeWith(current),
    ...(kept && { initialOffset: kept.offset, initialMeasurementsCache: kept.heights }),
  })
}

/** Fractions are kept, or the last row would be cut off. While the list is hidden, a row keeps its last height. */
const heightOf = (row: Element, _: unknown, { indexFromElement, measurementsCache, options }: VirtualList) => {
  const index = indexFromElement(row)
  return row.getBoundingClientRect().height || (measurementsCache[index]?.size ?? options.estimateSize(index))
}
