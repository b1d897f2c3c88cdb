import type { ComponentType } from 'react'
import type { NewsItem } from '../../../contract/shared/news.ts'
import type { Sought } from '../../../rules/feed/highlight.ts'
import type { LazyPart } from '../../kit/lazy.ts'

export type DetailsProps = { item: NewsItem; sought: Sought }

export const feedDetailsCode: LazyPart<ComponentType<DetailsProps>> = {
  name: 'feed details',
  load: async () => (await import('./FeedDetails.tsx')).FeedDetails,
}
