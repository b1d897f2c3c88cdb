import type { ContentItem } from '../../contract/content/content.ts'
import { assignLanes } from '../shared/masonry.ts'
import { headlineOf } from './content.ts'

/** Between the cards, in pixels: the same figure as in Masonry.module.css. */
export const GAP = 8
/** PIT-02: how many lanes each layout has. */
export const lanesOf = { desktop: 3, tablet: 2, mobile: 1 }
/** Of a lane that has not been measured, in pixels. */
export const FIRST_WIDTH = 300

/** Pixels: of a letter, of a line, of what every closed card has, of its figures, of its lead, of an opened one. */
const [LETTER, LINE, FRAME, FIGURES, LEAD, OPEN] = [6.2, 18, 79, 65, 47, 560]
/** Wider cards have a lead (px): the same figure as in ContentCard.module.css. */
const WIDE = 480
/** The category of narrower cards stands above the time. */
const NARROW = 260

/** How high a card will probably be that has not been drawn in a lane of this width. Pixels. */
export function estimate(item: ContentItem | undefined, width: number, isOpen: boolean) {
  if (!item || isOpen) return OPEN
  const lines = Math.ceil((headlineOf(item).length * LETTER) / Math.max(width - 30, 120))
  return (
    FRAME +
    lines * LINE +
    ('ticker' in item.contentData ? FIGURES : 0) +
    (width >= WIDE ? LEAD : 0) +
    (width < NARROW ? LINE : 0)
  )
}

/** The lane of each card of a list that is laid out for the first time. */
export function firstLanes(items: readonly ContentItem[], count: number): number[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const lanes = assignLanes([...byId.keys()], new Map(), count, (id) => estimate(byId.get(id), FIRST_WIDTH, false))
  return items.map(({ id }) => lanes.get(id) ?? 0)
}
