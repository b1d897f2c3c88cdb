import { describe } from 'vitest'
import {
  currentOf,
  expandedOf,
  isHeld,
  isPinned,
  leadOf,
  shownOf,
  spotlightCardsMachine,
  waitingCount,
} from '../../../src/machines/spotlight/spotlight-cards.machine.ts'
import { walkPartOf } from '../drive/parts.ts'
import { outcomeOf } from './spotlight.outcome.ts'
import { older, one, reasonsOf, three, two } from './spotlight.seen.ts'

const oil = { type: 'search.given', search: { keywords: ['oil'] } }
const changed = { type: 'list.changed', says: 'two', items: [two, one] }
const longer = { type: 'list.changed', says: 'three', items: [three, two, one] }
const atBothEnds = { type: 'list.changed', says: 'four', items: [three, two, one, older] }
const backfilled = { type: 'list.backfilled', items: [two, one, older], added: [older] }
const weighty = {
  type: 'list.changed',
  says: 'one of weight',
  items: [three, { ...two, importance: { why: 'deal', weight: 3 } }, one],
}
const recalled = { type: 'list.recalled', items: [one] }
const toggled = (id: string) => ({ type: 'item.toggled', says: id, id })
const focused = (id: string) => ({ type: 'row.focused', says: id, id })
const wanted = (to: string) => ({ type: 'row.wanted', says: to, to })
const left = { type: 'focus.left' }
const scrolled = { type: 'list.scrolled' }
const atTop = { type: 'top.reached' }
const entered = { type: 'pointer.entered' }
const away = { type: 'pointer.left' }
const pinned = { type: 'pin.toggled' }
const newest = { type: 'newest.asked' }
const leadLeft = { type: 'lead.left' }
const leadWanted = (id?: string) => ({ type: 'lead.wanted', says: id ?? 'any', id })

describe('the cards of the Spotlight', () => {
  walkPartOf(outcomeOf, {
    chart: spotlightCardsMachine,
    cases: {
      'PIT-02 the reasons to hold': {
        cases: [changed, longer, atBothEnds, backfilled, recalled, entered, away, scrolled, atTop, pinned, newest, oil],
        facets: ({ items, shown }) => [items.length, shown.length],
      },
      'PIT-02 cards that are opened': {
        cases: [changed, longer, toggled('one'), toggled('two'), { type: 'current.toggled' }, newest, oil],
        facets: ({ current, expanded, shown }) => [current, expanded.length, shown.length],
      },
      'PIT-02 cards that keys reach': {
        cases: [
          ...[changed, longer, focused('two'), focused('gone'), left, newest, { type: 'share.asked' }, oil],
          ...[wanted('next'), wanted('previous'), wanted('first'), wanted('last')],
        ],
        facets: ({ current, shown }) => [current, shown.length],
      },
      'PIT-12 the card that leads': {
        cases: [
          ...[changed, weighty, { ...changed, says: 'others', items: [three, older] }, entered, away, newest, oil],
          ...[leadWanted(), leadWanted('one'), leadLeft, wanted('next'), wanted('first')],
        ],
        facets: ({ lead, current, shown }) => [lead, current, shown.length],
      },
    },
    seen: (now, { said }) => ({
      shown: shownOf(now),
      waiting: waitingCount(now),
      expanded: expandedOf(now),
      current: currentOf(now),
      lead: leadOf(now),
      isPinned: isPinned(now),
      isHeld: isHeld(now),
      reasons: reasonsOf(now),
      said: said.map((event) => (event.type === 'item.shared' ? { ...event, type: 'share.asked' } : event)),
    }),
    expected: ({ shown, waiting, expanded, current, lead, isPinned, isHeld, reasons, said }) => ({
      ...{ shown, waiting, expanded, current, lead, isPinned, isHeld, reasons, said },
    }),
  })
})
