import { LIST_LIMIT, NewsItem, type Origin } from '../../src/contract/shared/news.ts'
import type { ListedSearch } from '../../src/contract/shared/user/listed-search.ts'
import { publishersOf } from '../../src/rules/shared/match.ts'
import { mergeNewest, sortDatetimeOf } from '../../src/rules/shared/merge.ts'
import { isOf } from '../../src/rules/shared/origin.ts'
import { createSignal } from '../signal.ts'
import type { Turn } from '../turns.ts'
import { createItemCheck } from './check-items.ts'
import { createFollowing } from './following.ts'
import type { ItemStore } from './item-store.ts'
import type { SearchKept } from './search-kept.ts'
import { itemsOf, type News, newestOf, oldestOf } from './shelves.ts'

/** How many of the newest items of each kind are kept in memory. */
export const HOT_LIMIT = 5000

type Shelves = Record<'simulated' | 'read' | 'fetched' | 'kept', News>
export type Enter = (shelf: keyof Shelves, good: News) => void

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

    ...readings(shelves, searchKept),
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

const readings = (shelves: Shelves, searchKept: SearchKept) => ({
  /** Searches what is stored. */
  searchKept,
  /** The items of an origin in memory, newest first, each id once. */
  all: (origin: Origin | undefined) => itemsOf(Object.values(shelves), (item) => !origin || isOf(item, origin)),

  oldest: (origin: Origin) => oldestOf(Object.values(shelves), origin),
  /** Everything that is not simulated, each list newest first. */
  real: () => [shelves.read, shelves.fetched, shelves.kept],
  /** Those that come from documents, which are stored nowhere else. */
  read: () => shelves.read,
})

/** Adds persistent items, which are stored before they are announced. */
const keeping = (
  store: ItemStore,
  shelves: Shelves,
  enter: Enter,
  checked: (items: News) => News,
  follow = createFollowing(store, enter),
) => ({
  catchUp: follow.catchUp,

  async keep(items: News) {
    const good = checked(items)
    await store.keep(good)
    enter('kept', good)
  },

  /** The same for what was fetched from the web. */
  async keepFetched(items: News) {
    const good = checked(items)
    await store.keep(good, true)
    store.publishers.take(good)
    enter('fetched', good)
  },

  /** The publishers of all that is real or injected, as they name themselves; what earlier runs have stored beyond memory once it is prepared. */
  publishers() {
    const inMemory = [...shelves.read, ...shelves.fetched, ...shelves.kept].flatMap(publishersOf)
    return new Set([...inMemory, ...store.publishers.names()])
  },

  /** Reads and completes what earlier runs have stored, in pieces. */
  async prepareStored(turn: Turn) {
    await store.publishers.load(turn)
    await store.addWords(turn)
  },
  stopPreparing() {
    store.publishers.stop()
    store.stopAdding()
  },
  /** Which of the ids are stored. */
  known: store.known,
  /** The fetched items of these likenesses. */
  alike: store.alike,

  /** Loads what was stored in earlier runs. What comes to the store meanwhile, `catchUp` loads. */
  async recall() {
    await follow.begin()
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
    store.publishers.forget(floor)
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
