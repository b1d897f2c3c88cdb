import { readerOf } from '../../machines/session/session.machine.ts'
import { placeOf } from '../../machines/shared/place.machine.ts'
import { pairsOf } from '../../machines/stories/set-apart.machine.ts'
import { event, value } from '../wire.ts'

/** STY-11: who sets reports apart, and what then does not count for each other. */
export const storyWires = [
  value({ from: 'session', select: readerOf, to: 'setApart', send: (owner) => ({ type: 'reader.changed', owner }) }),
  value({ from: 'setApart', select: pairsOf, to: 'storyCounts', send: (pairs) => ({ type: 'pairs.changed', pairs }) }),
]

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
