import type { InjectedItem } from '../../src/contract/mock/mock.ts'
import type { NewsItem } from '../../src/contract/shared/news.ts'
import { withImportance } from '../../src/rules/feed/importance.ts'

/** Completes an injected item: missing fields are filled in. `key` distinguishes it from all others. */
export function fillUp(said: InjectedItem, now: number, key: string): NewsItem {
  const at = new Date(now).toISOString()
  return withImportance({
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
  })
}
