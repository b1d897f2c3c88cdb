import { desc, type SQL, sql } from 'drizzle-orm'
import { items } from '../store/schema.ts'

/**
 * The condition for what comes after an item in the order of lists. `published` (epoch milliseconds) is compared separately to use the index: with
 * the combined condition alone the database would scan all newer rows.
 */
export const comesAfter = (published: number, id: string): SQL =>
  sql`(${items.published} <= ${published} and (${items.published} < ${published} or ${items.id} collate "C" < ${id}))`

/** The order of lists. */
export const newestFirst = [desc(items.published), sql`${items.id} collate "C" desc`]
