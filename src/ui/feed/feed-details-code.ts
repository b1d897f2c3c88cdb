import type { ComponentType } from 'react'
import type { NewsItem } from '../../contract/news.ts'
import { createLater } from '../kit/later.ts'

export type DetailsProps = { item: NewsItem; words: readonly string[] }

export const feedDetailsCode = createLater<ComponentType<DetailsProps>>(
  async () => (await import('./FeedDetails.tsx')).FeedDetails,
)
