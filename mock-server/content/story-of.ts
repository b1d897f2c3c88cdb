import type { Summarization, TopStory } from '../../src/contract/content/content.ts'
import { type NewsItem, SIMULATED } from '../../src/contract/shared/news.ts'

/** Shown next to the simulation's stories about its own news. */
export const isReal = ({ source }: NewsItem) => source !== SIMULATED

// a list is requested again and again, so a story is built once
const stories = new WeakMap<NewsItem, TopStory>()

/** A news item as a top story of the same id, whose source is the item itself. */
export function storyOf(item: NewsItem): TopStory {
  const known = stories.get(item)
  if (known) return known
  const { receivedDatetime: _, title, summary, link: __, sectors: ___, industries: ____, ...common } = item
  const story: TopStory = {
    ...common,
    contentCategory: 'top_stories',
    contentData: { contentSummary: { summarizations: versionsOf(title, summary.trim()), referenceIds: [item.id] } },
    contentImageUrl: null,
  }
  stories.set(item, story)
  return story
}

/** Its beginning, up to the end of a sentence. */
const BEGINNING = /^.{60,280}?[.!?](?=\s)/s

/** Where a publisher left the summary out, the title takes its place: otherwise the item would be shown without its words (ENT-03). */
function versionsOf(headline: string, summary: string): Summarization[] {
  const [beginning] = BEGINNING.exec(summary) ?? []
  const whole = { headline, summary: summary || headline }
  return beginning === undefined ? [whole] : [{ headline, summary: beginning }, whole]
}
