import { describe } from 'vitest'
import { feedStatusMachine, statusOf } from '../../../src/machines/feed/feed-status.machine.ts'
import { given, walkPart } from './feed-parts.ts'
import { itemOf, sayingPause } from './live-feed.seen.ts'

const [one, two, three] = [itemOf('one', 1), itemOf('two', 2), itemOf('three', 3)]

describe('what is said of a feed', () => {
  walkPart({
    chart: feedStatusMachine,
    cases: {
      'FED-16 what is said': {
        cases: [
          given('oil', { keywords: ['oil'] }),
          given('gas', { keywords: ['gas'] }),
          { type: 'list.replaced', items: [two, one] },
          { type: 'list.replaced', says: 'and more to come', items: [two], older: 498 },
          { type: 'list.backfilled', items: [two, one], added: [one] },
          { type: 'list.merged', items: [three, two, one] },
          { type: 'list.merged', says: 'nothing new', items: [two, one] },
          sayingPause,
        ],
        facets: ({ items }) => items.length,
      },
    },
    seen: (now) => statusOf(now),
    expected: ({ status }) => status,
  })
})
