import type { Summarization, TopStory } from '../../src/contract/content/content.ts'
import { type NewsItem, SIMULATED } from '../../src/contract/shared/news.ts'
import { withImportance } from '../../src/rules/feed/importance.ts'
import { leadOf } from './lead.ts'

const judged = new WeakMap<NewsItem, boolean>()

/** Whether it becomes a story of its own: what was injected does, what feeds bring if it is important. The simulation writes its own stories. */
export function isStory(item: NewsItem): boolean {
  const known = judged.get(item)
  if (known !== undefined) return known
  const found = item.source.startsWith('feed:')
    ? withImportance(item).importance !== undefined
    : item.source !== SIMULATED
  judged.set(item, found)
  return found
}

// a list is requested again and again, so a story is built once
const stories = new WeakMap<NewsItem, TopStory>()

/** A news item as a top story of the same id, whose source is the item itself. */
export function storyOf(item: NewsItem): TopStory {
  const known = stories.get(item)
  if (known) return known
  const {
    receivedDatetime: _,
    otherSources: _o,
    title,
    summary,
    link: __,
    sectors: ___,
    industries: ____,
    ...common
  } = item
  const story: TopStory = {
    ...common,
    contentCategory: 'top_stories',
    contentData: { contentSummary: { summarizations: versionsOf(title, summary.trim()), referenceIds: [item.id] } },
    contentImageUrl: null,
  }
  stories.set(item, story)
  return story
}

/** Where a publisher left the summary out, the title takes its place: otherwise the item would be shown without its words (ENT-03). */
function versionsOf(headline: string, summary: string): Summarization[] {
  const beginning = leadOf(summary)
  const whole = { headline, summary: summary || headline }
  return beginning === undefined ? [whole] : [{ headline, summary: beginning }, whole]
}
