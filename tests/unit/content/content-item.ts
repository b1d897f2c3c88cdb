import type { ContentItem, ProductEvent, TopMover, TopStory } from '../../../src/contract/content/content.ts'

/** `at`: seconds after noon of a Monday, UTC. */
type Said = Partial<Pick<ContentItem, 'tickers' | 'topics' | 'source'>> & {
  headline?: string
  summary?: string
  at?: number
}

export const publishedAt = (at: number) => new Date(Date.parse('2026-01-05T12:00:00.000Z') + at * 1000).toISOString()

const commonOf = (id: string, { tickers = [], topics = [], source = 'simulated', at = 0 }: Said) => ({
  id,
  publishedDatetime: publishedAt(at),
  source,
  articleSource: 'Simulated Market Desk',
  sentiment: 'neutral' as const,
  sentimentScore: 0,
  tickers,
  topics,
  contentImageUrl: null,
})
const summaryOf = (id: string, { headline = `Headline ${id}`, summary = `Summary ${id}.` }: Said) => ({
  contentSummary: {
    summarizations: [
      { headline, summary },
      { headline: `${headline}, at length`, summary: `${summary} And more.` },
    ],
    referenceIds: [`news-${id}`],
  },
})

export const storyOf = (id: string, said: Said = {}): TopStory => ({
  ...commonOf(id, said),
  contentCategory: 'top_stories',
  contentData: summaryOf(id, said),
})

export const eventOf = (id: string, eventTags: string[], said: Said = {}): ProductEvent => ({
  ...commonOf(id, said),
  contentCategory: 'mf_events',
  contentData: { ...summaryOf(id, said), eventTags },
})

export const moverOf = (id: string, ticker: string, said: Said = {}): TopMover => ({
  ...commonOf(id, said),
  contentCategory: 'top_movers',
  contentData: {
    ...summaryOf(id, said),
    date: '2026-01-05',
    time: '07:00',
    ticker,
    companyName: 'International Business Machines',
    price: 300,
    pctChange1d: 4,
    pctChange5d: -1.5,
    industry: 'IT Consulting & Other Services',
    sector: 'Information Technology',
  },
})
