import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/** What follows from the width of an element (px), which is without bound until it is there. `of` returns a plain value. */
export function useOfWidth<Value extends string | number | boolean>(
  element: RefObject<HTMLElement | null>,
  of: (width: number) => Value,
) {
  const watch = useCallback(
    (notify: () => void) => {
      if (!element.current || typeof ResizeObserver === 'undefined') return () => undefined
      const observer = new ResizeObserver(notify)
      observer.observe(element.current)
      return () => observer.disconnect()
    },
    [element],
  )
  return useSyncExternalStore(watch, () => of(element.current?.clientWidth ?? Number.POSITIVE_INFINITY))
}
