import { ContentItem, type ContentSearchContext } from '../../src/contract/content/content.ts'
import { LIST_LIMIT, type NewsItem } from '../../src/contract/shared/news.ts'
import { compileContent } from '../../src/rules/content/content-match.ts'
import { mergeNewest } from '../../src/rules/shared/merge.ts'
import { createItemCheck } from '../feed/check-items.ts'
import type { Doors } from '../feed/simulate.ts'
import { firstOf } from '../lists/history.ts'
import { createSignal } from '../signal.ts'
import { isStory, storyOf } from './story-of.ts'

/** How many of the newest simulated items are kept in memory. */
const AT_HAND = 1000
/** The maximum number of injected items: they exist in memory only. */
const INJECTED_LIMIT = 50_000

type Items = readonly ContentItem[]
/** The real news, in lists that are newest first. */
export type RealNews = { onNews(notify: (items: readonly NewsItem[]) => void): void; real(): (readonly NewsItem[])[] }
export type LiveStories = ReturnType<typeof createLiveStories>

/** The newest items of the News Pit, and the only way to add new ones. Real news of importance is added automatically, as top stories. */
export function createLiveStories(realNews: RealNews, report: (line: string) => void) {
  const news = createSignal<Items>()
  const replaced = createSignal()
  const asked = createSignal<boolean>()
  let simulated: Items = []
  let injected: Items = []
  const good = createItemCheck(ContentItem, 'Content', report)
  const announce = (items: Items) => items.length > 0 && news.notify(items)

  const doors: Doors<ContentItem> = {
    takeSimulated(items) {
      const known = new Set(simulated)
      simulated = mergeNewest(simulated, good(items), AT_HAND)
      announce(simulated.filter((item) => !known.has(item)))
    },
    replaceSimulated(items) {
      simulated = mergeNewest([], good(items), AT_HAND)
      replaced.notify()
    },
    addOlder(items) {
      simulated = mergeNewest(simulated, good(items), AT_HAND)
    },
    refresh: () => replaced.notify(),
    onAsked: asked.listen,
  }
  const atHand = (context: ContentSearchContext, limit: number) =>
    newestOf([simulated, ...realNews.real().map(asStories), injected], context, limit)

  realNews.onNews((items) => announce(items.filter(isStory).map(storyOf)))
  return {
    ...doors,
    /** Adds injected items, which are validated already. */
    inject(items: Items) {
      injected = mergeNewest(injected, items, INJECTED_LIMIT)
      news.notify(items)
    },
    injected: () => injected,
    forget() {
      injected = []
    },
    search(context: ContentSearchContext) {
      if (mayInvent(context)) asked.notify(false)
      const limit = Math.min(context.size ?? LIST_LIMIT, LIST_LIMIT)
      const newest = atHand(context, limit)
      if (mayInvent(context) && newest.length < limit) asked.notify(true)
      return [...newest]
    },
    /** Those in memory; none while what is simulated, which is made for the first search or ahead of it, would be missing. */
    newest: (context: ContentSearchContext, count: number) =>
      mayInvent(context) && simulated.length === 0 ? [] : atHand(context, count),
    onNews: news.listen,
    onReplaced: replaced.listen,
  }
}

const mayInvent = ({ origin }: ContentSearchContext) => origin !== 'real'

function newestOf(lists: readonly Iterable<ContentItem>[], context: ContentSearchContext, limit: number) {
  const found = lists.map((items) => firstOf(items, compileContent(context), limit))
  return found.reduce<Items>((merged, items) => mergeNewest(merged, items, limit), [])
}

/** Those that become stories. */
export function* asStories(items: readonly NewsItem[]) {
  for (const item of items) if (isStory(item)) yield storyOf(item)
}
