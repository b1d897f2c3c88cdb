import type { ContentItem } from '../../src/contract/content/content.ts'
import type { Clock } from '../clock.ts'
import type { Newsroom } from '../feed/newsroom.ts'
import type { SimulatedContent } from '../world/content/simulated-content.ts'
import type { SimulatedNews } from '../world/news/simulated-news.ts'
import type { ContentRoom } from './content-room.ts'
import { storyOf } from './story-of.ts'

export type FindContent = (id: string) => Promise<ContentItem | undefined>

type Parts = {
  room: ContentRoom
  newsroom: Newsroom
  /** The simulation; undefined where it is off. */
  invented: { content: SimulatedContent; news: SimulatedNews } | undefined
  clock: Clock
}

/** Finds the item of a link. A link may also name a news item that has no article of its own: it is shown as a story. */
export const createFind =
  ({ room, newsroom, invented, clock }: Parts): FindContent =>
  async (id) => {
    const injected = room.injected().find((item) => item.id === id)
    const made = injected ?? invented?.content.find(id, clock.now())
    if (made) return made
    const [kept] = await newsroom.known([id])
    const news = kept ?? newsroom.read().find((item) => item.id === id) ?? invented?.news.find(id, clock.now())
    return news && storyOf(news)
  }
