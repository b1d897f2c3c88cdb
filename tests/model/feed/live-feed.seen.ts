import type { AnyEventObject, SnapshotFrom } from 'xstate'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { feedListMachine } from '../../../src/machines/feed/feed-list.machine.ts'
import { feedMutesMachine } from '../../../src/machines/feed/feed-mutes.machine.ts'
import {
  feedRowsMachine,
  isOpenedAtTop,
  isPinned,
  isPointed,
  isScrolled,
} from '../../../src/machines/feed/feed-rows.machine.ts'
import { feedSearchMachine } from '../../../src/machines/feed/feed-search.machine.ts'
import { feedStatusMachine } from '../../../src/machines/feed/feed-status.machine.ts'
import {
  areMutesRevealed,
  arrivedOf,
  canUndo,
  currentOf,
  expandedOf,
  hasMutes,
  isBuilderOpen,
  isHeld,
  isLoading,
  isQuiet,
  itemsOf,
  liveFeedMachine,
  mutedOf,
  olderCount,
  phraseOf,
  refusedFor,
  shownOf,
  staleSince,
  statusOf,
  waitingCount,
} from '../../../src/machines/feed/live-feed.machine.ts'
import { drive } from '../drive/drive.ts'

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

export const typingPause = { type: 'xstate.after.typingPause.feedSearch.box.typing', after: 300 }
export const pressingPause = { type: 'xstate.after.pressingPause.feedStatus.pressing', after: 5000 }
export const sayingPause = { type: 'xstate.after.sayingPause.feedStatus.gathering', after: 20_000 }

export const quietTime = {
  type: 'xstate.after.quietTime.feedList.searching.answering.live.active',
  after: 120_000,
}

const children = {
  list: feedListMachine,
  mutes: feedMutesMachine,
  rows: feedRowsMachine,
  search: feedSearchMachine,
  status: feedStatusMachine,
}
const ofSearch = /^(connection\.|items\.(?!recalled)|search\.refused)/

/** A feed with its parts. What its searches send goes to the part that searches. */
export function startFeed() {
  const feed = drive(liveFeedMachine, { streams: ['searchNews', 'searchUnmuted'], children })
  const portOf = ({ type }: AnyEventObject) =>
    ofSearch.test(type) ? 'searchNews' : type.startsWith('unmuted.') ? 'searchUnmuted' : undefined
  async function step(event: AnyEventObject) {
    const port = portOf(event)
    if (!port) return feed.step(event)
    feed.lines.findLast((line) => line.isOpen && line.port === port)?.notify(event)
  }
  async function walk(events: AnyEventObject[], check: (soFar: AnyEventObject[]) => void = () => undefined) {
    for (const [i, event] of events.entries()) {
      await step(event)
      check(events.slice(0, i + 1))
    }
  }
  return { ...feed, step, walk }
}
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

/** Why nothing moves, but for the keyboard. */
export const reasonsOf = (rows?: SnapshotFrom<typeof feedRowsMachine>) =>
  rows
    ? [
        ...(rows.matches({ opening: 'older' }) ? ['older'] : []),
        ...(isOpenedAtTop(rows) ? ['opened'] : []),
        ...(isPinned(rows) ? ['pinned'] : []),
        ...(isPointed(rows) ? ['pointed'] : []),
        ...(isScrolled(rows) ? ['scrolled'] : []),
      ]
    : []

/** What was said, in short. */
export const wordsOf = (said: readonly AnyEventObject[]) =>
  said.map(({ type, ...what }) => [type, what.search ?? what.ids ?? what.id ?? what.item?.id])

/** All that can be known of a feed. */
export function seen({ snapshot, lines, said, sentTo }: DrivenFeed) {
  const now = snapshot()
  return {
    items: ids(itemsOf(now)),
    older: olderCount(now),
    asked: sentTo('searchNews').length,
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
    reasons: reasonsOf(now.children.rows?.getSnapshot()),
    isBuilding: isBuilderOpen(now),
    canUndo: canUndo(now),
    hasMutes: hasMutes(now),
    areMutesShown: areMutesRevealed(now),
    status: statusOf(now),
    lines: lines.map(({ port, input, isOpen }) => ({ port, input, isOpen })),
    said: wordsOf(said),
  }
}
