import type { ContentItem, ContentSearchContext } from '../../contract/content/content.ts'
import { isSentimentKnown } from '../shared/marks.ts'
import { sortDatetimeOf } from '../shared/merge.ts'
import { isOf as isOfOrigin } from '../shared/origin.ts'
import { compileQueries } from '../shared/query/compile.ts'
import { type Indexed, indexed } from '../shared/query/document.ts'
import { contentTagsOf } from './content.ts'

type Test = (item: ContentItem) => boolean

/**
 * A search of the News Pit made ready for many items. Within a list any value may hit, every list given must; an empty list asks nothing. With
 * `queryLanguage` a keyword is a query (docs/search.md) over headlines, summaries, the company's name and an event's own tags; without it, it hits when
 * each of its words is, in any case, a part of these or of another tag. A phrase asks the same. `size` is not looked at.
 */
export function compileContent(context: ContentSearchContext): Test {
  const tests = testsOf(context)
  return (item) => tests.every((test) => test(item))
}

function testsOf(context: ContentSearchContext): Test[] {
  const { contentCategories, topics, startDate, origin } = context
  return [
    ...(origin ? [(item: ContentItem) => isOfOrigin(item, origin)] : []),
    ...(contentCategories?.length ? [isOf(contentCategories)] : []),
    ...(topics?.length ? [hasOneOf(topics)] : []),
    ...(startDate ? [(item: ContentItem) => sortDatetimeOf(item) >= startDate] : []),
    ...(context.queryLanguage ? queryTests(context) : wordTests(context)),
  ]
}

function queryTests({ searchPhrase = '', keywords = [] }: ContentSearchContext): Test[] {
  return [compileQueries(keywords), compileQueries([searchPhrase])].flatMap((test) =>
    test ? [(item: ContentItem) => test(indexOf(item))] : [],
  )
}

function wordTests({ searchPhrase = '', keywords = [] }: ContentSearchContext): Test[] {
  const phrases = keywords.map(wordsOf).filter((words) => words.length > 0)
  const wanted = wordsOf(searchPhrase)
  return [
    ...(phrases.length ? [(item: ContentItem) => phrases.some((words) => hasAll(item, words))] : []),
    ...(wanted.length ? [(item: ContentItem) => hasAll(item, wanted)] : []),
  ]
}

const isOf =
  (categories: readonly string[]): Test =>
  ({ contentCategory }) =>
    categories.includes(contentCategory)

const hasOneOf =
  (topics: readonly string[]): Test =>
  (item) =>
    item.topics.some((topic) => topics.includes(topic))

/** What is looked for, in lower case. */
export const wordsOf = (phrase: string) => phrase.toLowerCase().split(/\s+/).filter(Boolean)
const hasAll = (item: ContentItem, words: readonly string[]) => {
  const text = textOf(item)
  return words.every((word) => text.includes(word))
}

// an item is asked about by many searches: its text is made ready once
const texts = new WeakMap<ContentItem, string>()
function textOf(item: ContentItem) {
  const known = texts.get(item)
  if (known !== undefined) return known
  const text = [...textsOf(item), ...contentTagsOf(item).map((tag) => tag.text)].join('\n').toLowerCase()
  texts.set(item, text)
  return text
}

const indexes = new WeakMap<ContentItem, Indexed>()
function indexOf(item: ContentItem) {
  const known = indexes.get(item)
  if (known) return known
  const { contentData, tickers, topics, articleSource } = item
  const index = indexed({
    texts: textsOf(item),
    tickers: 'ticker' in contentData ? [contentData.ticker, ...tickers] : tickers,
    topics,
    sources: [articleSource],
    sectors: 'sector' in contentData ? [contentData.sector] : [],
    // what is not important is no story
    marks: ['important', isSentimentKnown(item) ? item.sentiment : 'unrated'],
  })
  indexes.set(item, index)
  return index
}

function textsOf({ contentData }: ContentItem) {
  return [
    ...contentData.contentSummary.summarizations.flatMap(({ headline, summary }) => [headline, summary]),
    'companyName' in contentData ? contentData.companyName : '',
    ...('eventTags' in contentData ? contentData.eventTags : []),
  ]
}
