import type { NewsItem } from '../../contract/shared/news.ts'
import type { Mark } from './query/query.ts'

/** What the marks of an item are read from. */
export type Marked = Pick<NewsItem, 'importance' | 'source' | 'sentiment' | 'sentimentScore'>

/** Feeds say nothing of sentiment: their items carry the neutral value, because older pages need one, and it is not shown. */
export const isSentimentKnown = ({ source, sentiment, sentimentScore }: Omit<Marked, 'importance'>) =>
  !source.startsWith('feed:') || sentiment !== 'neutral' || sentimentScore !== 0

/** Whether a headline is shown as important: it matters beyond being worth a story. */
export const isImportant = ({ importance }: Pick<Marked, 'importance'>) =>
  importance !== undefined && importance.weight > 1

/** What `is:` finds an item by. */
export const marksOf = (item: Marked): Mark[] => [
  ...(isImportant(item) ? ['important' as const] : []),
  isSentimentKnown(item) ? item.sentiment : 'unrated',
]
