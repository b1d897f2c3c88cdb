import type { RefObject } from 'react'
import { ExpandIcon } from '../icons.tsx'

/** A panel over the whole screen and back; Escape leads back too. A phone may not offer it. */
export function FullScreenButton({ panel, what }: { panel: RefObject<HTMLElement | null>; what: string }) {
  if (!document.fullscreenEnabled) return null
  const toggle = () => {
    const asked = document.fullscreenElement ? document.exitFullscreen() : panel.current?.requestFullscreen()
    // refused by the browser: everything stays as it is
    asked?.catch(() => undefined)
  }
  const label = `${what} in full screen`
  return (
    <button type="button" aria-label={label} title={label} onClick={toggle}>
      <ExpandIcon />
    </button>
  )
}
