import { sql } from 'drizzle-orm'
import { bigint, bigserial, boolean, index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { NewsItem } from '../../src/contract/shared/news.ts'
import type { SearchContext } from '../../src/contract/shared/search-context.ts'
import type { Country, Gender, Language } from '../../src/contract/shared/user/user.ts'
import { instant, tsvector } from './columns.ts'

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
    /** When the account expires unless its address is verified; null once it is. */
    verifyBy: instant('verify_by'),
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
    /** The browser's name for itself, '' where it sent none. */
    userAgent: text('user_agent').notNull().default(''),
    /** Where it was last used from, shortened by `shortAddress`; '' for releases that did not store it. */
    address: text('address').notNull().default(''),
    /** How often the refresh cookie was rotated. The cookie itself is derived and never stored. */
    counter: integer('counter').notNull().default(0),
    /** When the newest value of the cookie, or an access token that came with it, was first used: that proves that its answer has arrived. */
    receivedAt: instant('received_at'),
    /** The same for the previous value. */
    formerReceivedAt: instant('former_received_at'),
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
    /** When it was deleted: it can be brought back for a while. */
    deletedAt: instant('deleted_at'),
    /** In the address of the copy that is shared; null for none. */
    shareToken: text('share_token'),
    shared: json('shared').$type<{ name: string; searchContext: SearchContext }>(),
  },
  (table) => [
    index('presets_user').on(table.userId),
    index('presets_deleted').on(table.deletedAt),
    uniqueIndex('presets_share_token').on(table.shareToken),
  ],
)

export const watchlists = pgTable(
  'watchlists',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    symbols: text('symbols').array().notNull(),
    /** The user's lists in their order; there may be gaps. */
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('watchlists_user').on(table.userId)],
)

/** The links that were mailed. The token itself is never stored. */
export const linkTokens = pgTable(
  'link_tokens',
  {
    /** SHA-256 of the token, base64url. */
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<'verification' | 'passwordReset'>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('link_tokens_user').on(table.userId)],
)

/** Messages to the team (CON-*). */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    /** Null for a visitor's message. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('messages_user').on(table.userId)],
)

/** The outbox. Bodies contain valid links: where mails are handed to an SMTP server, bodies are blanked once it has accepted them. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    /** The address for replies; null means the sender. */
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the SMTP server accepted it; null without one. */
    sentAt: instant('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Why the last attempt failed, in words. */
    trouble: text('trouble'),
  },
  (table) => [index('mails_created').on(table.createdAt), index('mails_recipient').on(sql`lower(${table.recipient})`)],
)

/** News that was injected or fetched: simulated news is computed, and news from documents stays in the documents. */
export const items = pgTable(
  'items',
  {
    id: text('id').primaryKey(),
    /** The order in which they were stored or changed: see `announced`. */
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    /** Epoch milliseconds of `sortDatetimeOf`: the sort order of the newest items. */
    published: bigint('published', { mode: 'number' }).notNull(),
    item: json('item').$type<NewsItem>().notNull(),
    isFetched: boolean('is_fetched').notNull().default(false),
    /** Of a fetched item: see `likenessOf`. Null for what a release without it has stored. */
    likeness: text('likeness'),
    /** Labels by which it can be found besides its words, such as 'ticker:ACME': see `labelsOf`. */
    labels: text('labels').array().notNull().default([]),
    /** The words of title and summary, as the database finds them; those of the query language (`lexemesOf`) after '='. */
    search: tsvector('search'),
    /** What `search` has of the query language: nothing, 1: words, 2: also pairs of neighbours; 3: the item has its importance, and labels of its marks. Whatever is below 3 an earlier release has stored. */
    wordsVersion: integer('words_version').notNull().default(0),
  },
  (table) => [
    index('items_published').on(table.published),
    index('items_sequence').on(table.sequence),
    index('items_likeness').on(table.likeness),
    index('items_labels').using('gin', table.labels),
    index('items_search').using('gin', table.search),
    index('items_without_words').on(table.published).where(sql`words_version < 3`),
  ],
)
