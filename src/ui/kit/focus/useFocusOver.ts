import { type RefObject, useEffect, useRef } from 'react'
import { focusOn } from './focus.ts'

/** Moves the focus into an overlay, to the element that `first` selects, and back when the overlay closes. */
export function useFocusOver(part: RefObject<HTMLElement | null>, isOver: boolean, first: string) {
  const before = useRef<Element>(null)
  useEffect(() => {
    if (isOver) {
      before.current = document.activeElement
      focusOn(part.current?.querySelector(first))
    } else {
      focusOn(before.current)
      before.current = null
    }
  }, [part, isOver, first])
}
