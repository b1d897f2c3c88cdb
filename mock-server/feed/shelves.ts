import { LIST_LIMIT, type NewsItem, type Origin } from '../../src/contract/shared/news.ts'
import type { ListedSearch } from '../../src/contract/shared/user/listed-search.ts'
import { compileContext } from '../../src/rules/shared/match.ts'
import { byNewest, sortDatetimeOf } from '../../src/rules/shared/merge.ts'
import { isOf } from '../../src/rules/shared/origin.ts'

/** A sorted list of items, newest first. */
export type News = readonly NewsItem[]

/** When the oldest item of an origin was published, in epoch milliseconds; Infinity without one. */
export const oldestOf = (lists: News[], origin: Origin) =>
  Math.min(
    ...lists
      .flatMap((items) => items.findLast((item) => isOf(item, origin)) ?? [])
      .map((item) => Date.parse(sortDatetimeOf(item))),
  )

/** The newest that match a search, newest first, each id once. */
export function newestOf(lists: News[], context: ListedSearch): NewsItem[] {
  const { origin } = context
  const isWanted = compileContext(context)
  const found: NewsItem[] = []
  for (const item of itemsOf(lists, (one) => isWanted(one) && (!origin || isOf(one, origin)))) {
    found.push(item)
    if (found.length === LIST_LIMIT) break
  }
  return found
}

/** Only what belongs is remembered: a search has few of thousands. */
export function* itemsOf(lists: News[], belongs: (item: NewsItem) => boolean) {
  const seen = new Set<string>()
  for (const item of newestFirst(lists)) {
    if (seen.has(item.id) || !belongs(item)) continue
    seen.add(item.id)
    yield item
  }
}

/** Merges the items of sorted lists. */
function* newestFirst(lists: News[]) {
  const heads = lists.map((items) => ({ items, index: 0 }))
  for (;;) {
    let first: { item: NewsItem; head: { index: number } } | undefined
    for (const head of heads) {
      const item = head.items[head.index]
      if (item && (!first || byNewest(item, first.item) < 0)) first = { item, head }
    }
    if (!first) return
    first.head.index += 1
    yield first.item
  }
}
