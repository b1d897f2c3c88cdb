import type { CountWithout, FilterPart } from '../../src/contract/filters/filters.ts'
import type { NewsItem } from '../../src/contract/shared/news.ts'
import type { ListedSearch } from '../../src/contract/shared/user/listed-search.ts'
import { onlyPart, partsOf } from '../../src/rules/filters/parts.ts'
import { compileContext } from '../../src/rules/shared/match.ts'
import type { Turn } from '../turns.ts'

/** Items per piece of work. */
const PIECE = 500

/** API-10: how many items match a search but for one of its parts, the largest number first. An item that misses two parts counts for none. */
export async function countWithout(
  items: Iterable<NewsItem>,
  search: ListedSearch,
  turn: Turn,
): Promise<CountWithout[]> {
  const parts = partsOf(search).map((part) => ({ part, matches: compileContext(onlyPart(search, part)) }))
  const missedBy = (item: NewsItem) => {
    let missed: FilterPart | undefined
    for (const { part, matches } of parts) {
      if (matches(item)) continue
      if (missed) return undefined
      missed = part
    }
    return missed
  }
  const counts = new Map<FilterPart, number>()
  let read = 0
  for (const item of items) {
    if (read++ % PIECE === 0) await turn()
    const part = missedBy(item)
    if (part) counts.set(part, (counts.get(part) ?? 0) + 1)
  }
  return parts
    .map(({ part }) => ({ part, count: counts.get(part) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}
