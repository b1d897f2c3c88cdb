import type { InjectedItem } from '../../src/contract/mock/mock.ts'
import type { NewsItem } from '../../src/contract/shared/news.ts'

/** A whole item of one put in by hand: what was not said is filled in. `key` tells it from all others. */
export function fillUp(said: InjectedItem, now: number, key: string): NewsItem {
  const at = new Date(now).toISOString()
  return {
    id: `injected-${key}`,
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
