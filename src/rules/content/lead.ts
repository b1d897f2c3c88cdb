import type { ContentItem } from '../../contract/content/content.ts'
import { SERVED_STORIES_LIMIT } from '../shared/page/served.ts'

type Items = readonly ContentItem[]

/** A lead that more than so many are newer than gives way to another. */
const KEPT = 60

const weightOf = ({ importance }: ContentItem) => importance?.weight ?? 0
const reportsOf = ({ contentData }: ContentItem) => contentData.contentSummary.referenceIds.length

/**
 * PIT-12: which of these, the newest first, leads: of as many as a page brings along, so that what is seen first and the live list agree, the one
 * whose headline matters most (docs/importance.md), of equals the one that rests on the most reports, of these the newest.
 */
export const leadIn = (items: Items): ContentItem | undefined =>
  items
    .slice(0, SERVED_STORIES_LIMIT)
    .toSorted((one, other) => weightOf(other) - weightOf(one) || reportsOf(other) - reportsOf(one))[0]

/** PIT-12: the id of the lead once others have come: the same one as long as it is among the newest. Nothing changes where there is none to choose from. */
export function leadAfter(items: Items, before: string | undefined): string | undefined {
  const isThere = items.length === 0 || items.slice(0, KEPT).some(({ id }) => id === before)
  return isThere ? before : leadIn(items)?.id
}

/** The same stories with the lead before the others, as they are drawn and walked through. */
export function leadFirst(items: Items, lead: string | undefined): Items {
  const at = items.findIndex(({ id }) => id === lead)
  const found = items[at]
  return found ? [found, ...items.slice(0, at), ...items.slice(at + 1)] : items
}
