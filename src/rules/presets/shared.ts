import type { SharedCopy } from '../../contract/presets/preset.ts'
import { FEEDS_LIMIT, type Feed } from '../../contract/shared/workspace.ts'
import { isEmpty } from '../shared/search.ts'

type Step = { type: 'feed.added' } | { type: 'feed.replaced'; slot: number; feed: Feed }

/** RTE-19: the address of a shared preset. */
export const sharedPath = (token: string) => `/terminal?shared=${token}`

/** It is no preset of the user's: it has no name until it is saved as one. */
const feedOf = (token: string, { searchContext }: SharedCopy): Feed => ({
  id: `shared-${token}`,
  name: '',
  searchContext,
})

/** In which feed a shared preset comes to stand, and what leads there; undefined where every feed looks for something. */
export function openingOf(feeds: readonly Feed[], token: string, copy: SharedCopy) {
  const feed = feedOf(token, copy)
  const open = feeds.findIndex(({ id }) => id === feed.id)
  if (open >= 0) return { slot: open, steps: [] }
  const free = feeds.findIndex(({ name, searchContext }) => name === '' && isEmpty(searchContext))
  if (free < 0 && feeds.length >= FEEDS_LIMIT) return undefined
  const slot = free < 0 ? feeds.length : free
  const shown: Step = { type: 'feed.replaced', slot, feed }
  const steps: Step[] = free < 0 ? [{ type: 'feed.added' }, shown] : [shown]
  return { slot, steps }
}
