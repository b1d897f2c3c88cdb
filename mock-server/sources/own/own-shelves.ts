import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { mergeNewest } from '../../../src/rules/shared/merge.ts'
import { createSignal } from '../../signal.ts'
import { type createOwnItems, OWN_ITEMS_LIMIT } from './own-items.ts'
import type { createOwnRecords } from './own-records.ts'

type News = readonly NewsItem[]
/** What a reader calls a feed, and where they have it; '' for nothing. */
type Called = { name: string; folder: string }
type Shelf = { items: News; readers: number; loaded: Promise<void> }
/** A user who reads, over how many connections, and what of. */
type Reader = { connections: number; feeds: ReadonlyMap<string, Called>; settled: Promise<void> }

type Store = Pick<ReturnType<typeof createOwnItems>, 'newest'>
export type OwnShelves = ReturnType<typeof createOwnShelves>

/** The headlines of feeds, as long as somebody reads them. */
function createShelves({ newest }: Store) {
  const shelves = new Map<string, Shelf>()

  function open(feed: string): Shelf {
    const shelf: Shelf = { items: [], readers: 0, loaded: Promise.resolve() }
    // what comes while it is loaded is on it already, and is newer
    shelf.loaded = newest(feed).then((stored) => {
      shelf.items = mergeNewest(stored, shelf.items, OWN_ITEMS_LIMIT)
    })
    shelves.set(feed, shelf)
    return shelf
  }

  return {
    hold(feed: string) {
      const shelf = shelves.get(feed) ?? open(feed)
      shelf.readers += 1
      return shelf.loaded
    },
    release(feed: string) {
      const shelf = shelves.get(feed)
      if (!shelf) return
      shelf.readers -= 1
      if (shelf.readers === 0) shelves.delete(feed)
    },
    itemsOf: (feed: string) => shelves.get(feed)?.items ?? [],
    add(feed: string, items: News) {
      const shelf = shelves.get(feed)
      if (shelf) shelf.items = mergeNewest(shelf.items, items, OWN_ITEMS_LIMIT)
    },
  }
}

/** The headlines of the sources of those users who are connected, in memory. */
export function createOwnShelves(records: Pick<ReturnType<typeof createOwnRecords>, 'list'>, store: Store) {
  const shelves = createShelves(store)
  const readers = new Map<string, Reader>()
  const news = createSignal<{ reader: string; items: News }>()
  const changed = createSignal<string>()

  /** Reads again which sources a reader has. One after the other: the last is what is stored. */
  function settle(id: string, reader: Reader) {
    reader.settled = reader.settled
      .catch(() => {})
      .then(async () => {
        const before = reader.feeds
        const sources = await records.list(id)
        if (readers.get(id) !== reader) return
        reader.feeds = new Map(sources.map(({ feedId, name, folder }) => [feedId, { name, folder }]))
        const loaded = [...reader.feeds.keys()].map(shelves.hold)
        for (const feed of before.keys()) shelves.release(feed)
        await Promise.all(loaded)
      })
    return reader.settled
  }

  return {
    ...connecting(readers, settle, shelves.release),
    /** Whether a reader has sources. */
    has: (id: string) => (readers.get(id)?.feeds.size ?? 0) > 0,
    /** Lists of the headlines of a reader, each newest first. */
    listsOf(id: string): News[] {
      const feeds = readers.get(id)?.feeds ?? []
      return [...feeds].map(([feed, called]) => viewOf(shelves.itemsOf(feed), called))
    },
    /** What came from a feed, and was stored. */
    take(feed: string, items: News) {
      shelves.add(feed, items)
      for (const [reader, { feeds }] of readers) {
        const called = feeds.get(feed)
        if (called) news.notify({ reader, items: namedAll(items, called) })
      }
    },
    /** A user has changed their sources. */
    async refresh(id: string) {
      const reader = readers.get(id)
      if (!reader) return
      await settle(id, reader)
      changed.notify(id)
    },
    readers: () => [...readers.keys()],
    /** What came for a reader. */
    onNews: news.listen,
    /** A reader's sources have changed: what they search has to be searched again. */
    onChanged: changed.listen,
  }
}

/** The connections of each reader. */
const connecting = (
  readers: Map<string, Reader>,
  settle: (id: string, reader: Reader) => Promise<void>,
  release: (feed: string) => void,
) => ({
  /** A connection of a user. Settled when their headlines are at hand. */
  async enter(id: string) {
    const reader = readers.get(id)
    if (reader) {
      reader.connections += 1
      return reader.settled
    }
    const entered: Reader = { connections: 1, feeds: new Map(), settled: Promise.resolve() }
    readers.set(id, entered)
    return settle(id, entered)
  },
  leave(id: string) {
    const reader = readers.get(id)
    if (!reader) return
    reader.connections -= 1
    if (reader.connections > 0) return
    readers.delete(id)
    for (const feed of reader.feeds.keys()) release(feed)
  },
})

/** Lists under the names and in the folders that users have given to their sources: made once for all who search them. */
const views = new WeakMap<News, Map<string, News>>()

function viewOf(items: News, called: Called): News {
  const known = views.get(items) ?? new Map<string, News>()
  views.set(items, known)
  const key = JSON.stringify([called.name, called.folder])
  const view = known.get(key) ?? namedAll(items, called)
  known.set(key, view)
  return view
}

const namedAll = (items: News, { name, folder }: Called): News =>
  name === '' && folder === ''
    ? items
    : items.map((item) => ({ ...item, ...(name && { articleSource: name }), ...(folder && { folder }) }))
