import type { EconomicEvent } from '../../contract/calendar/calendar.ts'
import { itemsOf } from '../../machines/calendar/calendar-list.machine.ts'
import { consentOf } from '../../machines/consent/consent.machine.ts'
import { expandedOf, shownOf } from '../../machines/feed/live-feed.machine.ts'
import { reachOf } from '../../machines/shared/connection.machine.ts'
import { symbolOf } from '../../machines/shared/workspace.machine.ts'
import { changesOf, isListOpen } from '../../machines/shell/keys.machine.ts'
import { kindWire, quotesKindWire } from '../shared/kinds.ts'
import { failure, info } from '../shared/notices.ts'
import { event, value } from '../wire.ts'

/** The calendar decides which window its lists load. */
const calendarWires = [
  event({ from: 'zoneSearch', event: 'zone.chosen', to: 'calendar', send: (chosen) => chosen }),
  event({
    from: 'calendar',
    event: 'window.changed',
    to: 'economicCalendar',
    send: ({ window }) => ({ type: 'window.asked', window }),
  }),
  event({ from: 'calendar', event: 'window.changed', to: 'economicCalendar', send: { type: 'list.wanted' } }),
  // the other tab is loaded once somebody goes there
  event({ from: 'calendar', event: 'earnings.wanted', to: 'earningsCalendar', send: { type: 'list.wanted' } }),
  event({
    from: 'calendar',
    event: 'window.changed',
    to: 'earningsCalendar',
    send: ({ window }) => ({ type: 'window.asked', window }),
  }),
  event({
    from: 'calendar',
    event: 'economicExport.asked',
    to: 'economicCalendar',
    send: ({ ask }) => ({ type: 'export.asked', ask }),
  }),
  event({
    from: 'calendar',
    event: 'earningsExport.asked',
    to: 'earningsCalendar',
    send: ({ ask }) => ({ type: 'export.asked', ask }),
  }),
  event({
    from: 'economicCalendar',
    event: 'load.failed',
    to: 'notification',
    send: failure('The economic calendar could not be loaded.'),
  }),
  event({
    from: 'earningsCalendar',
    event: 'load.failed',
    to: 'notification',
    send: failure('The earnings calendar could not be loaded.'),
  }),
  ...(['economicCalendar', 'earningsCalendar'] as const).flatMap((to) => [
    event({ from: 'connection', event: 'connection.restored', to, send: { type: 'retry.pressed' } }),
    value({
      from: 'connection',
      select: (snapshot) => reachOf(snapshot) === 'offline',
      to,
      send: (isOffline) => ({ type: isOffline ? 'offline.begun' : 'offline.ended' }),
    }),
  ]),
]

/** CAL-15, CAL-17: what is known of one event, and the way to its headline. */
const releaseWires = [
  value({
    from: 'economicCalendar',
    select: (snapshot) => itemsOf<EconomicEvent>(snapshot),
    to: 'releaseHistory',
    send: (items) => ({ type: 'items.changed', items }),
  }),
  event({ from: 'connection', event: 'connection.restored', to: 'releaseHistory', send: { type: 'network.returned' } }),
  value({
    from: 'feed',
    select: shownOf,
    to: 'releaseHeadline',
    send: (shown, slot) => ({ type: 'rows.changed', slot, ids: shown.map(({ id }) => id) }),
  }),
  value({
    from: 'feed',
    select: expandedOf,
    to: 'releaseHeadline',
    send: (ids, slot) => ({ type: 'opened.changed', slot, ids }),
  }),
  // what lies over the feeds goes first
  event({ from: 'releaseHeadline', event: 'row.asked', to: 'workspace', send: { type: 'over.left' } }),
  event({
    from: 'releaseHeadline',
    event: 'row.closed',
    to: 'feed',
    at: ({ slot }) => slot,
    send: ({ id }) => ({ type: 'item.toggled', id }),
  }),
  event({
    from: 'releaseHeadline',
    event: 'row.asked',
    to: 'feed',
    at: ({ slot }) => slot,
    send: ({ id }) => ({ type: 'row.reached', id }),
  }),
  event({ from: 'releaseHeadline', event: 'place.asked', to: 'place', send: (asked) => asked }),
  event({
    from: 'releaseHeadline',
    event: 'headline.missed',
    to: 'notification',
    send: info('No headline reports this release yet.'),
  }),
  event({
    from: 'releaseHeadline',
    event: 'find.failed',
    to: 'notification',
    send: failure('The headline could not be found.'),
  }),
]

/** The price of the symbol that a chart shows is wanted for as long. */
export const quoteWires = (from: 'chart' | 'heatmap' | 'tickerChart') => [
  event({
    from,
    event: 'symbol.shown',
    to: 'quotes',
    send: ({ symbol }) => ({ type: 'symbols.wanted', by: from, symbols: [symbol] }),
  }),
  event({
    from,
    event: 'symbol.hidden',
    to: 'quotes',
    send: { type: 'symbols.wanted', by: from, symbols: [] },
  }),
]

/** The single chart shows the Terminal's symbol, wherever it is chosen. */
const marketWires = [
  ...(['chart', 'heatmap'] as const).flatMap(quoteWires),
  event({ from: 'symbolSearch', event: 'symbol.chosen', to: 'chart', send: (chosen) => chosen }),
  event({ from: 'heatmap', event: 'symbol.chosen', to: 'chart', send: (chosen) => chosen }),
  event({ from: 'chart', event: 'symbol.chosen', to: 'workspace', send: (chosen) => chosen }),
  value({ from: 'workspace', select: symbolOf, to: 'chart', send: (symbol) => ({ type: 'symbol.given', symbol }) }),
  ...(['chart', 'heatmap', 'player'] as const).map((to) =>
    event({ from: 'connection', event: 'connection.restored', to, send: { type: 'network.returned' } }),
  ),
]

const installationWires = [
  quotesKindWire,
  ...(['chart', 'heatmap'] as const).map((to) => kindWire('quotes', to)),
  kindWire('releases', 'economicCalendar'),
  kindWire('releases', 'releaseHistory'),
  kindWire('reports', 'earningsCalendar'),
]

/** No third-party content is loaded before the user has allowed it. */
const consentWires = [
  ...(['tapeEmbed', 'timelineEmbed', 'heatmapEmbed'] as const).map((to) =>
    value({
      from: 'consent',
      select: (snapshot) => consentOf(snapshot).thirdParty,
      to,
      send: (isAllowed) => ({ type: isAllowed ? 'consent.given' : 'consent.withdrawn' }),
    }),
  ),
  value({
    from: 'consent',
    select: (snapshot) => consentOf(snapshot).thirdParty,
    to: 'player',
    send: (isAllowed) => ({ type: 'consent.changed', isAllowed }),
  }),
]

/** Wires of the charts beside the feeds. */
export const widgetWires = [...calendarWires, ...releaseWires, ...marketWires, ...installationWires, ...consentWires]

/** LAY-33: what is changed in the list of keys. */
export const keyChangeWires = [
  value({
    from: 'keys',
    select: changesOf,
    to: 'keyChange',
    send: (changes) => ({ type: 'changes.given', changes }),
  }),
  value({ from: 'keys', select: isListOpen, to: 'keyChange', send: () => ({ type: 'list.toggled' }) }),
  event({ from: 'keyChange', event: 'changes.chosen', to: 'keys', send: (chosen) => chosen }),
]

/** LAY-34: a key that gave a command needs no hint. */
export const hintWires = [event({ from: 'keys', event: 'key.used', to: 'hints', send: (used) => used })]
