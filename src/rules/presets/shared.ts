import type { SharedCopy } from '../../contract/presets/preset.ts'
import type { Feed } from '../../contract/shared/workspace.ts'
import { freeSlot } from '../shared/page/free-slot.ts'

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
  const free = freeSlot(feeds)
  if (!free) return undefined
  const { slot } = free
  const steps: Step[] = [...free.steps, { type: 'feed.replaced', slot, feed }]
  return { slot, steps }
}
