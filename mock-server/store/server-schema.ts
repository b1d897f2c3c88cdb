import { bigint, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SourceState } from '../sources/poll/state.ts'

/** Wrong tries of the last quarter of an hour, by what and who: see `createTries`. */
export const tries = pgTable(
  'tries',
  {
    /** A digest. */
    key: text('key').primaryKey(),
    wrong: integer('wrong').notNull(),
    /** Epoch milliseconds. */
    last: bigint('last', { mode: 'number' }).notNull(),
  },
  (table) => [index('tries_last').on(table.last)],
)

/** Feeds at addresses of the web: the state of each. */
export const sources = pgTable('sources', {
  id: text('id').primaryKey(),
  address: text('address').notNull(),
  state: json('state').$type<SourceState>().notNull(),
})

/** Generated at the first start, base64url. */
export const serverKeys = pgTable('server_keys', { name: text('name').primaryKey(), secret: text('secret').notNull() })

/** What providers keep between starts, by their id. */
export const providerValues = pgTable(
  'provider_values',
  { provider: text('provider').notNull(), key: text('key').notNull(), value: text('value').notNull() },
  ({ provider, key }) => [primaryKey({ columns: [provider, key] })],
)
