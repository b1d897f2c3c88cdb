import { FEEDS_LIMIT, type Feed } from '../../../contract/shared/workspace.ts'
import { isEmpty } from '../search.ts'

/** Whether a feed looks for nothing, and is no preset. */
export const isBlank = ({ name, searchContext }: Feed) => name === '' && isEmpty(searchContext)

/** Where a feed can show something else, and what makes its place: the first that looks for nothing, else a new one; undefined where there are as many as there may be. */
export function freeSlot(
  feeds: readonly Feed[],
): { slot: number; steps: readonly { type: 'feed.added' }[] } | undefined {
  const blank = feeds.findIndex(isBlank)
  if (blank >= 0) return { slot: blank, steps: [] }
  return feeds.length < FEEDS_LIMIT ? { slot: feeds.length, steps: [{ type: 'feed.added' }] } : undefined
}
