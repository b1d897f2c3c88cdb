import type { NewsItem } from '../../src/contract/shared/news.ts'
import type { ListedSearch } from '../../src/contract/shared/user/listed-search.ts'
import { marksOf } from '../../src/rules/shared/marks.ts'
import { indexOf, publishersOf } from '../../src/rules/shared/match.ts'
import { parse } from '../../src/rules/shared/query/parse.ts'
import type { Query } from '../../src/rules/shared/query/query.ts'
import type { RoomKeys } from '../lists/room-keys.ts'
import { labels } from './labels-of.ts'

type Alternatives = readonly (readonly string[])[]
const none: Alternatives = []
const wordKey = (stem: string) => `word:${stem}`

/** By which words and labels a live item finds the searches that may want it. */
export const newsKeys: RoomKeys<ListedSearch, NewsItem> = {
  ofContext: ({ keywords = [], queryLanguage, tickers, topics, newsSources, lists }) => [
    ...listed(tickers?.map(labels.ticker)),
    ...(queryLanguage ? anyOf(keywords.flatMap((keyword) => parse(keyword, lists).query ?? [])) : none),
    ...listed(newsSources?.map(labels.source)),
    ...listed(topics?.map(labels.topic)),
  ],
  *ofItem(item) {
    for (const stem of indexOf(item).positions.keys()) yield wordKey(stem)
    for (const ticker of item.tickers) yield labels.ticker(ticker)
    for (const topic of item.topics) yield labels.topic(topic)
    for (const mark of marksOf(item)) yield labels.mark(mark)
    for (const source of publishersOf(item)) yield labels.source(source)
  },
}

const listed = (keys: readonly string[] | undefined): Alternatives => (keys?.length ? [keys] : none)

/** All alternatives of a single one; of several one each, together, and none where one of them has none. */
function anyOf(queries: readonly Query[]): Alternatives {
  const [only] = queries
  if (only && queries.length === 1) return alternativesOf(only)
  const all = queries.map((query) => shortest(alternativesOf(query)))
  return queries.length > 0 && all.every((keys) => keys !== undefined) ? [all.flatMap((keys) => keys ?? [])] : none
}

function alternativesOf(query: Query): Alternatives {
  switch (query.kind) {
    case 'words':
      return query.words.filter(({ isPrefix }) => !isPrefix).map(({ stem }) => [wordKey(stem)])
    case 'ticker':
      return [[labels.ticker(query.symbol)]]
    case 'mark':
      return [[labels.mark(query.mark)]]
    case 'topic':
      return [query.topics.map(labels.topic)]
    // what is in rooms is everybody's
    case 'folder':
      return [[]]
    case 'list':
      return [query.symbols?.map(labels.ticker) ?? []]
    case 'and':
      return query.parts.flatMap(alternativesOf)
    case 'or':
      return anyOf(query.parts)
    default:
      return none
  }
}

/** The fewest keys; of equals the longest words, which are rarer. */
const shortest = (alternatives: Alternatives) =>
  alternatives.reduce<readonly string[] | undefined>(
    (best, keys) => (!best || keys.length < best.length || isRarer(keys, best) ? keys : best),
    undefined,
  )

const isRarer = (keys: readonly string[], best: readonly string[]) =>
  keys.length === best.length && keys.join('').length > best.join('').length
