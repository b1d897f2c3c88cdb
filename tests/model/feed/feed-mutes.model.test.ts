import { describe } from 'vitest'
import { areRevealed, feedMutesMachine, hasMutes, mutedOf } from '../../../src/machines/feed/feed-mutes.machine.ts'
import { given, walkPart } from './feed-parts.ts'
import { ids, itemOf } from './live-feed.seen.ts'

const [one, two, three, four] = [itemOf('one', 1), itemOf('two', 2), itemOf('three', 3), itemOf('four', 4)]

describe('what a feed leaves out', () => {
  walkPart({
    chart: feedMutesMachine,
    search: { exclude: { keywords: ['two', 'four'] } },
    streams: ['searchUnmuted'],
    cases: {
      'FED-16 the exclusions': {
        cases: [
          given('all', {}),
          given('other', { exclude: { keywords: ['three'] } }),
          { type: 'unmuted.replaced', items: [one, two, four], muted: ['two', 'four'] },
          { type: 'unmuted.merged', items: [three, itemOf('two', 2, 2)], muted: ['two'] },
          { type: 'mutes.toggled' },
        ],
        facets: ({ search, muted }) => [search, muted.length],
      },
    },
    seen: (now, { lines, said }) => ({
      muted: ids(mutedOf(now)),
      hasMutes: hasMutes(now),
      isRevealed: areRevealed(now),
      lines: lines.map(({ input, isOpen }) => [input, isOpen]),
      said: said.map(({ type, muted }) => [type, ids(muted)]),
    }),
    expected: ({ muted, hasMutes, areMutesShown, reported, lines }) => ({
      ...{ muted, hasMutes },
      isRevealed: areMutesShown,
      lines: lines.filter(({ port }) => port === 'searchUnmuted').map(({ input, isOpen }) => [input, isOpen]),
      said: reported,
    }),
  })
})
