import { useVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { rangeWith } from './range-with.ts'

export type VirtualList = Virtualizer<HTMLElement, Element>

type Options = {
  count: number
  /** The identity of a row, which outlives what comes in before it. */
  keyOf: (index: number) => string | number
  /** Pixels, before a row has been measured; for good where rows have no `measureElement` as their ref. */
  estimate: (index: number) => number
  /** The row that stays drawn wherever it is, so that it keeps the focus; -1 where there is none. */
  current?: number
  /** Pixels between two rows. */
  gap?: number
  /** Rows that are drawn out of sight, to either side. */
  overscan?: number
  /** Of the list when it was drawn before: with its heights, the same offset shows the same row. */
  kept?: { offset: number; heights: VirtualItem[] }
}

/** The list engine of everything that loads after the first rows: which rows are in sight of `scroller`, and where each of them stands. */
export function useVirtualList(scroller: RefObject<HTMLElement | null>, options: Options): VirtualList {
  const { count, keyOf, estimate, current = -1, gap = 0, overscan = 4, kept } = options
  return useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: estimate,
    measureElement: heightOf,
    getItemKey: keyOf,
    gap,
    overscan,
    rangeExtractor: rangeWith(current),
    ...(kept && { initialOffset: kept.offset, initialMeasurementsCache: kept.heights }),
  })
}

/** Not in whole pixels: the last row would be cut. Where the list is hidden, a row stays as high as it was. */
const heightOf = (row: Element, _: unknown, { indexFromElement, measurementsCache, options }: VirtualList) => {
  const index = indexFromElement(row)
  return row.getBoundingClientRect().height || (measurementsCache[index]?.size ?? options.estimateSize(index))
}
