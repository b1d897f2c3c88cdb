import { and, arrayOverlaps, desc, eq, not, or, type SQL, sql } from 'drizzle-orm'
import { type NewsItem, SIMULATED } from '../../src/contract/shared/news.ts'
import type { SearchContext } from '../../src/contract/shared/search-context.ts'
import type { Database } from '../store/open-store.ts'
import { items } from '../store/schema.ts'
import { comesAfter } from './keyset.ts'
import { labels, storable } from './labels-of.ts'

type Wanted = Omit<SearchContext, 'exclude' | 'origin'>
/** `next` is the cursor of the next page; undefined at the end. */
export type KeptPage = { items: NewsItem[]; next: string | undefined }

const CURSOR = /^(-?\d{1,16})_([A-Za-z0-9_-]{1,64})$/

/**
 * Searches all stored items, injected and fetched, newest first. It matches as `compileContext` matches live items, except that a word of a keyword
 * must begin a word of the text. An unknown cursor starts at the newest.
 */
export const createKeptSearch =
  (database: Database) =>
  async ({ exclude, origin, ...wanted }: SearchContext, limit: number, cursor = ''): Promise<KeptPage> => {
    const muted = conditionsOf(exclude ?? {})
    const rows = await database
      .select({ id: items.id, published: items.published, item: items.item })
      .from(items)
      .where(
        and(
          originCondition(origin),
          ...conditionsOf(wanted),
          ...muted.map((condition) => not(condition)),
          after(cursor),
        ),
      )
      .orderBy(desc(items.published), sql`${items.id} collate "C" desc`)
      .limit(limit + 1)
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const next = rows.length > limit && last ? `${last.published}_${last.id}` : undefined
    return { items: page.map(({ item }) => item), next }
  }

export type SearchKept = ReturnType<typeof createKeptSearch>

function after(cursor: string): SQL | undefined {
  const [, published, id] = CURSOR.exec(cursor) ?? []
  if (published === undefined || id === undefined) return undefined
  return comesAfter(Number(published), id)
}

function conditionsOf({ topics, tickers, sectors, industries, newsSources, keywords }: Wanted): SQL[] {
  return [
    labelCondition(topics?.map(labels.topic)),
    labelCondition(tickers?.map(labels.ticker)),
    labelCondition(sectors?.map(labels.sector)),
    labelCondition(industries?.map(labels.industry)),
    labelCondition(newsSources?.map(labels.source)),
    or(...phrasesOf(keywords ?? []).map((words) => and(...words.map(wordCondition)))),
  ].filter((condition) => condition !== undefined)
}

/** What was fetched is real; an injected item says itself what it is. */
const originCondition = (origin: SearchContext['origin']) => {
  if (!origin) return undefined
  const isSimulated = eq(sql`${items.item}->>'source'`, SIMULATED)
  return origin === 'real' ? not(isSimulated) : or(isSimulated, not(items.isFetched))
}

const labelCondition = (values: string[] | undefined) =>
  values?.length ? arrayOverlaps(items.labels, values.map(storable)) : undefined

const phrasesOf = (keywords: readonly string[]) =>
  keywords.map((keyword) => keyword.split(/\s+/).filter(Boolean)).filter((words) => words.length > 0)

const wordCondition = (word: string) =>
  or(
    sql`${items.search} @@ to_tsquery('simple', ${prefixOf(word)})`,
    arrayOverlaps(items.labels, [storable(labels.ticker(word))]),
  )

/** Quoted, so that nothing in it counts as an operator of the query language. */
const prefixOf = (word: string) => `'${storable(word).replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`
