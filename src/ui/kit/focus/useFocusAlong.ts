import { useLayoutEffect, useRef } from 'react'
import { focusOn, isFocusGone } from './focus.ts'

/** The ref of what takes over the focus where a change of `value` removed what had it: its part that has the attribute `mark`, else itself. */
export function useFocusAlong<Target extends HTMLElement>(value: number | boolean | string, mark = 'data-along') {
  const target = useRef<Target>(null)
  const before = useRef(value)
  useLayoutEffect(() => {
    if (before.current !== value && isFocusGone()) focusOn(target.current?.querySelector(`[${mark}]`) ?? target.current)
    before.current = value
  })
  return target
}
