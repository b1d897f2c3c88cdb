import type {
  ContentCategory,
  ContentItem,
  ContentSearchContext,
  ContentSummary,
  Summarization,
} from '../../contract/content/content.ts'
import { type Topic, topicLabels } from '../../contract/shared/topics.ts'
import { product } from '../shared/product/product.ts'
import { topicsShown } from '../shared/topics.ts'

/** The label of a card's kind. */
export const categoryLabels: Readonly<Record<ContentCategory, string>> = {
  top_stories: 'Top Stories',
  most_active: 'Most Active',
  unusual_volume: 'Unusual Volume',
  top_movers: 'Notable Movers',
  mf_events: `${product.name} Events`,
}

export type Tag = { kind: 'own' | 'ticker' | 'topic'; text: string }
type Tagged = Pick<ContentItem, 'contentData' | 'tickers' | 'topics'>

/** ENT-02: the content's own tags (an event's, or the ticker that it is about), then tickers, then topic labels, without repeats. */
export function contentTagsOf(item: Tagged): Tag[] {
  const all: Tag[] = [
    ...ownTagsOf(item),
    ...item.tickers.map((text) => ({ kind: 'ticker' as const, text })),
    ...topicsShown(item.topics).map((topic) => ({ kind: 'topic' as const, text: topicLabels[topic] })),
  ]
  return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index)
}

function ownTagsOf({ contentData }: Tagged): Tag[] {
  if ('eventTags' in contentData) return contentData.eventTags.map((text) => ({ kind: 'own', text }))
  return 'ticker' in contentData ? [{ kind: 'ticker', text: contentData.ticker }] : []
}

/** The ticker whose move is seen on a closed card, and the other tags. */
export function tickerFirst(tags: readonly Tag[]): { ticker: string | undefined; others: readonly Tag[] } {
  const first = tags.find(({ kind }) => kind === 'ticker')
  return { ticker: first?.text, others: tags.filter((tag) => tag !== first) }
}

/** ENT-03: a reference, and at least one summarization of which all have both headline and summary. */
export const isValidSummary = ({ referenceIds, summarizations }: ContentSummary) =>
  referenceIds.length > 0 &&
  summarizations.length > 0 &&
  summarizations.every(({ headline, summary }) => headline !== '' && summary !== '')

/** ENT-03: the versions with the shortest and the longest summary, the first of equals; undefined where the summary is not valid. */
export function versionsOf({ contentData: { contentSummary } }: Pick<ContentItem, 'contentData'>) {
  const [first, ...others] = isValidSummary(contentSummary) ? contentSummary.summarizations : []
  if (!first) return undefined
  const pick = (isBetter: (one: Summarization, other: Summarization) => boolean) =>
    withHeadline(others.reduce((best, version) => (isBetter(version, best) ? version : best), first))
  return {
    short: pick((one, other) => one.summary.length < other.summary.length),
    long: pick((one, other) => one.summary.length > other.summary.length),
  }
}

/** A headline of nothing but blanks is missing. */
const withHeadline = ({ headline, summary }: Summarization): Summarization => ({
  headline: headline.trim() || 'News Summary',
  summary,
})

/** ENT-03: the headline of the short version, closed or open; the default headline where the summary is not valid. */
export const headlineOf = (item: Pick<ContentItem, 'contentData' | 'topics'>) =>
  versionsOf(item)?.short.headline ?? defaultHeadlineOf(item.topics)

/** ENT-06: the topics' labels; oil and gas, alone or with metals or commodities, is Commodities; without a topic the product's event. */
export function defaultHeadlineOf(all: readonly Topic[]) {
  const topics = topicsShown(all)
  if (topics.length === 0) return `${product.name} Event`
  return isOilPair(topics) ? topicLabels.COMMODITIES : topics.map((topic) => topicLabels[topic]).join(', ')
}

const isOilPair = (topics: readonly Topic[]) =>
  topics.includes('OIL_AND_GAS') &&
  topics.length <= 2 &&
  topics.every((topic) => topic === 'OIL_AND_GAS' || topic === 'METALS' || topic === 'COMMODITIES')

/** SPT-05: the words become the one keyword, a blank phrase an empty context. */
export function contentSearchOf(phrase: string): ContentSearchContext {
  const keyword = phrase.trim().replace(/\s+/g, ' ')
  return keyword === '' ? {} : { keywords: [keyword], queryLanguage: 2 }
}
