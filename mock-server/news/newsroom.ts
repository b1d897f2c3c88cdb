import { LIST_LIMIT, NewsItem } from '../../src/contract/news.ts'
import type { SearchContext } from '../../src/contract/search-context.ts'
import { compileContext } from '../../src/rules/match.ts'
import { mergeNewest } from '../../src/rules/merge.ts'
import { check } from '../http/check.ts'
import { createSignal } from '../signal.ts'
import type { ItemStore } from './item-store.ts'

/** How many of the newest items are at hand. */
export const HOT_LIMIT = 5000

type News = readonly NewsItem[]

export type Newsroom = ReturnType<typeof createNewsroom>

/** The newest items of every source, and the one door by which new ones enter. */
export function createNewsroom(store: ItemStore, report: (line: string) => void) {
  const news = createSignal<News>()
  const replaced = createSignal()
  let kept: News = []
  let read: News = []
  let hot: News = []

  function enter(items: News) {
    const before = hot
    hot = mergeNewest(hot, items, HOT_LIMIT)
    if (hot !== before) news.tell(newsOf(before, hot))
  }

  return {
    /** New items, whoever brings them: checked, deduplicated by id, announced. Those off the contract are reported and left out. */
    take: (items: News) => enter(checked(items, report)),

    /** The same for what a document says: it stays known when the rest is replaced. */
    takeRead(items: News) {
      const good = checked(items, report)
      read = mergeNewest(read, good, HOT_LIMIT)
      enter(good)
    },

    /** The same for what must last: it is in the store before anyone hears of it. */
    async keep(items: News) {
      const good = checked(items, report)
      await store.keep(good)
      kept = mergeNewest(kept, good, HOT_LIMIT)
      enter(good)
    },

    /** Begins anew with what is kept, what was read and `others`; whoever listens must search again. */
    replace(others: News) {
      hot = [checked(others, report), read, kept].reduce((known, more) => mergeNewest(known, more, HOT_LIMIT), [])
      replaced.tell()
    },

    /** What was kept in earlier runs. */
    async recall() {
      kept = await store.newest(HOT_LIMIT)
    },

    /** Throws away what was kept. */
    async forget() {
      await store.clear()
      kept = []
    },

    search: (context: SearchContext) => newestOf(hot, context),
    onNews: news.listen,
    onReplaced: replaced.listen,
  }
}

function checked(items: News, report: (line: string) => void): News {
  return items.filter((item) => {
    const result = check(NewsItem, item)
    if ('issue' in result) report(`An item was left out (${item.id}): ${result.issue}`)
    return 'value' in result
  })
}

function newsOf(before: News, now: News): News {
  const known = new Set(before)
  return now.filter((item) => !known.has(item))
}

/** The newest that belong to a search, newest first. */
function newestOf(items: News, context: SearchContext): NewsItem[] {
  const belongs = compileContext(context)
  const found: NewsItem[] = []
  for (const item of items) {
    if (found.length === LIST_LIMIT) break
    if (belongs(item)) found.push(item)
  }
  return found
}
