import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { Feed } from '../../contract/shared/workspace.ts'
import { freeSlot, isBlank } from '../shared/page/free-slot.ts'
import type { WatchlistEdit } from './edits.ts'

/** The name of the list that begins with the first symbols, where there is none. */
export const FIRST_NAME = 'Watchlist'

type Feeds = readonly Feed[]
type Step = { type: 'feed.added' } | { type: 'search.chosen'; slot: number; search: SearchContext }

/** Whether no feed looks for anything yet. */
export const areBlank = (feeds: Feeds) => feeds.every(isBlank)

/** The first list of a newcomer. */
export const firstList = (symbols: readonly string[]): WatchlistEdit => ({
  kind: 'added',
  name: FIRST_NAME,
  symbols: [...symbols],
})

const search: SearchContext = { keywords: [`list:${FIRST_NAME}`], queryLanguage: 2 }

/** In which feed the headlines about the first list come to stand, and what leads there; no slot where every feed looks for something. */
export function followingIn(feeds: Feeds): { slot?: number; steps: readonly Step[] } {
  const free = freeSlot(feeds)
  if (!free) return { steps: [] }
  const { slot, steps } = free
  return { slot, steps: [...steps, { type: 'search.chosen', slot, search }] }
}

/** What is said once the list is there. */
export function followedWords(symbols: number, slot: number | undefined) {
  const list = `“${FIRST_NAME}” has ${symbols === 1 ? '1 symbol' : `${symbols} symbols`}.`
  return slot === undefined
    ? `${list} It is in the panel Watchlists.`
    : `${list} Feed ${slot + 1} shows their headlines.`
}
