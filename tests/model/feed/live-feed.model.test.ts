import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { liveFeedMachine } from '../../../src/machines/feed/live-feed.machine.ts'
import { coverage } from '../drive/drive.ts'
import { walks } from '../drive/walks.ts'
import { outcomeOf } from './live-feed.outcome.ts'
import { itemOf, seen, startFeed } from './live-feed.seen.ts'

const [one, two, three, four] = [itemOf('one', 1), itemOf('two', 2), itemOf('three', 3), itemOf('four', 4)]
const opened = { type: 'connection.opened', at: 1_000 }
const older = itemOf('older', 0)
const replaced = { type: 'items.replaced', items: [one, two] }
const backfilled = { type: 'items.backfilled', items: [older] }
const merged = { type: 'items.merged', items: [three] }
/** `next`: what the parts of the feed are sent by their own searches. */
const cases: (AnyEventObject & { next?: AnyEventObject[] })[] = [
  { type: 'search.given', says: 'all', search: {}, next: [opened, { ...replaced, older: 1 }, backfilled, merged] },
  {
    type: 'search.given',
    says: 'muting',
    search: { exclude: { keywords: ['two'] } },
    next: [opened, replaced, { type: 'unmuted.replaced', items: [one, two, four], muted: ['two'] }],
  },
  { type: 'search.given', says: 'unanswered', search: { keywords: ['oil'] } },
  { type: 'feed.closed' },
  { type: 'items.recalled', items: [one], at: 500 },
  { type: 'retry.pressed', next: [opened, merged] },
  { type: 'older.wanted' },
  { type: 'older.added', added: [itemOf('oldest', -1)] },
  { type: 'mutes.toggled', next: [{ type: 'unmuted.merged', items: [four], muted: [] }, { type: 'mutes.toggled' }] },
  { type: 'phrase.changed', phrase: 'gas' },
  { type: 'search.submitted' },
  { type: 'search.cleared' },
  { type: 'undo.pressed' },
  { type: 'filter.removed', search: { topics: ['MACRO'] } },
  { type: 'value.pressed', says: 'ticker', pressed: { key: 'tickers', value: 'XOM' } },
  { type: 'value.pressed', says: 'important', pressed: { key: 'important' } },
  { type: 'list.scrolled' },
  { type: 'top.reached' },
  { type: 'pointer.entered' },
  { type: 'pointer.left' },
  { type: 'pin.toggled' },
  { type: 'item.toggled', id: 'one' },
  { type: 'row.wanted', to: 'next' },
  { type: 'current.toggled' },
  { type: 'share.asked' },
  { type: 'link.followed', id: 'two' },
  { type: 'focus.left' },
  { type: 'row.focused', id: 'one' },
  { type: 'waiting.asked' },
  { type: 'box.wanted' },
  { type: 'builder.asked' },
  { type: 'builder.left' },
]

describe('live feed', () => {
  const covered = coverage(liveFeedMachine)
  const all = walks(liveFeedMachine, cases, ({ context }) => context.search)
  it(`FED-01 FED-15 FED-16 brings what happens to the part that it belongs to: all of ${all.length} walks`, async () => {
    for (const { name, events } of all) {
      const feed = startFeed()
      await feed.walk(
        events.flatMap(({ next = [], ...event }) => [event, ...next]),
        (soFar) => {
          const { reported: _, ...outcome } = outcomeOf(soFar)
          expect({ name, ...seen(feed) }).toEqual({ name, ...outcome })
        },
      )
      covered.add(feed.walked)
    }
  }, 120_000)
  covered.prove()
})
