import type { NewsItem } from '../../../contract/shared/news.ts'
import { topicLabels } from '../../../contract/shared/topics.ts'
import { topicsShown } from '../../../rules/shared/topics.ts'

export type Tag = { kind: 'ticker' | 'topic'; text: string }

/** ENT-02: tickers, then topic labels, without repeats. */
export function tagsOf({ tickers, topics }: Pick<NewsItem, 'tickers' | 'topics'>): Tag[] {
  const all: Tag[] = [
    ...tickers.map((text) => ({ kind: 'ticker' as const, text })),
    ...topicsShown(topics).map((topic) => ({ kind: 'topic' as const, text: topicLabels[topic] })),
  ]
  return all.filter(({ text }, place) => all.findIndex((other) => other.text === text) === place)
}
