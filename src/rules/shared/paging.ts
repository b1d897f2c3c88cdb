/** What a scrolled list measures, in pixels. */
export type Scrolled = { scrollTop: number; clientHeight: number; scrollHeight: number }

/** PIT-03: the next page is asked for when what is in sight reaches so much of the list's height. */
const NEXT_AT = 0.85

export const isNextDue = ({ scrollTop, clientHeight, scrollHeight }: Scrolled) =>
  scrollTop + clientHeight >= NEXT_AT * scrollHeight

/** Which of some cards, by their tops and bottoms in pixels from the list's top, is the one that is read: the one on the upper third, at the list's end the last. */
export function readAt(cards: readonly { start: number; end: number }[], scrolled: Scrolled) {
  const { scrollTop, clientHeight, scrollHeight } = scrolled
  if (scrollTop + clientHeight >= scrollHeight - 2) return cards.length - 1
  const line = scrollTop + clientHeight / 3
  return cards.findIndex(({ end }) => end > line)
}
