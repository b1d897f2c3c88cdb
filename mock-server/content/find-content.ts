import type { ContentItem } from '../../src/contract/content/content.ts'
import type { Clock } from '../clock.ts'
import type { Newsroom } from '../feed/newsroom.ts'
import type { Meter } from '../http/limits/costs.ts'
import { inMeteredTurns } from '../http/limits/metered-turns.ts'
import type { Turn } from '../turns.ts'
import type { SimulatedContent } from '../world/content/simulated-content.ts'
import type { SimulatedNews } from '../world/news/simulated-news.ts'
import type { LiveStories } from './live-stories.ts'
import { storyOf } from './story-of.ts'

export type FindContent = (id: string, meter: Meter) => Promise<ContentItem | undefined>

type Parts = {
  stories: LiveStories
  newsroom: Newsroom
  /** The simulation; undefined where it is off. */
  invented: { content: SimulatedContent; news: SimulatedNews } | undefined
  clock: Clock
  turn: Turn
}

/** Finds the item of a link. A link may also name a news item that has no article of its own: it is shown as a story. */
export const createFind =
  ({ stories, newsroom, invented, clock, turn }: Parts): FindContent =>
  async (id, meter) => {
    const injected = stories.injected().find((item) => item.id === id)
    const made = injected ?? (invented && (await inMeteredTurns(invented.content.find(id, clock.now()), turn, meter)))
    if (made) return made
    const [kept] = await newsroom.known([id])
    const read = kept ?? newsroom.read().find((item) => item.id === id)
    const news = read ?? (invented && (await inMeteredTurns(invented.news.find(id, clock.now()), turn, meter)))
    return news && storyOf(news)
  }
