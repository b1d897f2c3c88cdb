import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react'
import { isScrolled } from '../../machines/feed/live-feed.machine.ts'
import { useFeedRef } from './feed-ref.tsx'

/** Rows that are drawn out of sight, to either side. */
export const OVERSCAN = 8
/** Rows that the user may scroll before the list is drawn again; fewer than those. */
const STEP = 4
/** Until the list has been laid out. Pixels. */
const UNKNOWN_HEIGHT = 900

/**
 * What is in sight of the list's parent, which scrolls: pixels from its top, in steps of a few rows. The position is read only of a
 * reader who has scrolled, for what is read while rows come in is laid out at once.
 */
export function useSight(list: RefObject<HTMLElement | null>, rowHeight: number) {
  const { feed } = useFeedRef()
  const step = STEP * rowHeight
  const height = useRef(UNKNOWN_HEIGHT)
  const subscribe = useCallback(
    (changed: () => void) => {
      const scroller = list.current?.parentElement
      if (!scroller) return () => {}
      const measure = () => {
        height.current = scroller.clientHeight || UNKNOWN_HEIGHT
        changed()
      }
      const sizes = new ResizeObserver(measure)
      measure()
      sizes.observe(scroller)
      scroller.addEventListener('scroll', changed, { passive: true })
      return () => {
        sizes.disconnect()
        scroller.removeEventListener('scroll', changed)
      }
    },
    [list],
  )
  const seen = useSyncExternalStore(subscribe, () => {
    const top = isScrolled(feed.getSnapshot()) ? (list.current?.parentElement?.scrollTop ?? 0) : 0
    return `${Math.floor(top / step)} ${height.current}`
  })
  const [steps = 0, shown = 0] = seen.split(' ').map(Number)
  return { top: steps * step, bottom: (steps + 1) * step + shown }
}
