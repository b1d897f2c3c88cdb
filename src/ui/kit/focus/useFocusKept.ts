import { useLayoutEffect, useRef } from 'react'
import { focusOn, isFocusGone } from './focus.ts'

/** Where a control goes that has the focus, that comes to the first control of what is in its place, or else of what is after it. */
export function useFocusKept(shown: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked whenever something else is shown
  useLayoutEffect(() => {
    if (!isInside.current || !isFocusGone()) return
    isInside.current = false
    const next = ref.current?.nextElementSibling
    focusOn(ref.current?.querySelector('button') ?? next?.querySelector('select, button'))
  }, [shown])
  const onFocus = () => {
    isInside.current = true
  }
  /** It stays the focused element of a window that is left. */
  const onBlur = () => {
    isInside.current = ref.current?.contains(document.activeElement) ?? false
  }
  return { ref, onFocus, onBlur }
}
