import { tickerSymbolOf } from '../../machines/shared/place-parts.ts'
import { pricedOf, searchOf } from '../../machines/ticker/ticker.machine.ts'
import { kindWire } from '../shared/kinds.ts'
import { event, value } from '../wire.ts'
import { quoteWires } from './widgets.ts'

/** The address says which symbol the page is of, and that what its list and its price chart show. */
const pageWires = [
  value({
    from: 'place',
    select: tickerSymbolOf,
    to: 'ticker',
    send: (symbol) => (symbol === undefined ? { type: 'ticker.left' } : { type: 'ticker.reached', symbol }),
  }),
  value({
    from: 'ticker',
    select: searchOf,
    to: 'tickerFeed',
    send: (search) => (search ? { type: 'search.given', search } : { type: 'feed.closed' }),
  }),
  value({
    from: 'ticker',
    select: pricedOf,
    to: 'tickerChart',
    send: (symbol) => ({ type: 'symbol.given', symbol }),
  }),
  event({ from: 'ticker', event: 'place.asked', to: 'place', send: (asked) => asked }),
  event({ from: 'ticker', event: 'symbol.chosen', to: 'selection', send: (chosen) => chosen }),
  event({ from: 'connection', event: 'connection.restored', to: 'ticker', send: { type: 'network.returned' } }),
]

/** The list is like a feed, but the page decides what it searches for. */
const listWires = [
  event({
    from: 'tickerFeed',
    event: 'search.chosen',
    to: 'ticker',
    send: ({ search }) => ({ type: 'search.chosen', search }),
  }),
  event({ from: 'tickerFeed', event: 'items.read', to: 'reading', send: (read) => read }),
  event({ from: 'tickerFeed', event: 'share.asked', to: 'sharing', absent: 'queue', send: (asked) => asked }),
  event({ from: 'keys', event: 'ticker.ordered', to: 'tickerFeed', send: ({ order }) => order }),
  event({ from: 'ticker', event: 'row.asked', to: 'tickerFeed', send: ({ id }) => ({ type: 'item.toggled', id }) }),
  event({ from: 'ticker', event: 'row.asked', to: 'tickerFeed', send: ({ id }) => ({ type: 'row.reached', id }) }),
]

const priceWires = [
  ...quoteWires('tickerChart'),
  kindWire('quotes', 'tickerChart'),
  event({ from: 'connection', event: 'connection.restored', to: 'tickerChart', send: { type: 'network.returned' } }),
]

/** Wires of the page of a symbol. */
export const tickerWires = [...pageWires, ...listWires, ...priceWires]
