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
const ledgerWires = (['ledger', 'ownSources'] as const).flatMap((to) => [
  value({
    from: 'place',
    select: (snapshot) => placeOf(snapshot).page === 'sources',
    to,
    send: (isThere) => ({ type: isThere ? ('sources.reached' as const) : ('sources.left' as const) }),
  }),
  event({ from: 'connection', event: 'connection.restored', to, send: { type: 'network.returned' } }),
])

/** SRC-05 to SRC-07: a user's own sources, and what is done with them there. */
const ownWires = [
  value({ from: 'session', select: readerOf, to: 'ownSources', send: (owner) => ({ type: 'reader.changed', owner }) }),
  ...(['sourceAdding', 'sourceFile', 'sourceForm'] as const).map((to) =>
    value({ from: 'session', select: readerOf, to, send: () => ({ type: 'reader.changed' }) }),
  ),
  event({ from: 'sourceAdding', event: 'source.added', to: 'ownSources', send: (added) => added }),
  event({ from: 'sourceFile', event: 'list.imported', to: 'ownSources', send: (imported) => imported }),
  event({ from: 'sourceForm', event: 'edit.made', to: 'ownSources', send: (made) => made }),
  event({ from: 'ownSources', event: 'edit.saved', to: 'sourceForm', send: (saved) => saved }),
  event({ from: 'ownSources', event: 'edit.failed', to: 'sourceForm', send: (failed) => failed }),
  // by its parts: who opens a story does not load the code of the sources for it
  value({
    from: 'ownSources',
    select: ({ context }) => context.sources,
    to: 'sourceFile',
    send: (sources) => ({ type: 'sources.seen', sources: sources ?? [] }),
  }),
  // the palette opens feeds, and offers to undo what it has put one in the place of
  event({
    from: 'ownSources',
    event: 'feed.wanted',
    to: 'palette',
    absent: 'latest',
    send: ({ name, isOne = false }) => ({
      type: 'feed.asked',
      search: { origin: 'real', newsSources: [name] },
      ...(isOne && { isOne }),
    }),
  }),
]

/** Wires of the page of sources. */
export const sourcesWires = [...ledgerWires, ...ownWires]
