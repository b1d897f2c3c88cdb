import { describe } from 'vitest'
import {
  feedListMachine,
  isLoading,
  isQuiet,
  itemsOf,
  olderCount,
  refusedFor,
  staleSince,
} from '../../../src/machines/feed/feed-list.machine.ts'
import { given, walkPart } from './feed-parts.ts'
import { ids, itemOf, quietTime } from './live-feed.seen.ts'

const [one, two, three] = [itemOf('one', 1), itemOf('two', 2), itemOf('three', 3)]
const oil = given('oil', { keywords: ['oil'] })
const opened = { type: 'connection.opened', at: 1_000 }
const lost = { type: 'connection.lost', at: 2_000 }
const replaced = { type: 'items.replaced', items: [one, two] }
const refused = { type: 'search.refused', seconds: 8 }
const recalled = { type: 'items.recalled', items: [one], at: 500 }
const more = { ...replaced, says: 'and more to come', older: 2 }
const backfilled = { type: 'items.backfilled', items: [itemOf('zero', 0), itemOf('one', 1, 2)] }
const merged = { type: 'items.merged', items: [three, itemOf('one', 1, 2)] }
const wanted = { type: 'older.wanted' }
const retried = { type: 'retry.pressed' }

describe('the list of a feed', () => {
  walkPart({
    chart: feedListMachine,
    streams: ['searchNews'],
    cases: {
      'RT-02 RT-05 FED-16 what comes': {
        cases: [given('gas', { keywords: ['gas'] }), oil, opened, lost, replaced, more, backfilled, merged, retried],
        facets: ({ search, items }) => [search, items.length],
      },
      'RT-02 how older items are asked for': {
        cases: [oil, opened, lost, replaced, more, backfilled, wanted, quietTime, retried],
        facets: ({ items, older }) => [items.length, older],
      },
      'RT-02 RT-04 what is refused': {
        cases: [oil, opened, lost, replaced, refused, retried],
        facets: ({ items }) => items.length,
      },
      'RT-04 what is quiet': {
        cases: [opened, lost, replaced, backfilled, { ...merged, says: 'of nothing', items: [] }, quietTime],
        facets: ({ items }) => items.length,
      },
      'FED-16 what was kept': {
        cases: [oil, opened, recalled, replaced, retried],
        facets: ({ search, items }) => [search, items.length],
      },
    },
    seen: (now, { lines, sentTo }) => ({
      items: ids(itemsOf(now)),
      older: olderCount(now),
      asked: sentTo('searchNews').length,
      isLoading: isLoading(now),
      isQuiet: isQuiet(now),
      refusedFor: refusedFor(now),
      staleSince: staleSince(now),
      lines: lines.map(({ input, isOpen }) => [input, isOpen]),
    }),
    expected: ({ items, older, asked, isLoading, isQuiet, refusedFor, staleSince, lines }) => ({
      ...{ items, older, asked, isLoading, isQuiet, refusedFor, staleSince },
      lines: lines.map(({ input, isOpen }) => [input, isOpen]),
    }),
  })
})
