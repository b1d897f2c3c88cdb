import { between, type Masonry, nearest } from './masonry.ts'

/** What is in sight of a list: pixels from its top. */
export type Sight = { top: number; bottom: number }
/** The ids of the cards that are drawn. */
type Drawn = ReadonlySet<string>

/** Cards are drawn before they come this near to the sight, and then as far as that. Pixels. */
const [NEAR, FAR] = [300, 700]
/** Cards that are kept, some screens to either side of the sight: what has been drawn costs nothing when it is scrolled to. */
const KEPT = 180
/** Cards that are drawn, or dropped, in one go out of sight. */
const BATCH = 4

/** The ids of those that must be drawn at once: all about the sight, and the current one wherever it is. */
export function dueAt(masonry: Masonry, { top, bottom }: Sight, current: string | undefined) {
  const inSight = new Set(between(masonry, top - FAR, bottom + FAR))
  return masonry.stands.flatMap(({ id }, index) => (inSight.has(index) || id === current ? [id] : []))
}

/** Whether a card that is not drawn has come near the sight. */
export const isLacking = (masonry: Masonry, { top, bottom }: Sight, drawn: Drawn) =>
  between(masonry, top - NEAR, bottom + NEAR).some((index) => !drawn.has(masonry.stands[index]?.id ?? ''))

/** What to do next while there is time: some of the nearest to draw, some of the others to drop, but for the current one. */
export function nextBatch(masonry: Masonry, sight: Sight, current: string | undefined, drawn: Drawn) {
  const kept = new Set([...nearest(masonry, sight, KEPT), ...(current === undefined ? [] : [current])])
  return {
    lacking: [...kept].filter((id) => !drawn.has(id)).slice(0, BATCH),
    beyond: [...drawn].filter((id) => !kept.has(id)).slice(0, BATCH),
  }
}
