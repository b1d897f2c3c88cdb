import type { NewsItem } from '../../src/contract/shared/news.ts'

type Labelled = Pick<NewsItem, 'tickers' | 'topics' | 'sectors' | 'industries' | 'articleSource'>

export const labels = {
  ticker: (value: string) => `ticker:${value.toUpperCase()}`,
  topic: (value: string) => `topic:${value}`,
  sector: (value: string) => `sector:${value}`,
  industry: (value: string) => `industry:${value}`,
  source: (value: string) => `source:${value.toLowerCase()}`,
} as const

/** The labels by which an item can be found, besides its words. */
export const labelsOf = ({ tickers, topics, sectors, industries, articleSource }: Labelled): string[] => [
  ...tickers.map(labels.ticker),
  ...topics.map(labels.topic),
  ...sectors.map(labels.sector),
  ...industries.map(labels.industry),
  labels.source(articleSource),
]

/** The database accepts neither lone surrogates nor NUL. */
export const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', ' ')
