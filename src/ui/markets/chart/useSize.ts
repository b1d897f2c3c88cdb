import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/** The space inside an element in whole pixels; none until it is there. */
export function useSize(element: RefObject<HTMLElement | null>) {
  const watch = useCallback(
    (notify: () => void) => {
      if (!element.current) return () => undefined
      const observer = new ResizeObserver(notify)
      observer.observe(element.current)
      return () => observer.disconnect()
    },
    [element],
  )
  const seen = useSyncExternalStore(watch, () => {
    const { clientWidth = 0, clientHeight = 0 } = element.current ?? {}
    return `${clientWidth} ${clientHeight}`
  })
  const [width = 0, height = 0] = seen.split(' ').map(Number)
  return { width, height }
}
