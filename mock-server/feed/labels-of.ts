import type { NewsItem } from '../../src/contract/shared/news.ts'
import { type Marked, marksOf } from '../../src/rules/shared/marks.ts'
import { publishersOf } from '../../src/rules/shared/match.ts'
import type { Mark } from '../../src/rules/shared/query/query.ts'

type Labelled = Pick<NewsItem, 'tickers' | 'topics' | 'sectors' | 'industries' | 'articleSource' | 'otherSources'> &
  Marked

export const labels = {
  ticker: (value: string) => `ticker:${value.toUpperCase()}`,
  topic: (value: string) => `topic:${value}`,
  sector: (value: string) => `sector:${value}`,
  industry: (value: string) => `industry:${value}`,
  mark: (value: Mark) => `is:${value}`,
  source: (value: string) => `source:${value.toLowerCase()}`,
} as const

/** The labels by which an item can be found, besides its words. */
export const labelsOf = ({ tickers, topics, sectors, industries, ...item }: Labelled): string[] => [
  ...tickers.map(labels.ticker),
  ...topics.map(labels.topic),
  ...sectors.map(labels.sector),
  ...industries.map(labels.industry),
  ...publishersOf(item).map(labels.source),
  ...marksOf(item).map(labels.mark),
]

/** The database accepts neither lone surrogates nor NUL. */
export const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', ' ')
