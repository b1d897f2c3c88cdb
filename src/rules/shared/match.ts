import type { NewsItem } from '../../contract/shared/news.ts'
import type { ListedSearch } from '../../contract/shared/user/listed-search.ts'
import { type Marked, marksOf } from './marks.ts'
import { compileQueries } from './query/compile.ts'
import { type Indexed, indexed } from './query/document.ts'
import { folderValue } from './query/list-names.ts'

type Matchable = Pick<
  NewsItem,
  'title' | 'summary' | 'articleSource' | 'otherSources' | 'folder' | 'tickers' | 'topics' | 'sectors' | 'industries'
> &
  Marked
type Lists = ListedSearch['lists']
type Wanted = Omit<ListedSearch, 'exclude' | 'origin' | 'lists'>
type Test = (item: Matchable) => boolean

/** Everybody who brought an item. */
export const publishersOf = ({
  articleSource,
  otherSources = [],
}: Pick<NewsItem, 'articleSource' | 'otherSources'>) => [articleSource, ...otherSources]

/** What it is found by among sources: its publishers, and the folder of the reader's that it comes from. */
const sourcesOf = (item: Matchable) => [...publishersOf(item), ...(item.folder ? [folderValue(item.folder)] : [])]

/** Whether an item belongs to a search: see `compileContext`, which is the better choice for many items. */
export const matches = (item: Matchable, context: ListedSearch) => compileContext(context)(item)

/**
 * A context made ready for many items. Within a list any value may hit, every list given must; an empty list asks nothing;
 * an item that hits anything in `exclude` is left out. With `queryLanguage` a keyword is a query (docs/search.md); without it, it hits when each of
 * its words stands anywhere in title or summary, in any case, or is a ticker. Tickers are compared in upper case, sources in any case, the rest
 * exactly. `origin` is not looked at.
 */
export function compileContext(context: ListedSearch): (item: Matchable) => boolean {
  const { lists, exclude = {} } = context
  const asked = testsOf(context, lists)
  const muted = testsOf(exclude, lists)
  return (item) => asked.every((test) => test(item)) && !muted.some((test) => test(item))
}

function testsOf(wanted: Wanted, lists: Lists): Test[] {
  return [
    ...listTests(wanted.topics, ({ topics }) => topics),
    ...listTests(wanted.tickers?.map(upper), ({ tickers }) => tickers),
    ...listTests(wanted.sectors, ({ sectors }) => sectors),
    ...listTests(wanted.industries, ({ industries }) => industries),
    ...listTests(wanted.newsSources?.map(lower), (item) => sourcesOf(item).map(lower)),
    ...(wanted.queryLanguage ? queryTests(wanted.keywords, lists) : keywordTests(wanted.keywords)),
  ]
}

function listTests(values: readonly string[] | undefined, of: (item: Matchable) => readonly string[]): Test[] {
  if (!values?.length) return []
  const set = new Set(values)
  return [(item) => of(item).some((value) => set.has(value))]
}

function queryTests(keywords: readonly string[] = [], lists: Lists): Test[] {
  const test = compileQueries(keywords, lists)
  return test ? [(item) => test(indexOf(item))] : []
}

function keywordTests(keywords: readonly string[] | undefined): Test[] {
  const phrases = (keywords ?? [])
    .map((keyword) => keyword.split(/\s+/).filter(Boolean))
    .filter((words) => words.length)
  if (!phrases.length) return []
  const asked = phrases.map((words) => words.map((word) => ({ lower: lower(word), ticker: upper(word) })))
  return [
    (item) =>
      asked.some((words) =>
        words.every((word) => textOf(item).includes(word.lower) || item.tickers.includes(word.ticker)),
      ),
  ]
}

// an item is asked about by many searches: its text is made ready once
const texts = new WeakMap<Matchable, string>()
function textOf(item: Matchable) {
  const known = texts.get(item)
  if (known !== undefined) return known
  const text = lower(`${item.title}\n${item.summary}`)
  texts.set(item, text)
  return text
}

const indexes = new WeakMap<Matchable, Indexed>()
/** An item made ready for queries. */
export function indexOf(item: Matchable): Indexed {
  const known = indexes.get(item)
  if (known) return known
  const { title, summary, tickers, topics, sectors, folder } = item
  const marks = marksOf(item)
  const index = indexed({
    texts: [title, summary],
    tickers,
    topics,
    sources: publishersOf(item),
    folder,
    sectors,
    marks,
  })
  indexes.set(item, index)
  return index
}

const lower = (value: string) => value.toLowerCase()
const upper = (value: string) => value.toUpperCase()
