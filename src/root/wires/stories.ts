import { searchOf, shownOf } from '../../machines/feed/live-feed.machine.ts'
import { readerOf } from '../../machines/session/session.machine.ts'
import { placeOf } from '../../machines/shared/place.machine.ts'
import { pairsOf } from '../../machines/stories/set-apart.machine.ts'
import { event, value } from '../wire.ts'

/** STY-11: who sets reports apart, and what then does not count for each other. */
export const storyWires = [
  value({ from: 'session', select: readerOf, to: 'setApart', send: (owner) => ({ type: 'reader.changed', owner }) }),
  value({ from: 'setApart', select: pairsOf, to: 'storyCounts', send: (pairs) => ({ type: 'pairs.changed', pairs }) }),
]

/** FED-22: what a feed has below its last row, which is asked for as its search goes. */
export const olderWires = (
  [
    ['feed', 'olderNews'],
    ['tickerFeed', 'tickerOlder'],
  ] as const
).flatMap(([list, older]) => [
  value({ from: list, select: searchOf, to: older, send: (search) => ({ type: 'search.given', search }) }),
  value({
    from: list,
    select: (snapshot) => shownOf(snapshot).at(-1),
    to: older,
    send: (last) => ({ type: 'last.changed', last }),
  }),
  event({ from: older, event: 'older.came', to: list, send: ({ items }) => ({ type: 'older.added', added: items }) }),
  event({ from: 'connection', event: 'connection.restored', to: older, send: { type: 'network.returned' } }),
])

/** SRC-01, SRC-04: the page of sources, which says who was first with them. */
export const sourcesWires = [
  value({
    from: 'place',
    select: (snapshot) => placeOf(snapshot).page === 'sources',
    to: 'ledger',
    send: (isThere) => ({ type: isThere ? ('sources.reached' as const) : ('sources.left' as const) }),
  }),
  event({ from: 'connection', event: 'connection.restored', to: 'ledger', send: { type: 'network.returned' } }),
]
