import type { ContentItem } from '../../src/contract/content/content.ts'
import type { Clock } from '../clock.ts'
import type { Newsroom } from '../feed/newsroom.ts'
import type { Meter } from '../http/limits/costs.ts'
import { slowDown } from '../http/refusal.ts'
import { pieceOf, type Steps } from '../in-steps.ts'
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

/** What is invented may be of a day that is not remembered, which is made in pieces. A caller who has used too much is refused. */
async function inventedBy<Item>(steps: Steps<Item>, turn: Turn, meter: Meter) {
  for (;;) {
    const done = meter.measure(() => pieceOf(steps))
    if (done) return done.value
    const wait = meter.wait()
    if (wait > 0) throw slowDown(wait)
    await turn()
  }
}

/** Finds the item of a link. A link may also name a news item that has no article of its own: it is shown as a story. */
export const createFind =
  ({ stories, newsroom, invented, clock, turn }: Parts): FindContent =>
  async (id, meter) => {
    const injected = stories.injected().find((item) => item.id === id)
    const made = injected ?? (invented && (await inventedBy(invented.content.find(id, clock.now()), turn, meter)))
    if (made) return made
    const [kept] = await newsroom.known([id])
    const read = kept ?? newsroom.read().find((item) => item.id === id)
    const news = read ?? (invented && (await inventedBy(invented.news.find(id, clock.now()), turn, meter)))
    return news && storyOf(news)
  }
