import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { sortDatetimeOf } from '../../../src/rules/shared/merge.ts'
import { likenessOf } from '../../feed/likeness.ts'
import type { Database } from '../../store/open-store.ts'
import { ownItems } from '../../store/own-schema.ts'

/** How many headlines of a user's source are kept: those of 2,000 sources take less than a gigabyte. */
export const OWN_ITEMS_LIMIT = 300

/** The order of lists. */
const newestFirst = [desc(ownItems.published), sql`${ownItems.id} collate "C" desc`]

/** The headlines of users' sources, which are in no list but theirs. */
export const createOwnItems = (database: Database) => ({
  /** The newest of a feed, newest first. */
  async newest(feedId: string): Promise<NewsItem[]> {
    const rows = await database
      .select({ item: ownItems.item })
      .from(ownItems)
      .where(eq(ownItems.feedId, feedId))
      .orderBy(...newestFirst)
      .limit(OWN_ITEMS_LIMIT)
    return rows.map(({ item }) => item)
  },

  /** The position, in epoch milliseconds, of the oldest that a feed with as many as are kept has. */
  floor: (feedId: string) => floorOf(database, feedId),

  /** Of a feed, what `takeIn` asks for. */
  known: (feedId: string) => async (ids: readonly string[]) =>
    ids.length === 0 ? [] : itemsWhere(database, and(eq(ownItems.feedId, feedId), inArray(ownItems.id, [...ids]))),
  alike: (feedId: string) => async (likenesses: readonly string[]) =>
    likenesses.length === 0
      ? []
      : itemsWhere(database, and(eq(ownItems.feedId, feedId), inArray(ownItems.likeness, [...likenesses]))),

  /** Keeps the newest of a feed. */
  async keep(feedId: string, items: readonly NewsItem[]) {
    const rows = items.map((item) => ({
      ...{ feedId, id: item.id, item, likeness: likenessOf(item) },
      published: Date.parse(sortDatetimeOf(item)),
    }))
    const { item, likeness, published } = {
      item: sql`excluded.item`,
      likeness: sql`excluded.likeness`,
      published: sql`excluded.published`,
    }
    await database
      .insert(ownItems)
      .values(rows)
      .onConflictDoUpdate({ target: [ownItems.feedId, ownItems.id], set: { item, likeness, published } })
    const floor = await floorOf(database, feedId)
    await database.delete(ownItems).where(and(eq(ownItems.feedId, feedId), lt(ownItems.published, floor)))
  },

  /** Deletes what stands before a time, in epoch milliseconds. */
  async prune(oldest: number) {
    await database.delete(ownItems).where(lt(ownItems.published, oldest))
  },
})

async function floorOf(database: Database, feedId: string): Promise<number> {
  const [last] = await database
    .select({ published: ownItems.published })
    .from(ownItems)
    .where(eq(ownItems.feedId, feedId))
    .orderBy(...newestFirst)
    .offset(OWN_ITEMS_LIMIT - 1)
    .limit(1)
  // a moment that no feed has an item of: a number that the database takes
  return last?.published ?? -Number.MAX_SAFE_INTEGER
}

async function itemsWhere(database: Database, condition: ReturnType<typeof and>) {
  const rows = await database.select({ item: ownItems.item }).from(ownItems).where(condition)
  return rows.map(({ item }) => item)
}
