import type { NewsItem, Origin } from '../../src/contract/shared/news.ts'
import type { Story } from '../../src/contract/stories/stories.ts'
import { isOf } from '../../src/rules/shared/origin.ts'
import type { Turn } from '../turns.ts'
import { createTable, LIMIT } from './table.ts'

/** Groups are given up, with their memory, when no question came for as long, and no client follows them. */
const IDLE_MS = 600_000

/** The newest headlines in memory, newest first, and what becomes of them. */
export type Headlines = {
  all(origin: Origin): Iterable<NewsItem>
  onNews(listener: (items: readonly NewsItem[]) => void): void
  onReplaced(listener: () => void): void
  onPruned(listener: () => void): void
}
type Parts = { turn: Turn; elapsed: () => number }
type Table = ReturnType<typeof createTable> & { askedAt: number; settled?: Promise<void> | undefined }
/** How many other publishers report what a headline does, without those `apart`. */
type Count = (id: string, apart?: ReadonlySet<string>) => number
/** `changed`: the headlines whose group has changed; undefined for all. */
type Follower = (count: Count, changed?: ReadonlySet<string>) => void

export type Stories = ReturnType<typeof createStories>

/**
 * STY-07: which headlines report the same fact. They are grouped from the first time that this is asked, in pieces, and for as long as it goes on being
 * asked or followed. What is real and what is simulated is never in one group.
 */
export function createStories({ all, onNews, onReplaced, onPruned }: Headlines, { turn, elapsed }: Parts) {
  const tables = new Map<Origin, Table>()
  const followers: Record<Origin, Set<Follower>> = { real: new Set(), simulated: new Set() }
  onReplaced(() => {
    tables.clear()
    for (const origin of ['real', 'simulated'] as const)
      for (const follower of followers[origin]) introduce(origin, follower)
  })
  onPruned(() => {
    for (const [origin, table] of tables) {
      table.keepOnly(new Set(idsOf(all(origin))))
      refresh(origin)
    }
  })
  onNews((items) => {
    for (const [origin, table] of tables) {
      if (followers[origin].size === 0 && elapsed() - table.askedAt > IDLE_MS) tables.delete(origin)
      else table.take(items.filter((item) => isOf(item, origin)))
      refresh(origin)
    }
  })

  /** Groups what has come, if anybody follows. */
  function refresh(origin: Origin) {
    if (followers[origin].size > 0) void settledTable(origin)
  }

  async function settle(table: Table, origin: Origin) {
    while (table.proceed()) await turn()
    const changed = table.takeChanged()
    // it may have been replaced meanwhile
    if (tables.get(origin) !== table || changed.size === 0) return
    for (const notify of followers[origin]) notify(table.otherSources, changed)
  }

  /** Those who ask meanwhile wait for the same work. */
  function settledTable(origin: Origin) {
    const table = tables.get(origin) ?? { ...createTable(newestOf(all(origin))), askedAt: 0 }
    table.askedAt = elapsed()
    tables.set(origin, table)
    table.settled ??= settle(table, origin).finally(() => {
      table.settled = undefined
    })
    return table.settled.then(() => table)
  }

  function introduce(origin: Origin, notify: Follower) {
    void settledTable(origin).then((table) => {
      if (followers[origin].has(notify) && tables.get(origin) === table) notify(table.otherSources)
    })
  }

  return {
    storyOf: async (id: string, origin: Origin): Promise<Story | undefined> => (await settledTable(origin)).storyOf(id),
    /** The ids of the headlines that were the first of several publishers' about one fact. */
    firstsOf: async (origin: Origin): Promise<ReadonlySet<string>> => (await settledTable(origin)).firsts(),
    /** Notifies of the counts once all is grouped, then of those that may have changed. Returns a function that ends it. */
    follow(origin: Origin, notify: Follower) {
      followers[origin].add(notify)
      introduce(origin, notify)
      return () => void followers[origin].delete(notify)
    },
  }
}

function* idsOf(items: Iterable<NewsItem>) {
  for (const { id } of items) yield id
}

function newestOf(items: Iterable<NewsItem>) {
  const newest: NewsItem[] = []
  for (const item of items) {
    if (newest.length === LIMIT) break
    newest.push(item)
  }
  return newest
}
