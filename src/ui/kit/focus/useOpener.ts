import { type RefObject, useLayoutEffect, useRef } from 'react'

export type Opener = RefObject<HTMLElement | null>

/** What had the focus when a dialog opened, null for nothing. It may be gone when the dialog closes. */
export function useOpener(isOpen: boolean): Opener {
  const opener = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (isOpen) opener.current = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
  }, [isOpen])
  return opener
}
