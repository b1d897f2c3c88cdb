import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/** Pixels that the reader may scroll before the list is drawn again. */
const STEP = 240
/** Until the list has been laid out. Pixels. */
const UNKNOWN_HEIGHT = 900

/** What is in sight of a list that stands somewhere within what scrolls: pixels from the list's top, in steps. */
export function useSightOf(list: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = scroller.current
      if (!element) return () => {}
      const sizes = new ResizeObserver(changed)
      sizes.observe(element)
      element.addEventListener('scroll', changed, { passive: true })
      return () => {
        sizes.disconnect()
        element.removeEventListener('scroll', changed)
      }
    },
    [scroller],
  )
  const seen = useSyncExternalStore(subscribe, () => {
    const top = (scroller.current?.scrollTop ?? 0) - (list.current?.offsetTop ?? 0)
    return `${Math.floor(top / STEP)} ${scroller.current?.clientHeight || UNKNOWN_HEIGHT}`
  })
  const [steps = 0, height = 0] = seen.split(' ').map(Number)
  return { top: steps * STEP, bottom: (steps + 1) * STEP + height }
}
