import { and, desc, eq, gt, inArray, lt, max, or, sql } from 'drizzle-orm'
import type { NewsItem } from '../../src/contract/shared/news.ts'
import { withImportance } from '../../src/rules/feed/importance.ts'
import { sortDatetimeOf } from '../../src/rules/shared/merge.ts'
import { announced } from '../store/announcements.ts'
import type { Database } from '../store/open-store.ts'
import { items } from '../store/schema.ts'
import type { Turn } from '../turns.ts'
import { lexemesOf, WORDS_VERSION, withoutWords } from './candidates.ts'
import { comesAfter, newestFirst } from './keyset.ts'
import { labelsOf, storable } from './labels-of.ts'
import { likenessOf } from './likeness.ts'
import { createPublishers } from './publishers.ts'

export type ItemStore = ReturnType<typeof createItemStore>
/** Rows per insert: a statement takes 65,535 values, and each row has several. */
const BATCH = 1000
const PRUNED_AT_ONCE = 500
const ADDED_AT_ONCE = 50

/** The persistent items: those that were injected or fetched. */
export const createItemStore = (database: Database) => ({
  keep: createKeep(database),

  async newest(limit: number, isFetched = false): Promise<NewsItem[]> {
    const rows = await database
      .select({ item: items.item })
      .from(items)
      .where(eq(items.isFetched, isFetched))
      .orderBy(...newestFirst)
      .limit(limit)
    return rows.map(({ item }) => withImportance(item))
  },

  /** Which of the ids are stored. */
  async known(ids: readonly string[]): Promise<NewsItem[]> {
    if (ids.length === 0) return []
    const rows = await database
      .select({ item: items.item })
      .from(items)
      .where(inArray(items.id, [...ids]))
    return rows.map(({ item }) => item)
  },

  /** The fetched items of these likenesses. */
  async alike(likenesses: readonly string[]): Promise<NewsItem[]> {
    if (likenesses.length === 0) return []
    const rows = await database
      .select({ item: items.item })
      .from(items)
      .where(inArray(items.likeness, [...likenesses]))
    return rows.map(({ item }) => item)
  },

  /** What was stored or changed after a sequence number, in this order; the first of it. */
  after: (sequence: number, limit: number) =>
    database
      .select({ item: items.item, sequence: items.sequence, isFetched: items.isFetched })
      .from(items)
      .where(gt(items.sequence, sequence))
      .orderBy(items.sequence)
      .limit(limit),

  /** The last sequence number; 0 before the first item. */
  async lastSequence() {
    const [last] = await database.select({ is: max(items.sequence) }).from(items)
    return last?.is ?? 0
  },

  /** Deletes the injected items. */
  async clear() {
    await database.delete(items).where(eq(items.isFetched, false))
  },

  prune: createPrune(database),
  publishers: createPublishers(database),
  ...addingWords(database),
})

const addingWords = (database: Database) => {
  let isWanted = true
  return {
    /** Completes what earlier releases have stored without importance, or words for the index, a few items in each turn. */
    async addWords(turn: Turn) {
      for (let isDone = false; !isDone && isWanted; ) {
        await turn()
        const rows = await database
          .select({ id: items.id, item: items.item })
          .from(items)
          .where(withoutWords)
          .orderBy(desc(items.published))
          .limit(ADDED_AT_ONCE)
        for (const { id, item } of rows)
          if (isWanted)
            await database
              .update(items)
              .set(foundBy(withImportance(item)))
              .where(eq(items.id, id))
        isDone = rows.length < ADDED_AT_ONCE
      }
    },
    stopAdding() {
      isWanted = false
    },
  }
}

/** PGlite does it never by itself, and without it searches for rare words take seconds. */
const analyze = (database: Database) => database.execute('ANALYZE items')

function createKeep(database: Database) {
  let unanalyzed = 0
  return async (news: readonly NewsItem[], isFetched = false) => {
    const byId = new Map(news.map((item) => [item.id, item]))
    const rows = [...byId.values()].map((item) => rowOf(item, isFetched))
    for (let start = 0; start < rows.length; start += BATCH)
      await announced(database, (step) => put(step, rows.slice(start, start + BATCH)))
    unanalyzed += rows.length
    if (unanalyzed < BATCH) return
    unanalyzed = 0
    await analyze(database)
  }
}

const rowOf = (item: NewsItem, isFetched: boolean) => ({
  id: item.id,
  published: Date.parse(sortDatetimeOf(item)),
  isFetched,
  likeness: isFetched ? likenessOf(item) : null,
  ...foundBy(item),
})

/** An item as it is stored, and what it is found by. */
const foundBy = (item: NewsItem) => ({ item, labels: labelsOf(item).map(storable), ...wordsOfItem(item) })

/** What the database finds by its own words, and by those of the query language. */
function wordsOfItem({ title, summary }: NewsItem) {
  const text = storable(`${title} ${summary}`)
  const lexemes = sql.param(lexemesOf([title, summary]))
  return {
    search: sql`to_tsvector('simple', ${text}) || array_to_tsvector(${lexemes}::text[])`,
    wordsVersion: WORDS_VERSION,
  }
}

async function put(database: Database, rows: ReturnType<typeof rowOf>[]) {
  await database
    .insert(items)
    .values(rows)
    .onConflictDoUpdate({
      target: items.id,
      set: {
        sequence: sql`excluded.sequence`,
        published: sql`excluded.published`,
        item: sql`excluded.item`,
        likeness: sql`excluded.likeness`,
        labels: sql`excluded.labels`,
        search: sql`excluded.search`,
        wordsVersion: sql`excluded.words_version`,
      },
    })
}

/**
 * Deletes the fetched items that are older than a time, and those beyond a count, a few at once: whatever else asks in the meantime has its turn.
 * Returns the time of the oldest that may stay.
 */
function createPrune(database: Database) {
  return async (oldest: number, limit: number): Promise<number> => {
    const [last] = await database
      .select({ id: items.id, published: items.published })
      .from(items)
      .where(eq(items.isFetched, true))
      .orderBy(...newestFirst)
      .offset(limit - 1)
      .limit(1)
    const beyond = last ? comesAfter(last.published, last.id) : undefined
    const surplus = database
      .select({ id: items.id })
      .from(items)
      .where(and(eq(items.isFetched, true), or(lt(items.published, oldest), beyond)))
      .orderBy(items.published)
      .limit(PRUNED_AT_ONCE)
    let isPruned = false
    for (let deleted = PRUNED_AT_ONCE; deleted === PRUNED_AT_ONCE; ) {
      deleted = (await database.delete(items).where(inArray(items.id, surplus)).returning({ id: items.id })).length
      isPruned ||= deleted > 0
    }
    if (isPruned) await analyze(database)
    return Math.max(oldest, last?.published ?? oldest)
  }
}
