import type { AnyEventObject } from 'xstate'
import type { NewsItem } from '../../src/contract/news.ts'
import {
  arrivedOf,
  canUndo,
  currentOf,
  expandedOf,
  hasMutes,
  isBuilderOpen,
  isHeld,
  isLoading,
  isQuiet,
  liveFeedMachine,
  mutedOf,
  phraseOf,
  refusedFor,
  shownOf,
  staleSince,
  statusOf,
  waitingCount,
} from '../../src/machines/live-feed.machine.ts'
import { drive } from './drive.ts'

/** A headline; `minute` orders it, `version` tells two of one id apart. */
export const itemOf = (id: string, minute: number, version = 1): NewsItem => ({
  id,
  publishedDatetime: new Date(Date.UTC(2026, 0, 5) + minute * 60_000).toISOString(),
  receivedDatetime: new Date(Date.UTC(2026, 0, 6)).toISOString(),
  title: `Headline ${id}, version ${version}`,
  source: 'injected',
  articleSource: 'Test Wire',
  link: null,
  summary: '',
  sentiment: 'neutral',
  sentimentScore: 0,
  tickers: [],
  topics: [],
  sectors: [],
  industries: [],
})

export const typingPause = { type: 'xstate.after.typingPause.liveFeed.box.typing', after: 300 }
export const sayingPause = { type: 'xstate.after.sayingPause.liveFeed.speaking.gathering', after: 20_000 }

export const quietTime = {
  type: 'xstate.after.quietTime.liveFeed.list.searching.live.speaking',
  after: 120_000,
}

export const startFeed = () => drive(liveFeedMachine, { streams: ['searchNews', 'searchUnmuted'] })
export type DrivenFeed = ReturnType<typeof startFeed>

/** A feed that has come so far. */
export async function feedAfter(...events: AnyEventObject[]) {
  const feed = startFeed()
  await feed.walk(events)
  const shown = () => shownOf(feed.snapshot()).map(({ id }) => id)
  /** What was chosen comes back from the workspace. */
  const echo = async () => {
    const chosen = feed.said.findLast(({ type }) => type === 'search.chosen')
    await feed.step({ type: 'search.given', search: chosen?.search })
  }
  return { ...feed, shown, echo }
}

export const ids = (items: readonly NewsItem[]) => items.map(({ id, title }) => `${id}: ${title}`)

/** All that can be known of a feed. */
export function seen({ snapshot, lines, said }: DrivenFeed) {
  const now = snapshot()
  return {
    items: ids(now.context.items),
    shown: ids(shownOf(now)),
    muted: ids(mutedOf(now)),
    tinted: [...arrivedOf(now)].sort(),
    expanded: [...expandedOf(now)].sort(),
    waiting: waitingCount(now),
    current: currentOf(now),
    phrase: phraseOf(now),
    isLoading: isLoading(now),
    refusedFor: refusedFor(now),
    isQuiet: isQuiet(now),
    staleSince: staleSince(now),
    isHeld: isHeld(now),
    reasons: [...now.context.reasons].sort(),
    isBuilding: isBuilderOpen(now),
    canUndo: canUndo(now),
    hasMutes: hasMutes(now),
    status: statusOf(now),
    lines: lines.map(({ port, input, isOpen }) => ({ port, input, isOpen })),
    said: said.map(({ type, ...what }) => [type, what.search ?? what.ids ?? what.id ?? what.item?.id]),
  }
}
