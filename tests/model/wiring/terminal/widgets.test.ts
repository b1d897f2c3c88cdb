import { expect, it } from 'vitest'

import { type Changes, changesOf, ofKeepers, type Step, says, send } from '../shared/scene.ts'

const asked = { phrase: '', impacts: [], countries: [] }
const ask = { asked, days: { first: '2026-10-04', last: '2026-10-10' }, zone: 'UTC', now: 1 }
const window = { startDate: '2026-10-01T00:00:00.000Z', endDate: '2026-10-31T00:00:00.000Z' }
const lost = send('connection', { type: 'network.lost', at: 1 })
const allowed = send('consent', 'all.allowed')

it.each<[string, Step[], Changes]>([
  [
    'CAL-11 the zone that is chosen is the calendar’s, which keeps it',
    [says('zoneSearch', { type: 'zone.chosen', zone: 'Asia/Tokyo' })],
    {
      calendar: { zone: 'Asia/Tokyo' },
      earningsCalendar: {
        window: { startDate: '2026-09-14T15:00:00.000Z', endDate: '2026-10-25T14:59:59.999Z' },
      },
      economicCalendar: {
        state: { list: 'asked.loading' },
        window: { startDate: '2026-09-14T15:00:00.000Z', endDate: '2026-10-25T14:59:59.999Z' },
      },
      reports: ['calendar window.changed'],
      'calendar sends to keepChoices': [
        { type: 'choices.made', choices: { zone: 'Asia/Tokyo', impacts: [], countries: [] } },
      ],
      'economicCalendar asks searchCalendar': [
        { startDate: '2026-09-14T15:00:00.000Z', endDate: '2026-10-25T14:59:59.999Z' },
      ],
    },
  ],
  [
    'CAL-06 the economic calendar loads the window that is shown, and the other one keeps it',
    [says('calendar', { type: 'window.changed', window })],
    {
      earningsCalendar: { window: window },
      economicCalendar: { state: { list: 'asked.loading' }, window: window },
      'economicCalendar asks searchCalendar': [window],
    },
  ],
  [
    'CAL-06 the earnings calendar is loaded once it is wanted',
    [says('calendar', { type: 'window.changed', window }), says('calendar', 'earnings.wanted')],
    {
      earningsCalendar: { state: { list: 'asked.loading' } },
      'earningsCalendar asks searchCalendar': [window],
    },
  ],
  [
    'CAL-08 the economic calendar saves its file',
    [says('calendar', { type: 'economicExport.asked', ask })],
    { 'economicCalendar sends to saveFile': [{ type: 'file.wanted', items: [], ask: ask }] },
  ],
  [
    'CAL-08 the earnings calendar saves its file',
    [says('calendar', { type: 'earningsExport.asked', ask })],
    { 'earningsCalendar sends to saveFile': [{ type: 'file.wanted', items: [], ask: ask }] },
  ],
  [
    'EMB-02 the quote of the chart’s symbol is wanted',
    [says('chart', { type: 'symbol.shown', symbol: 'GC1' })],
    {
      quotes: { wanted: { chart: ['GC1'] } },
      'quotes sends to watchQuotes': [{ type: 'symbols.asked', symbols: ['GC1'] }],
    },
  ],
  [
    'EMB-02 the quote of the chart’s symbol is wanted no longer',
    [says('chart', { type: 'symbol.shown', symbol: 'GC1' }), says('chart', 'symbol.hidden')],
    { quotes: { wanted: { chart: null } }, 'quotes sends to watchQuotes': [{ type: 'symbols.asked', symbols: [] }] },
  ],
  [
    'EMB-02 the quote of the heatmap’s symbol is wanted',
    [says('heatmap', { type: 'symbol.shown', symbol: 'GC1' })],
    {
      quotes: { wanted: { heatmap: ['GC1'] } },
      'quotes sends to watchQuotes': [{ type: 'symbols.asked', symbols: ['GC1'] }],
    },
  ],
  [
    'EMB-02 the quote of the heatmap’s symbol is wanted no longer',
    [says('heatmap', { type: 'symbol.shown', symbol: 'GC1' }), says('heatmap', 'symbol.hidden')],
    { quotes: { wanted: { heatmap: null } }, 'quotes sends to watchQuotes': [{ type: 'symbols.asked', symbols: [] }] },
  ],
  [
    'EMB-02 TRM-05 the symbol that is found is charted, and kept by the Terminal',
    [says('symbolSearch', { type: 'symbol.chosen', symbol: 'NVDA' })],
    {
      chart: { symbol: 'NVDA' },
      layers: { symbol: 'NVDA' },
      selection: { state: 'on', trail: { symbols: ['NVDA'], at: 0 } },
      workspace: {
        workspace: { openWidgets: ['EVENTS', 'CHARTS', 'CALENDAR', 'VIDEO_PLAYER', 'SINGLE_CHART'], symbol: 'NVDA' },
      },
      reports: ['chart symbol.chosen', 'selection symbol.selected'],
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
    },
  ],
  [
    'EMB-02 TRM-05 the symbol of a tile is charted, and kept by the Terminal',
    [says('heatmap', { type: 'symbol.chosen', symbol: 'XOM' })],
    {
      chart: { symbol: 'XOM' },
      layers: { symbol: 'XOM' },
      selection: { state: 'on', trail: { symbols: ['XOM'], at: 0 } },
      workspace: {
        workspace: { openWidgets: ['EVENTS', 'CHARTS', 'CALENDAR', 'VIDEO_PLAYER', 'SINGLE_CHART'], symbol: 'XOM' },
      },
      reports: ['chart symbol.chosen', 'selection symbol.selected'],
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
    },
  ],
  [
    'TRM-05 another Terminal has another symbol',
    [send('workspace', { type: 'symbol.chosen', symbol: 'CL1' })],
    {
      chart: { symbol: 'CL1' },
      workspace: {
        workspace: { openWidgets: ['EVENTS', 'CHARTS', 'CALENDAR', 'VIDEO_PLAYER', 'SINGLE_CHART'], symbol: 'CL1' },
      },
      'workspace sends to keepWorkspace': [{ type: 'workspace.changed' }],
    },
  ],
  [
    'ERR-07 the calendars know that there is no network',
    [lost],
    {
      connection: { state: 'offline', since: 1 },
      earningsCalendar: { state: { network: 'gone' } },
      economicCalendar: { state: { network: 'gone' } },
    },
  ],
  [
    'ERR-07 the calendars know that there is a network again',
    [lost, send('connection', { type: 'network.returned', at: 2 })],
    {
      connection: { state: 'reconnecting' },
      earningsCalendar: { state: { network: 'there' } },
      economicCalendar: { state: { network: 'there' } },
      reports: ['connection network.returned'],
    },
  ],
  [
    'LEG-04 what is others’ is loaded once it is allowed',
    [allowed],
    {
      consent: { consent: { functionality: true, thirdParty: true }, state: { answer: 'settled' } },
      heatmapEmbed: { state: 'allowed.resting' },
      ...ofKeepers({ mayKeep: true, state: 'allowed.recalling' }, 'recallList'),
      player: { isAllowed: true, frame: 2, state: 'empty' },
      tapeEmbed: { state: 'allowed.resting' },
      timelineEmbed: { state: 'allowed.resting' },
      'consent sends to keepConsent': [{ type: 'consent.decided', consent: { functionality: true, thirdParty: true } }],
      reports: ['consent consent.changed'],
    },
  ],
  [
    'LEG-04 what is others’ is taken away when it is allowed no longer',
    [allowed, send('consent', 'necessary.kept')],
    {
      consent: { consent: { functionality: false, thirdParty: false } },
      heatmapEmbed: { state: 'waitingForConsent' },
      ...ofKeepers({ mayKeep: false, state: 'forgetting' }, 'forgetLists'),
      player: { isAllowed: false, frame: 3, state: 'still' },
      tapeEmbed: { state: 'waitingForConsent' },
      timelineEmbed: { state: 'waitingForConsent' },
      'consent sends to keepConsent': [
        { type: 'consent.decided', consent: { functionality: false, thirdParty: false } },
      ],
      reports: ['consent consent.changed'],
    },
  ],
])('%s', (_, steps, changes) => {
  expect(changesOf(...steps)).toEqual(changes)
})
