import type { ContentItem, ContentSearchContext } from '../../contract/content/content.ts'
import { sortDatetimeOf } from '../shared/merge.ts'
import { isOf as isOfOrigin } from '../shared/origin.ts'
import { contentTagsOf } from './content.ts'

type Test = (item: ContentItem) => boolean

/**
 * A search of the News Pit made ready for many items. Within a list any value may hit, every list given must; an empty list asks nothing. A keyword
 * hits when each of its words stands, in any case, in a headline, a summary, the company's name or a tag; a phrase asks the same of all its words.
 * `size` is not looked at.
 */
export function compileContent(context: ContentSearchContext): Test {
  const tests = testsOf(context)
  return (item) => tests.every((test) => test(item))
}

function testsOf({
  searchPhrase,
  contentCategories,
  keywords,
  topics,
  startDate,
  origin,
}: ContentSearchContext): Test[] {
  const phrases = (keywords ?? []).map(wordsOf).filter((words) => words.length > 0)
  const wanted = wordsOf(searchPhrase ?? '')
  return [
    ...(origin ? [(item: ContentItem) => isOfOrigin(item, origin)] : []),
    ...(contentCategories?.length ? [isOf(contentCategories)] : []),
    ...(topics?.length ? [hasOneOf(topics)] : []),
    ...(startDate ? [(item: ContentItem) => sortDatetimeOf(item) >= startDate] : []),
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
const hasAll = (item: ContentItem, words: readonly string[]) => words.every((word) => textOf(item).includes(word))

// an item is asked about by many searches: its text is made ready once
const texts = new WeakMap<ContentItem, string>()
function textOf(item: ContentItem) {
  const known = texts.get(item)
  if (known !== undefined) return known
  const { contentData } = item
  const text = [
    ...contentData.contentSummary.summarizations.flatMap(({ headline, summary }) => [headline, summary]),
    'companyName' in contentData ? contentData.companyName : '',
    ...contentTagsOf(item).map((tag) => tag.text),
  ]
    .join('\n')
    .toLowerCase()
  texts.set(item, text)
  return text
}
