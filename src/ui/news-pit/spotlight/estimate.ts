import type { ContentItem } from '../../../contract/content.ts'
import { shortHeadlineOf } from '../../../rules/content.ts'

/** Pixels: of a letter, of a line, of what every closed card has, of its figures, of an opened one. */
const [LETTER, LINE, FRAME, FIGURES, OPEN] = [7, 19, 82, 72, 560]

/** How high a card will probably be that has not been drawn in a lane of this width. Pixels. */
export function estimate(item: ContentItem | undefined, width: number, isOpen: boolean) {
  if (!item || isOpen) return OPEN
  const lines = Math.ceil((shortHeadlineOf(item).length * LETTER) / Math.max(width - 40, 120))
  return FRAME + lines * LINE + ('ticker' in item.contentData ? FIGURES : 0)
}
