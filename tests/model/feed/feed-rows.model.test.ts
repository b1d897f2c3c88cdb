import { describe } from 'vitest'
import {
  arrivedOf,
  currentOf,
  expandedOf,
  feedRowsMachine,
  isHeld,
  shownOf,
  waitingCount,
} from '../../../src/machines/feed/feed-rows.machine.ts'
import { given, walkPart } from './feed-parts.ts'
import { ids, itemOf, reasonsOf, wordsOf } from './live-feed.seen.ts'

const [one, two, three, four] = [itemOf('one', 1), itemOf('two', 2), itemOf('three', 3), itemOf('four', 4)]
const oil = given('oil', { keywords: ['oil'] })
const replaced = { type: 'list.replaced', items: [two, one] }
const older = itemOf('older', 0)
const backfilled = { type: 'list.backfilled', items: [two, one, older], added: [older] }
const oldest = { type: 'older.added', added: [itemOf('oldest', -1)] }
const merged = { type: 'list.merged', items: [three, two, one] }
const recalled = { type: 'list.recalled', items: [one] }
const toggled = (id: string) => ({ type: 'item.toggled', says: id, id })
const wanted = (to: string) => ({ type: 'row.wanted', says: to, to })
const pinned = { type: 'pin.toggled' }
const scrolled = { type: 'list.scrolled' }
const atTop = { type: 'top.reached' }
const entered = { type: 'pointer.entered' }
const left = { type: 'pointer.left' }
const asked = { type: 'waiting.asked' }

describe('the rows of a feed', () => {
  walkPart({
    chart: feedRowsMachine,
    cases: {
      'FED-16 the reasons to hold': {
        cases: [replaced, backfilled, oldest, merged, entered, left, scrolled, atTop, pinned, asked],
        facets: ({ items, shown }) => [items.length, shown.length],
      },
      'FED-16 a search while held': {
        cases: [oil, replaced, pinned, scrolled, { type: 'row.focused', says: 'one', id: 'one' }, recalled],
        facets: ({ focused, items }) => [focused, items.length],
      },
      'FED-16 what is muted': {
        cases: [
          oil,
          replaced,
          backfilled,
          { type: 'mutes.revealed', muted: [four] },
          { type: 'mutes.changed', muted: [four, three] },
          { type: 'mutes.hidden', muted: [four, three] },
          entered,
          left,
        ],
        facets: ({ items, muted, shown }) => [items.length, muted.length, shown.length],
      },
      'FED-22 older rows below them': {
        cases: [replaced, oldest, merged, toggled('one'), scrolled, atTop, asked, oil],
        facets: ({ expanded, shown }) => [expanded, shown.length],
      },
      'FED-15 rows that are opened': {
        cases: [
          replaced,
          merged,
          toggled('one'),
          toggled('two'),
          { type: 'current.toggled' },
          scrolled,
          atTop,
          asked,
          oil,
        ],
        facets: ({ current, expanded, shown }) => [current, expanded, shown.length],
      },
      'FED-15 rows that keys reach': {
        cases: [
          replaced,
          merged,
          { type: 'row.focused', says: 'two', id: 'two' },
          { type: 'focus.left' },
          wanted('next'),
          wanted('previous'),
          wanted('first'),
          wanted('last'),
          { type: 'share.asked' },
        ],
        facets: ({ focused, current, shown }) => [focused, current, shown.length],
      },
      'FED-15 what is only reported': {
        cases: [
          replaced,
          { type: 'share.asked', says: 'one', id: 'one' },
          { type: 'share.asked', says: 'none', id: 'gone' },
          { type: 'link.followed', id: 'two' },
        ],
      },
    },
    seen: (now, { said }) => ({
      shown: ids(shownOf(now)),
      tinted: [...arrivedOf(now)].sort(),
      expanded: [...expandedOf(now)].sort(),
      waiting: waitingCount(now),
      current: currentOf(now),
      isHeld: isHeld(now),
      reasons: reasonsOf(now),
      said: wordsOf(said).map(([type, what]) => [type === 'item.shared' ? 'share.asked' : type, what]),
    }),
    expected: ({ shown, tinted, expanded, waiting, current, isHeld, reasons, said }) => ({
      ...{ shown, tinted, expanded, waiting, current, isHeld, reasons },
      said: said.filter(([type]) => type !== 'top.asked'),
    }),
  })
})
