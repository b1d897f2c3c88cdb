import { desc, sql } from 'drizzle-orm'
import type { NewsItem } from '../../src/contract/news.ts'
import type { Database } from '../store/open-store.ts'
import { items } from '../store/schema.ts'

export type ItemStore = ReturnType<typeof createItemStore>

/** The items that must last: those that were injected. */
export const createItemStore = (database: Database) => ({
  async keep(news: readonly NewsItem[]) {
    const byId = new Map(news.map((item) => [item.id, item]))
    const rows = [...byId.values()].map((item) => ({
      id: item.id,
      published: Date.parse(item.publishedDatetime),
      item,
    }))
    if (rows.length === 0) return
    await database
      .insert(items)
      .values(rows)
      .onConflictDoUpdate({ target: items.id, set: { published: sql`excluded.published`, item: sql`excluded.item` } })
  },

  async newest(count: number): Promise<NewsItem[]> {
    const rows = await database
      .select({ item: items.item })
      .from(items)
      .orderBy(desc(items.published), desc(items.id))
      .limit(count)
    return rows.map(({ item }) => item)
  },

  async clear() {
    await database.delete(items)
  },
})
