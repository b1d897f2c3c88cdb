import { bigint, boolean, index, integer, json, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Desk } from '../../src/contract/desks/desks.ts'
import type { NewsItem } from '../../src/contract/shared/news.ts'
import type { SourceState } from '../sources/poll/state.ts'
import { instant } from './columns.ts'
import { users } from './schema.ts'

/** Feeds that users have added, each once however many have it. Nothing of them is for anybody else. */
export const ownFeeds = pgTable('own_feeds', {
  /** See `ownSourceOf`. */
  id: text('id').primaryKey(),
  address: text('address').notNull(),
  state: json('state').$type<SourceState>(),
})

/** Arrangements of the Terminal: those of a user are read and kept together. */
export const desks = pgTable('desks', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  desks: json('desks').$type<Desk[]>().notNull(),
  /** How often they were kept. */
  revision: integer('revision').notNull(),
})

/** Who has added which feed. */
export const ownSources = pgTable(
  'own_sources',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    feedId: text('feed_id')
      .notNull()
      .references(() => ownFeeds.id, { onDelete: 'cascade' }),
    /** '' for the feed's own title. */
    name: text('name').notNull(),
    folder: text('folder').notNull(),
    /** Not paused. */
    isOn: boolean('is_on').notNull(),
    /** The user's sources in their order; there may be gaps. */
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('own_sources_user_feed').on(table.userId, table.feedId),
    index('own_sources_feed').on(table.feedId),
  ],
)

/** Their headlines: kept apart from `items`, which everybody's lists have. */
export const ownItems = pgTable(
  'own_items',
  {
    feedId: text('feed_id')
      .notNull()
      .references(() => ownFeeds.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    /** Epoch milliseconds of `sortDatetimeOf`. */
    published: bigint('published', { mode: 'number' }).notNull(),
    /** See `likenessOf`. */
    likeness: text('likeness').notNull(),
    item: json('item').$type<NewsItem>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.feedId, table.id] }),
    index('own_items_published').on(table.feedId, table.published),
    index('own_items_likeness').on(table.feedId, table.likeness),
  ],
)
