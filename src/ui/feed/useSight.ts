import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/** Rows that are drawn out of sight, to either side. */
export const OVERSCAN = 8
/** Rows that the reader may scroll before the list is drawn again; fewer than those. */
const STEP = 4
/** Until the list has been laid out. Pixels. */
const UNKNOWN_HEIGHT = 900

/** What is in sight of the list's parent, which scrolls: pixels from its top, in steps of a few rows. */
export function useSight(list: RefObject<HTMLElement | null>, rowHeight: number) {
  const step = STEP * rowHeight
  const subscribe = useCallback(
    (changed: () => void) => {
      const scroller = list.current?.parentElement
      if (!scroller) return () => {}
      const sizes = new ResizeObserver(changed)
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
    const { scrollTop = 0, clientHeight = 0 } = list.current?.parentElement ?? {}
    return `${Math.floor(scrollTop / step)} ${clientHeight || UNKNOWN_HEIGHT}`
  })
  const [steps = 0, height = 0] = seen.split(' ').map(Number)
  return { top: steps * step, bottom: (steps + 1) * step + height }
}
