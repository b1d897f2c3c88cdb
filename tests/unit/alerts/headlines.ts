import type { NewsItem } from '../../../src/contract/shared/news.ts'

const START = Date.parse('2026-11-27T14:00:00Z')

/** A headline; `minute`: how long after the first of the day. */
export function headlineOf(id: string, minute = 0, more: Partial<NewsItem> = {}): NewsItem {
  const publishedDatetime = new Date(START + minute * 60_000).toISOString()
  return {
    id,
    publishedDatetime,
    receivedDatetime: publishedDatetime,
    title: `Headline ${id}`,
    source: 'feed:wire',
    articleSource: 'Wire',
    link: null,
    summary: '',
    sentiment: 'neutral',
    sentimentScore: 0,
    tickers: [],
    topics: [],
    sectors: [],
    industries: [],
    ...more,
  }
}
