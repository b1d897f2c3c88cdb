import { describe } from 'vitest'
import { feedStatusMachine, statusOf } from '../../../src/machines/feed/feed-status.machine.ts'
import { given, walkPart } from './feed-parts.ts'
import { itemOf, pressingPause, sayingPause } from './live-feed.seen.ts'

const [one, two, three] = [itemOf('one', 1), itemOf('two', 2), itemOf('three', 3)]
const weighty = (id: string, minute: number, weight: 1 | 2) => ({
  ...itemOf(id, minute),
  importance: { weight, why: 'Trading halted' },
})
const [four, five, six] = [weighty('four', 4, 2), weighty('five', 5, 2), weighty('six', 6, 1)]

describe('what is said of a feed', () => {
  walkPart({
    chart: feedStatusMachine,
    cases: {
      'FED-27 what is said': {
        cases: [
          given('oil', { keywords: ['oil'] }),
          given('gas', { keywords: ['gas'] }),
          { type: 'list.replaced', items: [two, one] },
          { type: 'list.replaced', says: 'and more to come', items: [two], older: 498 },
          { type: 'list.backfilled', items: [two, one], added: [one] },
          { type: 'list.merged', items: [three, two, one] },
          { type: 'list.merged', says: 'nothing new', items: [two, one] },
          { type: 'list.merged', says: 'an important one', items: [four, three, two, one] },
          { type: 'list.merged', says: 'two important ones', items: [five, four, two, one] },
          { type: 'list.merged', says: 'one of little weight', items: [six, two, one] },
          sayingPause,
          pressingPause,
        ],
        facets: ({ items, pressing }) => [items.length, pressing],
      },
    },
    seen: (now) => statusOf(now),
    expected: ({ status }) => status,
  })
})
