import { ContentItem, type ContentSearchContext } from '../../src/contract/content.ts'
import { LIST_LIMIT } from '../../src/contract/news.ts'
import { compileContent } from '../../src/rules/content-match.ts'
import { mergeNewest } from '../../src/rules/merge.ts'
import { check } from '../http/check.ts'
import type { Doors } from '../news/simulate.ts'
import { createSignal } from '../signal.ts'

/** How many of the newest items are at hand. */
const AT_HAND = 1000

type Items = readonly ContentItem[]
export type ContentRoom = ReturnType<typeof createContentRoom>

/** The newest items of the News Pit, and the one door by which new ones enter. */
export function createContentRoom(report: (line: string) => void) {
  const news = createSignal<Items>()
  const replaced = createSignal()
  let shelf: Items = []
  const good = (items: Items) => items.filter((item) => isGood(item, report))

  const doors: Doors<ContentItem> = {
    takeSimulated(items) {
      const known = new Set(shelf)
      shelf = mergeNewest(shelf, good(items), AT_HAND)
      const fresh = shelf.filter((item) => !known.has(item))
      if (fresh.length > 0) news.tell(fresh)
    },
    replaceSimulated(items) {
      shelf = mergeNewest([], good(items), AT_HAND)
      replaced.tell()
    },
    addOlder(items) {
      shelf = mergeNewest(shelf, good(items), AT_HAND)
    },
    refresh: () => replaced.tell(),
  }
  return {
    ...doors,
    search(context: ContentSearchContext) {
      const belongs = compileContent(context)
      return shelf.filter((item) => belongs(item)).slice(0, Math.min(context.size ?? LIST_LIMIT, LIST_LIMIT))
    },
    onNews: news.listen,
    onReplaced: replaced.listen,
  }
}

function isGood(item: ContentItem, report: (line: string) => void) {
  const result = check(ContentItem, item)
  if ('issue' in result) report(`Content was left out (${item.id}): ${result.issue}`)
  return 'value' in result
}
