import { and, arrayOverlaps, or, type SQL, sql } from 'drizzle-orm'
import { parse } from '../../src/rules/shared/query/parse.ts'
import type { NamedSymbols, Query, Word } from '../../src/rules/shared/query/query.ts'
import { tokensOf } from '../../src/rules/shared/query/tokens.ts'
import { items } from '../store/schema.ts'
import { labels, storable } from './labels-of.ts'

/** 0 is what a release without the query language has stored. */
export const WORDS_VERSION = 1
/** In the words of the index `items_without_words`: with others the database would read every item. */
export const withoutWords = sql`${items.wordsVersion} = 0`
/** Before each word, so that it is none of those that the database finds itself. */
const SIGN = '='
/** In UTF-16 units: longer words are found by their beginning. */
const LONGEST = 100

const lexemeOf = (word: string) => storable(SIGN + word.slice(0, LONGEST))

/** The words of an item's texts for the index of the store: as they are, for prefixes, and their stems. */
export const lexemesOf = (texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => tokensOf(text)).flatMap(({ form, stem }) => [lexemeOf(form), lexemeOf(stem)])),
]

/**
 * Which stored items may match one of the queries, so that the matcher has few to decide on: none that matches is left out. Undefined where it may be
 * any. Items without words for the index may match anything.
 */
export function mayMatch(queries: readonly string[], lists?: readonly NamedSymbols[]): SQL | undefined {
  const conditions = queries.flatMap((text) => parse(text, lists).query ?? []).map(conditionOf)
  const known = conditions.filter((condition) => condition !== undefined)
  if (known.length === 0 || known.length < conditions.length) return undefined
  return or(...known, withoutWords)
}

function conditionOf(query: Query): SQL | undefined {
  switch (query.kind) {
    case 'words':
      return sql`${items.search} @@ ${query.words.map(searchedFor).join(' & ')}::tsquery`
    case 'literal':
      return literalCondition(query.text)
    case 'ticker':
      return labelled([labels.ticker(query.symbol)])
    case 'topic':
      return labelled(query.topics.map(labels.topic))
    case 'list':
      return query.symbols?.length ? labelled(query.symbols.map(labels.ticker)) : sql`false`
    case 'and':
      return and(...query.parts.map(conditionOf))
    case 'or': {
      const parts = query.parts.map(conditionOf)
      return parts.includes(undefined) ? undefined : or(...parts)
    }
    default:
      return undefined
  }
}

/** What JSON writes as it is, and what has no other case. */
const literalCondition = (text: string) =>
  text === text.toUpperCase() && text.isWellFormed() && !/["\\\p{Cc}]/u.test(text)
    ? sql`strpos(${items.item}::text, ${text}) > 0`
    : undefined

const labelled = (values: readonly string[]) => arrayOverlaps(items.labels, values.map(storable))

/** Quoted, so that nothing in it counts as an operator of the database's own language. */
function searchedFor({ form, stem, isPrefix }: Word) {
  const lexeme = lexemeOf(isPrefix ? form : stem)
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${isPrefix ? ':*' : ''}`
}
