import { LIST_LIMIT, NewsItem, type Origin } from '../../src/contract/shared/news.ts'
import type { ListedSearch } from '../../src/contract/shared/user/listed-search.ts'
import { compileContext, publishersOf } from '../../src/rules/shared/match.ts'
import { byNewest, mergeNewest, sortDatetimeOf } from '../../src/rules/shared/merge.ts'
import { isOf } from '../../src/rules/shared/origin.ts'
import { createSignal } from '../signal.ts'
import { createItemCheck } from './check-items.ts'
import type { ItemStore } from './item-store.ts'
import type { SearchKept } from './search-kept.ts'

/** How many of the newest items of each kind are kept in memory. */
export const HOT_LIMIT = 5000

type News = readonly NewsItem[]
type Shelves = Record<'simulated' | 'read' | 'fetched' | 'kept', News>
type Enter = (shelf: keyof Shelves, good: News) => void

export type Newsroom = ReturnType<typeof createNewsroom>

/** The newest items of every kind, and the only way to add new ones. */
export function createNewsroom(store: ItemStore, searchKept: SearchKept, report: (line: string) => void) {
  const news = createSignal<News>()
  const replaced = createSignal()
  const asked = createSignal<boolean>()
  const pruned = createSignal()
  // each kind has space of its own: what was invented, and is endless, must not crowd out what is real
  const shelves: Shelves = { simulated: [], read: [], fetched: [], kept: [] }
  const checked = createItemCheck(NewsItem, 'An item', report)
  let wasSearched = false
  const isAllAtHand = () => shelves.kept.length < HOT_LIMIT && shelves.fetched.length < HOT_LIMIT

  function enter(shelf: keyof Shelves, good: News) {
    const before = shelves[shelf]
    shelves[shelf] = mergeNewest(before, good, HOT_LIMIT)
    if (shelves[shelf] !== before) news.notify(newsOf(before, shelves[shelf]))
  }

  return {
    /** Adds new items from any source: validated, deduplicated by id, announced. Invalid ones are reported and left out. */
    takeSimulated: (items: News) => enter('simulated', checked(items)),

    /** The same for the items of a document. */
    takeRead: (items: News) => enter('read', checked(items)),

    ...keeping(store, shelves, enter, checked),
    ...pruning(store, shelves, pruned.notify),

    /** Starts the simulated ones over; listeners must search again. */
    replaceSimulated(items: News) {
      shelves.simulated = mergeNewest([], checked(items), HOT_LIMIT)
      replaced.notify()
    },

    /** Adds simulated items that are older than the newest, without announcing them. */
    addOlder(items: News) {
      shelves.simulated = mergeNewest(shelves.simulated, checked(items), HOT_LIMIT)
    },

    refresh: () => replaced.notify(),
    /** The newest in memory; none before the first search, because what is simulated is made for it and would be missing. */
    newest: (context: ListedSearch, count: number) =>
      wasSearched ? newestOf(Object.values(shelves), context).slice(0, count) : [],

    search(context: ListedSearch) {
      wasSearched = true
      const mayInvent = context.origin !== 'real'
      if (mayInvent) asked.notify(false)
      const found = newestOf(Object.values(shelves), context)
      if (mayInvent && found.length < LIST_LIMIT) asked.notify(true)
      return found
    },

    ...readings(shelves),
    isAllAtHand,

    /** Searches the store, when more is kept there than in memory; undefined when `search` covers everything. */
    searchDeeper(context: ListedSearch): Promise<NewsItem[]> | undefined {
      return isAllAtHand() ? undefined : searchKept(context, LIST_LIMIT).then(({ items }) => items)
    },

    onNews: news.listen,
    onReplaced: replaced.listen,
    onAsked: asked.listen,
    /** Old items were thrown away: what is not in memory any more may be nowhere. */
    onPruned: pruned.listen,
  }
}

const readings = (shelves: Shelves) => ({
  /** The items of an origin in memory, newest first, each id once. */
  all: (origin: Origin | undefined) => itemsOf(Object.values(shelves), (item) => !origin || isOf(item, origin)),

  /** The publishers of the real and injected items in memory, as they name themselves. */
  publishers: () => new Set([...shelves.read, ...shelves.fetched, ...shelves.kept].flatMap(publishersOf)),

  oldest: (origin: Origin) => oldestOf(Object.values(shelves), origin),
  /** Everything that is not simulated, each list newest first. */
  real: () => [shelves.read, shelves.fetched, shelves.kept],
  /** Those that come from documents, which are stored nowhere else. */
  read: () => shelves.read,
})

/** Adds persistent items, which are stored before they are announced. */
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

  addWords: store.addWords,
  stopAdding: store.stopAdding,
  /** Which of the ids are stored. */
  known: store.known,
  /** The fetched items of these likenesses. */
  alike: store.alike,

  /** Loads what was stored in earlier runs. */
  async recall() {
    shelves.kept = await store.newest(HOT_LIMIT)
    shelves.fetched = await store.newest(HOT_LIMIT, true)
  },

  /** Deletes the injected items. */
  async forget() {
    await store.clear()
    shelves.kept = []
  },
})

const pruning = (store: ItemStore, shelves: Shelves, notify: () => void) => ({
  /** Deletes the fetched items that stand before a time, and those beyond a count. Returns the position of the oldest that may stay. */
  async prune(oldest: number, limit: number) {
    const floor = await store.prune(oldest, limit)
    const first = new Date(oldest).toISOString()
    shelves.fetched = shelves.fetched.filter((item) => sortDatetimeOf(item) >= first).slice(0, limit)
    notify()
    return floor
  },
})

function newsOf(before: News, now: News): News {
  const known = new Set(before)
  return now.filter((item) => !known.has(item))
}

/** When the oldest item of an origin was published, in epoch milliseconds; Infinity without one. */
const oldestOf = (lists: News[], origin: Origin) =>
  Math.min(
    ...lists
      .flatMap((items) => items.findLast((item) => isOf(item, origin)) ?? [])
      .map((item) => Date.parse(sortDatetimeOf(item))),
  )

/** The newest that match a search, newest first, each id once. */
function newestOf(lists: News[], context: ListedSearch): NewsItem[] {
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
function* itemsOf(lists: News[], belongs: (item: NewsItem) => boolean) {
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
