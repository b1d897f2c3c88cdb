import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isHeld } from '../../machines/feed/live-feed.machine.ts'
import { type RowList, rowAt, topOf } from '../../rules/feed/window.ts'
import { useFeedRef } from './feed-ref.tsx'

/** Keeps the row of a user who has scrolled in place when rows come in above it, such as muted ones that they asked to see. */
export function useAnchor(list: RefObject<HTMLElement | null>, items: readonly { id: string }[], rows: RowList) {
  const { feed } = useFeedRef()
  const last = useRef({ items, rows })
  useLayoutEffect(() => {
    const { items: old, rows: oldRows } = last.current
    last.current = { items, rows }
    const scroller = list.current?.parentElement
    // asked last: a position that is read here is laid out at once
    if (items === old || !scroller || !isHeld(feed.getSnapshot()) || scroller.scrollTop === 0) return
    const before = rowAt(oldRows, scroller.scrollTop)
    const after = items.findIndex(({ id }) => id === old[before]?.id)
    if (after >= 0) scroller.scrollTop += topOf(rows, after) - topOf(oldRows, before)
  })
}
