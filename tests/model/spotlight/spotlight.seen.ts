import type { AnyEventObject, SnapshotFrom } from 'xstate'
import * as whole from '../../../src/machines/spotlight/spotlight.machine.ts'
import {
  isFocused,
  isOpened,
  isPinned,
  isPointed,
  isScrolled,
  spotlightCardsMachine,
} from '../../../src/machines/spotlight/spotlight-cards.machine.ts'
import { spotlightListMachine } from '../../../src/machines/spotlight/spotlight-list.machine.ts'
import { storyOf } from '../../unit/content/content-item.ts'
import { drive } from '../drive/drive.ts'

export const [one, two, three] = [storyOf('one', { at: 1 }), storyOf('two', { at: 2 }), storyOf('three', { at: 3 })]
const oneAgain = storyOf('one', { at: 1, headline: 'One, corrected' })
export const opened = { type: 'connection.opened', at: 1_000 }
export const lost = { type: 'connection.lost', at: 2_000 }
export const refused = { type: 'search.refused', seconds: 8 }
export const replaced = { type: 'items.replaced', items: [two, one] }
export const merged = { type: 'items.merged', items: [three, oneAgain] }
export const older = storyOf('older', { at: 0 })
export const backfilled = { type: 'items.backfilled', items: [older, oneAgain] }
export const many = {
  type: 'items.replaced',
  says: 'as many as were asked for',
  items: Array.from({ length: 60 }, (_, index) => storyOf(`many ${index}`, { at: 100 + index })),
}
export const endNeared = { type: 'end.neared' }
export const history = { type: 'history.came', items: [one, two, three] }
export const recalled = { type: 'items.recalled', items: [one, two], at: 500 }
export const retry = { type: 'retry.pressed' }
export const begun = (day: string) => ({ type: 'day.begun', says: day, day })
export const typed = (phrase: string) => ({ type: 'phrase.changed', says: phrase || 'nothing', phrase })
export const submitted = { type: 'search.submitted' }
export const typingPause = { type: 'xstate.after.typingPause.spotlight.typing', after: 300 }

const ofSearch = /^(connection\.|history\.|items\.(replaced|backfilled|merged)|search\.refused)/

/** A Spotlight with its parts. What its search sends goes to the part that searches. */
export function startSpotlight() {
  const children = { list: spotlightListMachine, cards: spotlightCardsMachine }
  const spotlight = drive(whole.spotlightMachine, { streams: ['searchContent'], children })
  async function step(event: AnyEventObject) {
    if (!ofSearch.test(event.type)) return spotlight.step(event)
    spotlight.lines.findLast(({ isOpen }) => isOpen)?.notify(event)
  }
  async function walk(events: AnyEventObject[], check: (soFar: AnyEventObject[]) => void = () => undefined) {
    for (const [i, event] of events.entries()) {
      await step(event)
      check(events.slice(0, i + 1))
    }
  }
  return { ...spotlight, step, walk }
}
export type DrivenSpotlight = ReturnType<typeof startSpotlight>

/** Why nothing moves. */
export const reasonsOf = (cards: SnapshotFrom<typeof spotlightCardsMachine>) => [
  ...(isFocused(cards) ? ['focused'] : []),
  ...(isOpened(cards) ? ['opened'] : []),
  ...(isPinned(cards) ? ['pinned'] : []),
  ...(isPointed(cards) ? ['pointed'] : []),
  ...(isScrolled(cards) ? ['scrolled'] : []),
]

/** All that can be known of a Spotlight. */
export function seen({ snapshot, lines, said }: DrivenSpotlight) {
  const now = snapshot()
  const { cards } = now.children
  return {
    said,
    items: whole.itemsOf(now),
    expanded: whole.expandedOf(now),
    current: whole.currentOf(now),
    lead: whole.leadOf(now),
    isPinned: whole.isPinned(now),
    shown: whole.shownOf(now),
    waiting: whole.waitingCount(now),
    isHeld: whole.isHeld(now),
    reasons: cards ? reasonsOf(cards.getSnapshot()) : [],
    isLoading: whole.isLoading(now),
    isLate: whole.isLate(now),
    isLive: whole.isLive(now),
    isQuiet: whole.isQuiet(now),
    refusedFor: whole.refusedFor(now),
    staleSince: whole.staleSince(now),
    phrase: whole.phraseOf(now),
    keyword: whole.searchedFor(now),
    lines: lines.map(({ port, input, isOpen }) => ({ port, input, isOpen })),
  }
}
