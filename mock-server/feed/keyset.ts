import { type SQL, sql } from 'drizzle-orm'
import { items } from '../store/schema.ts'

/**
 * What comes after an item in the order of lists. `published` (epoch milliseconds) is held against the index by itself: with the choice alone the
 * database would walk all that is newer.
 */
export const comesAfter = (published: number, id: string): SQL =>
  sql`(${items.published} <= ${published} and (${items.published} < ${published} or ${items.id} collate "C" < ${id}))`
