import { type RefObject, useEffect, useRef } from 'react'
import { focusOn } from './focus.ts'

/** What lies over the page gives the focus to what `first` selects in it, and back to what had it before. */
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
