import { and, arrayOverlaps, eq, not, or, type SQL, sql } from 'drizzle-orm'
import { type NewsItem, SIMULATED } from '../../src/contract/shared/news.ts'
import type { ListedSearch } from '../../src/contract/shared/user/listed-search.ts'
import { withImportance } from '../../src/rules/feed/importance.ts'
import { compileContext } from '../../src/rules/shared/match.ts'
import type { Database } from '../store/open-store.ts'
import { items } from '../store/schema.ts'
import { areExact, mayMatch, WORDS_VERSION } from './candidates.ts'
import { comesAfter, newestFirst } from './keyset.ts'
import { labels, storable } from './labels-of.ts'

type Lists = ListedSearch['lists']
type Wanted = Omit<ListedSearch, 'exclude' | 'origin' | 'lists'>
type Row = { id: string; published: number; item: NewsItem; wordsVersion: number }
/** `next` is the cursor of the next page; undefined at the end. */
export type KeptPage = { items: NewsItem[]; next: string | undefined }

const CURSOR = /^(-?\d{1,16})_([A-Za-z0-9_-]{1,64})$/
/** Rows per query, where the matcher decides on them. */
const BATCH = 500

/**
 * Searches all stored items, injected and fetched, newest first. In the query language the database finds which items may match, and `compileContext`,
 * which live lists use, decides where the index does not. Without it the two agree, except that a word of a keyword must begin a word of the text. An unknown cursor starts at
 * the newest.
 */
export const createKeptSearch = (database: Database) => {
  const rowsAfter = (conditions: (SQL | undefined)[], limit: number): Promise<Row[]> =>
    database
      .select({ id: items.id, published: items.published, item: items.item, wordsVersion: items.wordsVersion })
      .from(items)
      .where(and(...conditions))
      .orderBy(...newestFirst)
      .limit(limit)
      .then((rows) => rows.map(completed))

  return async (context: ListedSearch, limit: number, cursor = ''): Promise<KeptPage> => {
    const conditions = conditionsOf(context)
    const belongs = decider(context)
    const size = belongs ? Math.max(BATCH, limit + 1) : limit + 1
    const found: Row[] = []
    for (let beyond = after(cursor); ; ) {
      const rows = await rowsAfter([...conditions, beyond], size)
      found.push(...(belongs ? rows.filter(belongs) : rows))
      const end = rows.at(-1)
      if (!end || rows.length < size || found.length > limit) break
      beyond = comesAfter(end.published, end.id)
    }
    const page = found.slice(0, limit)
    const last = page.at(-1)
    const next = found.length > limit && last ? `${last.published}_${last.id}` : undefined
    return { items: page.map(({ item }) => item), next }
  }
}

export type SearchKept = ReturnType<typeof createKeptSearch>

/** What an earlier release has stored has no importance. */
const completed = (row: Row): Row =>
  row.wordsVersion === WORDS_VERSION ? row : { ...row, item: withImportance(row.item) }

function after(cursor: string): SQL | undefined {
  const [, published, id] = CURSOR.exec(cursor) ?? []
  if (published === undefined || id === undefined) return undefined
  return comesAfter(Number(published), id)
}

/** The test of the keywords that are queries; undefined where the database decides on everything. Reading the words of an item takes longer than finding it. */
function decider({ keywords, queryLanguage, exclude, lists }: ListedSearch): ((row: Row) => boolean) | undefined {
  if (!queryLanguage && !exclude?.queryLanguage) return undefined
  const isFound = !exclude?.queryLanguage && areExact(keywords ?? [], lists)
  const belongs = compileContext({
    ...(lists && { lists }),
    ...(queryLanguage && { keywords, queryLanguage }),
    ...(exclude?.queryLanguage && { exclude: { keywords: exclude.keywords, queryLanguage: exclude.queryLanguage } }),
  })
  return ({ item, wordsVersion }) => (isFound && wordsVersion === WORDS_VERSION) || belongs(item)
}

function conditionsOf({ exclude = {}, origin, lists, ...wanted }: ListedSearch) {
  const { queryLanguage, keywords, ...others } = exclude
  return [
    originCondition(origin),
    ...wantedConditions(wanted, lists),
    // what may match a muted query need not match it
    ...wantedConditions(queryLanguage ? others : { ...others, keywords }).map((condition) => not(condition)),
  ]
}

function wantedConditions(
  { topics, tickers, sectors, industries, newsSources, ...words }: Wanted,
  lists?: Lists,
): SQL[] {
  return [
    labelCondition(topics?.map(labels.topic)),
    labelCondition(tickers?.map(labels.ticker)),
    labelCondition(sectors?.map(labels.sector)),
    labelCondition(industries?.map(labels.industry)),
    labelCondition(newsSources?.map(labels.source)),
    keywordCondition(words, lists),
  ].filter((condition) => condition !== undefined)
}

const keywordCondition = (
  { keywords = [], queryLanguage }: Pick<Wanted, 'keywords' | 'queryLanguage'>,
  lists: Lists,
) =>
  queryLanguage
    ? mayMatch(keywords, lists)
    : or(...phrasesOf(keywords).map((words) => and(...words.map(wordCondition))))

/** What was fetched is real; an injected item says itself what it is. */
const originCondition = (origin: ListedSearch['origin']) => {
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
