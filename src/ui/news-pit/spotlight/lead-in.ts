import type { RefObject } from 'react'

/** The card that stands above the lanes of a feed. */
export const leadIn = (feed: RefObject<HTMLElement | null>) => feed.current?.querySelector<HTMLElement>('[data-lead]')

/** Where it stands in what scrolls, in pixels. Measured by its frame, in which it stands at the top. */
export function spanIn({ parentElement: frame }: HTMLElement) {
  const top = frame?.offsetTop ?? 0
  return { top, bottom: top + (frame?.offsetHeight ?? 0) }
}
