import type { NewsItem } from '../../contract/shared/news.ts'

/** Feeds say nothing of sentiment: their items carry the neutral value, because older pages need one, and it is not shown. */
export const isSentimentKnown = ({
  source,
  sentiment,
  sentimentScore,
}: Pick<NewsItem, 'source' | 'sentiment' | 'sentimentScore'>) =>
  !source.startsWith('feed:') || sentiment !== 'neutral' || sentimentScore !== 0
