import type { NewsItem } from '../../../src/contract/shared/news.ts'

/** A news item with default values for all fields that the test does not name. */
export const newsItem = (id: string, named: Partial<NewsItem> = {}): NewsItem => ({
  id,
  publishedDatetime: '2026-03-02T14:30:00.000Z',
  receivedDatetime: '2026-03-02T14:30:01.000Z',
  title: `Headline ${id}`,
  source: 'injected',
  articleSource: 'Test Wire',
  link: `https://example.test/${id}`,
  summary: '',
  sentiment: 'neutral',
  sentimentScore: 0,
  tickers: [],
  topics: ['OTHER'],
  sectors: [],
  industries: [],
  ...named,
})
