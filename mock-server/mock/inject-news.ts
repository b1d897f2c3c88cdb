import { randomBytes } from 'node:crypto'
import type { InjectedItem } from '../../src/contract/mock.ts'
import type { NewsItem } from '../../src/contract/news.ts'

/** A whole item of one put in by hand: what was not said is filled in. */
export function fillUp(said: InjectedItem, now: number): NewsItem {
  const at = new Date(now).toISOString()
  return {
    id: `injected-${randomBytes(9).toString('base64url')}`,
    publishedDatetime: at,
    receivedDatetime: at,
    source: 'injected',
    articleSource: 'Injected',
    link: null,
    summary: '',
    sentiment: 'neutral',
    sentimentScore: 0,
    tickers: [],
    topics: ['OTHER'],
    sectors: [],
    industries: [],
    ...said,
  }
}
