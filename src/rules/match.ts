import type { NewsItem } from '../contract/news.ts'
import type { SearchContext } from '../contract/search-context.ts'

type Matchable = Pick<NewsItem, 'title' | 'summary' | 'articleSource' | 'tickers' | 'topics' | 'sectors' | 'industries'>
type Wanted = Omit<SearchContext, 'exclude'>
type Test = (item: Matchable, text: () => string) => boolean

/** Whether an item belongs to a search: see `compileContext`, which is the better choice for many items. */
export const matches = (item: Matchable, context: SearchContext) => compileContext(context)(item)

/**
 * A context made ready for many items. Within a list any value may hit, every list given must; an empty list asks nothing;
 * an item that hits anything in `exclude` is left out. A keyword hits when each of its words stands in title or summary, in any
 * case, or is a ticker; tickers are compared in upper case, sources in any case, the rest exactly.
 */
export function compileContext(context: SearchContext): (item: Matchable) => boolean {
  const asked = testsOf(context)
  const muted = testsOf(context.exclude ?? {})
  return (item) => {
    let lowered: string | undefined
    const text = () => {
      lowered ??= `${item.title}\n${item.summary}`.toLowerCase()
      return lowered
    }
    return asked.every((test) => test(item, text)) && !muted.some((test) => test(item, text))
  }
}

function testsOf(wanted: Wanted): Test[] {
  return [
    ...keywordTests(wanted.keywords),
    ...listTests(wanted.topics, ({ topics }) => topics),
    ...listTests(wanted.tickers?.map(upper), ({ tickers }) => tickers),
    ...listTests(wanted.sectors, ({ sectors }) => sectors),
    ...listTests(wanted.industries, ({ industries }) => industries),
    ...listTests(wanted.newsSources?.map(lower), ({ articleSource }) => [articleSource.toLowerCase()]),
  ]
}

function listTests(values: readonly string[] | undefined, of: (item: Matchable) => readonly string[]): Test[] {
  if (!values?.length) return []
  const set = new Set(values)
  return [(item) => of(item).some((value) => set.has(value))]
}

function keywordTests(keywords: readonly string[] | undefined): Test[] {
  const phrases = (keywords ?? [])
    .map((keyword) => keyword.split(/\s+/).filter(Boolean))
    .filter((words) => words.length)
  if (!phrases.length) return []
  const asked = phrases.map((words) => words.map((word) => ({ lower: lower(word), ticker: upper(word) })))
  return [
    (item, text) =>
      asked.some((words) => words.every((word) => text().includes(word.lower) || item.tickers.includes(word.ticker))),
  ]
}

const lower = (value: string) => value.toLowerCase()
const upper = (value: string) => value.toUpperCase()
