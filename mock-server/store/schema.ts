import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, json, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { NewsItem } from '../../src/contract/news.ts'
import type { SearchContext } from '../../src/contract/search-context.ts'
import type { Country, Gender, Language } from '../../src/contract/user.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    isVerified: boolean('is_verified').notNull().default(false),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    profession: text('profession').notNull().default(''),
    about: text('about').notNull().default(''),
    country: text('country').$type<Country>().notNull().default(''),
    language: text('language').$type<Language>().notNull().default(''),
    gender: text('gender').$type<Gender>().notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
  ],
)

export const signIns = pgTable(
  'sign_ins',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As the browser named itself, '' where it did not. */
    userAgent: text('user_agent').notNull().default(''),
    /** How often the refresh cookie was rotated. The cookie itself is derived and never stored. */
    counter: integer('counter').notNull().default(0),
    isRemembered: boolean('is_remembered').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('sign_ins_user').on(table.userId)],
)

export const presets = pgTable(
  'presets',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    searchContext: json('search_context').$type<SearchContext>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('presets_user').on(table.userId)],
)

/** News that was injected: what is simulated is computed, what documents say stays in the documents. */
export const items = pgTable(
  'items',
  {
    id: text('id').primaryKey(),
    /** Epoch milliseconds: the order of the newest. */
    published: bigint('published', { mode: 'number' }).notNull(),
    item: json('item').$type<NewsItem>().notNull(),
  },
  (table) => [index('items_published').on(table.published)],
)

/** Made at the first start, base64url. */
export const serverKeys = pgTable('server_keys', { name: text('name').primaryKey(), secret: text('secret').notNull() })
