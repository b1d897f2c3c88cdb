import type { ContentItem, ContentSearchContext } from '../../../src/contract/content/content.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { type Asked, firstOf, listAfter } from '../../lists/history.ts'
import { asStories, type LiveStories } from '../live-stories.ts'
import type { KeptStories } from './kept-stories.ts'

type Parts = {
  stories: Pick<LiveStories, 'injected'>
  /** The items of documents, newest first. */
  read(): readonly NewsItem[]
  kept: KeptStories
}

/** The stories of the history that are not simulated. */
export const realStories =
  ({ stories, read, kept }: Parts) =>
  async ({ context, belongs, position, count }: Asked<ContentSearchContext, ContentItem>) => [
    firstOf(asStories(listAfter(read(), position)), belongs, count),
    await kept(context, belongs, position, count),
    firstOf(listAfter(stories.injected(), position), belongs, count),
  ]
