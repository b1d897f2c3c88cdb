import type { NewsItem } from '../../contract/shared/news.ts'
import { topicLabels } from '../../contract/shared/topics.ts'
import { topicsShown } from '../shared/topics.ts'

/** What a closed row says that its headline is about: the first ticker, else the first topic. */
export function subjectOf({ tickers, topics }: Pick<NewsItem, 'tickers' | 'topics'>) {
  const [ticker] = tickers
  const [topic] = topicsShown(topics)
  return { ticker, topic: topic && topicLabels[topic] }
}
