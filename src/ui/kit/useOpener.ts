import { useLayoutEffect, useRef } from 'react'

/** What had the focus when a dialog opened. It may be gone when the dialog closes. */
export function useOpener(isOpen: boolean) {
  const opener = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (isOpen && document.activeElement instanceof HTMLElement) opener.current = document.activeElement
  }, [isOpen])
  return opener
}
