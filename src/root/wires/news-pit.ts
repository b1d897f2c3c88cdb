import { pricedIn } from '../../machines/markets/quotes.machine.ts'
import { wantedOf } from '../../machines/markets/sparks.machine.ts'
import { layoutOf } from '../../machines/shared/layout.machine.ts'
import { itemIdOf } from '../../machines/shared/place-parts.ts'
import { dayOf } from '../../machines/shared/today.machine.ts'
import { kindWire, quotesKindWire } from '../shared/kinds.ts'
import { event, value } from '../wire.ts'

/** What has been read, and what is shared, of whichever list. */
const listWires = [
  ...(['pitSpotlight', 'library', 'article'] as const).map((from) =>
    event({ from, event: 'items.read', to: 'reading', send: (read) => read }),
  ),
  ...(['pitSpotlight', 'library'] as const).flatMap((from) => [
    event({ from, event: 'share.asked', to: 'sharing', send: (asked) => asked }),
    event({ from, event: 'box.asked', to: 'newsPit', send: { type: 'box.wanted' } }),
  ]),
  ...(['library', 'article'] as const).map((to) =>
    event({ from: 'connection', event: 'connection.restored', to, send: { type: 'network.returned' } }),
  ),
]

/** The view holds the search of the Library; the address determines which article stands above the Spotlight. */
const viewWires = [
  event({
    from: 'newsPit',
    event: 'search.chosen',
    to: 'library',
    send: ({ search }) => ({ type: 'search.given', search }),
  }),
  event({ from: 'newsPit', event: 'article.closed', to: 'place', send: { type: 'place.asked', path: '/news-pit' } }),
  value({
    from: 'place',
    select: itemIdOf,
    to: 'article',
    send: (id) => (id === undefined ? { type: 'article.left' } : { type: 'article.asked', id }),
  }),
  value({
    from: 'place',
    select: itemIdOf,
    to: 'newsPit',
    send: (id) => ({ type: id === undefined ? 'article.left' : 'article.reached' }),
  }),
  value({ from: 'layout', select: layoutOf, to: 'newsPit', send: (layout) => ({ type: 'layout.changed', layout }) }),
]

/** Wires of the News Pit's charts. */
export const newsPitWires = [
  ...listWires,
  ...viewWires,
  // PIT-09: each day the Spotlight begins later
  value({ from: 'today', select: dayOf, to: 'pitSpotlight', send: (day) => ({ type: 'day.begun', day }) }),
]

/** PIT-15: the prices of what the cards in sight are about. A day is asked for only of what has a price. */
export const pitPriceWires = [
  quotesKindWire,
  kindWire('quotes', 'sparks'),
  value({
    from: 'sparks',
    select: wantedOf,
    to: 'quotes',
    send: (wanted) => ({ type: 'symbols.wanted', by: 'cards', symbols: [...new Set(Object.values(wanted))] }),
  }),
  value({
    from: 'quotes',
    select: pricedIn,
    to: 'sparks',
    send: (symbols) => ({ type: 'symbols.priced', symbols: symbols.split(' ') }),
  }),
  event({ from: 'connection', event: 'connection.restored', to: 'sparks', send: { type: 'network.returned' } }),
]
