import { and, eq, sql } from 'drizzle-orm'
import type { NewsItem } from '../../src/contract/shared/news.ts'
import { publishersOf } from '../../src/rules/shared/match.ts'
import { sortDatetimeOf } from '../../src/rules/shared/merge.ts'
import type { Database } from '../store/open-store.ts'
import { items } from '../store/schema.ts'
import type { Turn } from '../turns.ts'
import { comesAfter, newestFirst } from './keyset.ts'

const READ_AT_ONCE = 500

/** FED-03: who has published what was fetched and is still stored. What earlier runs have stored is read once, in pieces. */
export function createPublishers(database: Database) {
  /** When the newest item of each was published, in epoch milliseconds. */
  const newest = new Map<string, number>()
  let isWanted = true

  function note(names: readonly string[], at: number) {
    for (const name of names) newest.set(name, Math.max(at, newest.get(name) ?? at))
  }

  return {
    names: () => newest.keys(),
    take(fetched: readonly NewsItem[]) {
      for (const item of fetched) note(publishersOf(item), Date.parse(sortDatetimeOf(item)))
    },
    /** What stands before a time has been thrown away. */
    forget(before: number) {
      for (const [name, at] of newest) if (at < before) newest.delete(name)
    },
    async load(turn: Turn) {
      let last: { published: number; id: string } | undefined
      for (let isDone = false; !isDone && isWanted; ) {
        await turn()
        const rows = await pageAfter(database, last)
        for (const { name, others, published } of rows) note([name, ...(others ?? [])], published)
        last = rows.at(-1)
        isDone = rows.length < READ_AT_ONCE
      }
    },
    stop() {
      isWanted = false
    },
  }
}

const pageAfter = (database: Database, last: { published: number; id: string } | undefined) =>
  database
    .select({
      id: items.id,
      published: items.published,
      name: sql<string>`${items.item}->>'articleSource'`,
      others: sql<string[] | null>`${items.item}->'otherSources'`,
    })
    .from(items)
    .where(and(eq(items.isFetched, true), last && comesAfter(last.published, last.id)))
    .orderBy(...newestFirst)
    .limit(READ_AT_ONCE)
