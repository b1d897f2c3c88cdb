import { and, arrayOverlaps, or, type SQL, sql } from 'drizzle-orm'
import { parse } from '../../src/rules/shared/query/parse.ts'
import type { NamedSymbols, Query, Word } from '../../src/rules/shared/query/query.ts'
import { type Token, tokensOf } from '../../src/rules/shared/query/tokens.ts'
import { codeOf } from '../../src/rules/stories/code.ts'
import { items } from '../store/schema.ts'
import { labels, storable } from './labels-of.ts'

/** Earlier releases have stored fewer words: see `items.wordsVersion`. */
export const WORDS_VERSION = 3
/** In the words of the index `items_without_words`: with others the database would read every item. */
export const withoutWords = sql`${items.wordsVersion} < 3`
/** Before each word, so that it is none of those that the database finds itself. */
const SIGN = '='
/** Before the code of two words side by side, so that none of these begins with a word that is looked for. */
const PAIR_SIGN = '=='
/** In UTF-16 units: longer words are found by their beginning. */
const LONGEST = 100

const lexemeOf = (word: string) => storable(SIGN + word.slice(0, LONGEST))
/** A short code: the words themselves would double the table. Two pairs may have the same one, as the matcher decides. */
const pairOf = (former: string, latter: string) => PAIR_SIGN + codeOf(`${former} ${latter}`).toString(36)

/** The words of an item's texts for the index of the store: as they are, for prefixes, their stems, and the stems of neighbours, for phrases. */
export const lexemesOf = (texts: readonly string[]) => [
  ...new Set(texts.map((text) => tokensOf(text)).flatMap((tokens) => [...wordsOf(tokens), ...pairsOf(tokens)])),
]

const wordsOf = (tokens: readonly Token[]) => tokens.flatMap(({ form, stem }) => [lexemeOf(form), lexemeOf(stem)])

/** A word with a hyphen stands where its last part does. */
function pairsOf(tokens: readonly Token[]) {
  const stems: string[][] = []
  for (const { stem, at } of tokens) stems[at] = [...(stems[at] ?? []), stem]
  return stems.flatMap((latters, at) =>
    (stems[at - 1] ?? []).flatMap((former) => latters.map((latter) => pairOf(former, latter))),
  )
}

/**
 * Which stored items may match one of the queries, so that the matcher has few to decide on: none that matches is left out. Undefined where it may be
 * any. Items without words for the index may match anything. `isImportant`: which of them are; of stories all.
 */
export function mayMatch(
  queries: readonly string[],
  lists?: readonly NamedSymbols[],
  isImportant: SQL = labelled([labels.mark('important')]),
): SQL | undefined {
  const conditions = understood(queries, lists).map((query) => conditionOf(query, isImportant))
  const known = conditions.filter((condition) => condition !== undefined)
  if (known.length === 0 || known.length < conditions.length) return undefined
  return or(...known, withoutWords)
}

/** Whether all that `mayMatch` finds does match, of items with words for the index. */
export const areExact = (queries: readonly string[], lists?: readonly NamedSymbols[]) =>
  understood(queries, lists).every(isExact)

const understood = (queries: readonly string[], lists?: readonly NamedSymbols[]) =>
  queries.flatMap((text) => parse(text, lists).query ?? [])

function isExact(query: Query): boolean {
  switch (query.kind) {
    case 'words':
      return query.words.length === 1 && query.words.every(isWhole)
    case 'and':
    case 'or':
      return query.parts.every(isExact)
    default:
      return ['ticker', 'topic', 'mark', 'list', 'folder'].includes(query.kind)
  }
}

const isWhole = ({ stem, isPrefix, isCapitals }: Word) => !isPrefix && !isCapitals && stem.length < LONGEST

function conditionOf(query: Query, isImportant: SQL): SQL | undefined {
  switch (query.kind) {
    case 'words':
      return sql`${items.search} @@ ${lexemesAskedOf(query.words).join(' & ')}::tsquery`
    case 'literal':
      return literalCondition(query.text)
    case 'ticker':
      return labelled([labels.ticker(query.symbol)])
    case 'topic':
      return labelled(query.topics.map(labels.topic))
    case 'mark':
      return query.mark === 'important' ? isImportant : labelled([labels.mark(query.mark)])
    // what is stored for everybody is in no folder
    case 'folder':
      return sql`false`
    case 'list':
      return query.symbols?.length ? labelled(query.symbols.map(labels.ticker)) : sql`false`
    case 'and':
      return and(...query.parts.map((part) => conditionOf(part, isImportant)))
    case 'or': {
      const parts = query.parts.map((part) => conditionOf(part, isImportant))
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

/** Of a phrase its pairs: each of its words may be in most items. A prefix is in no pair. */
function lexemesAskedOf(words: readonly Word[]) {
  const isPair = (at: number) => words[at - 1]?.isPrefix === false && words[at]?.isPrefix === false
  return words.flatMap((word, at) => [
    ...(isPair(at) ? [quoted(pairOf(words[at - 1]?.stem ?? '', word.stem))] : []),
    ...(isPair(at) || isPair(at + 1) ? [] : [lexemeAskedOf(word)]),
  ])
}

const lexemeAskedOf = ({ form, stem, isPrefix }: Word) =>
  isPrefix ? `${quoted(lexemeOf(form))}:*` : quoted(lexemeOf(stem))

/** So that nothing in it counts as an operator of the database's own language. */
const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
