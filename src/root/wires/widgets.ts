import { consentOf } from '../../machines/consent/consent.machine.ts'
import { isOff } from '../../machines/installation/installation.machine.ts'
import { reachOf } from '../../machines/shared/connection.machine.ts'
import { symbolOf } from '../../machines/shared/workspace.machine.ts'
import { failure } from '../shared/notices.ts'
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

type OfKind = 'quotes' | 'chart' | 'heatmap' | 'tickerChart' | 'economicCalendar' | 'earningsCalendar'
/** A kind without a provider is off in the chart that shows it (BCK-13). */
export const kindWire = (kind: 'quotes' | 'releases' | 'reports', to: OfKind) =>
  value({
    from: 'installation',
    select: (snapshot) => isOff(snapshot, kind),
    to,
    send: (isAbsent) => ({ type: isAbsent ? 'kind.ended' : 'kind.begun' }),
  })

const installationWires = [
  ...(['quotes', 'chart', 'heatmap'] as const).map((to) => kindWire('quotes', to)),
  kindWire('releases', 'economicCalendar'),
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
export const widgetWires = [...calendarWires, ...marketWires, ...installationWires, ...consentWires]
