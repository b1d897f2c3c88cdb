import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/** Whether an element is narrower than `limit` (px); false until it is there. */
export function useIsNarrower(element: RefObject<HTMLElement | null>, limit: number) {
  const watch = useCallback(
    (notify: () => void) => {
      if (!element.current || typeof ResizeObserver === 'undefined') return () => undefined
      const observer = new ResizeObserver(notify)
      observer.observe(element.current)
      return () => observer.disconnect()
    },
    [element],
  )
  return useSyncExternalStore(watch, () => (element.current?.clientWidth ?? limit) < limit)
}
