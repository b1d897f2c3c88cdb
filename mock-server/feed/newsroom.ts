import { LIST_LIMIT, NewsItem } from '../../src/contract/shared/news.ts'
import type { SearchContext } from '../../src/contract/shared/search-context.ts'
import { compileContext } from '../../src/rules/shared/match.ts'
import { byNewest, mergeNewest } from '../../src/rules/shared/merge.ts'
import { createSignal } from '../signal.ts'
import { createItemCheck } from './check-items.ts'
import type { ItemStore } from './item-store.ts'
import type { SearchKept } from './search-kept.ts'

/** How many of the newest items of each kind are at hand. */
export const HOT_LIMIT = 5000

type News = readonly NewsItem[]
type Shelves = Record<'simulated' | 'read' | 'fetched' | 'kept', News>
type Enter = (shelf: keyof Shelves, good: News) => void

export type Newsroom = ReturnType<typeof createNewsroom>

/** The newest items of every kind, and the one door by which new ones enter. */
export function createNewsroom(store: ItemStore, searchKept: SearchKept, report: (line: string) => void) {
  const news = createSignal<News>()
  const replaced = createSignal()
  const asked = createSignal<boolean>()
  // each kind has room of its own: what was invented, and is endless, must not crowd out what is real
  const shelves: Shelves = { simulated: [], read: [], fetched: [], kept: [] }
  const checked = createItemCheck(NewsItem, 'An item', report)
  const isAllAtHand = () => shelves.kept.length < HOT_LIMIT && shelves.fetched.length < HOT_LIMIT

  function enter(shelf: keyof Shelves, good: News) {
    const before = shelves[shelf]
    shelves[shelf] = mergeNewest(before, good, HOT_LIMIT)
    if (shelves[shelf] !== before) news.notify(newsOf(before, shelves[shelf]))
  }

  return {
    /** New items, whoever brings them: checked, deduplicated by id, announced. Those off the contract are reported and left out. */
    takeSimulated: (items: News) => enter('simulated', checked(items)),

    /** The same for what a document says. */
    takeRead: (items: News) => enter('read', checked(items)),

    ...keeping(store, shelves, enter, checked),

    /** Begins the simulated ones anew; whoever listens must search again. */
    replaceSimulated(items: News) {
      shelves.simulated = mergeNewest([], checked(items), HOT_LIMIT)
      replaced.notify()
    },

    /** Simulated ones that are no news: nobody is told. */
    addOlder(items: News) {
      shelves.simulated = mergeNewest(shelves.simulated, checked(items), HOT_LIMIT)
    },

    refresh: () => replaced.notify(),
    search(context: SearchContext) {
      asked.notify(false)
      const found = newestOf(Object.values(shelves), context)
      if (found.length < LIST_LIMIT) asked.notify(true)
      return found
    },

    /** Whose real and injected items are at hand, in the publishers' own words. */
    publishers: () => new Set([...shelves.read, ...shelves.fetched, ...shelves.kept].map((item) => item.articleSource)),

    /** What is no invention, each list newest first. */
    real: () => [shelves.read, shelves.fetched, shelves.kept],
    /** Of that, what documents say: nothing else has it. */
    read: () => shelves.read,
    isAllAtHand,

    /** What the store has, when more is kept than is at hand; undefined when `search` looks at all. */
    searchDeeper(context: SearchContext): Promise<NewsItem[]> | undefined {
      return isAllAtHand() ? undefined : searchKept(context, LIST_LIMIT).then(({ items }) => items)
    },

    onNews: news.listen,
    onReplaced: replaced.listen,
    onAsked: asked.listen,
  }
}

/** The doors of what must last: it is in the store before anyone hears of it. */
const keeping = (store: ItemStore, shelves: Shelves, enter: Enter, checked: (items: News) => News) => ({
  async keep(items: News) {
    const good = checked(items)
    await store.keep(good)
    enter('kept', good)
  },

  /** The same for what was fetched from the web. */
  async keepFetched(items: News) {
    const good = checked(items)
    await store.keep(good, true)
    enter('fetched', good)
  },

  /** Those of the ids that are kept. */
  known: store.known,

  /** Throws away of what was fetched all that was published before a time, and all above a count. */
  async prune(oldest: number, limit: number) {
    await store.prune(oldest, limit)
    const first = new Date(oldest).toISOString()
    shelves.fetched = shelves.fetched.filter(({ publishedDatetime }) => publishedDatetime >= first).slice(0, limit)
  },

  /** What was kept in earlier runs. */
  async recall() {
    shelves.kept = await store.newest(HOT_LIMIT)
    shelves.fetched = await store.newest(HOT_LIMIT, true)
  },

  /** Throws away what was injected. */
  async forget() {
    await store.clear()
    shelves.kept = []
  },
})

function newsOf(before: News, now: News): News {
  const known = new Set(before)
  return now.filter((item) => !known.has(item))
}

/** The newest that belong to a search, newest first, each id once. */
function newestOf(lists: News[], context: SearchContext): NewsItem[] {
  const belongs = compileContext(context)
  const found = new Map<string, NewsItem>()
  for (const item of newestFirst(lists)) {
    if (found.size === LIST_LIMIT) break
    if (!found.has(item.id) && belongs(item)) found.set(item.id, item)
  }
  return [...found.values()]
}

/** The items of sorted lists in one order. */
function* newestFirst(lists: News[]) {
  const heads = lists.map((items) => ({ items, place: 0 }))
  for (;;) {
    let first: { item: NewsItem; head: { place: number } } | undefined
    for (const head of heads) {
      const item = head.items[head.place]
      if (item && (!first || byNewest(item, first.item) < 0)) first = { item, head }
    }
    if (!first) return
    first.head.place += 1
    yield first.item
  }
}
