import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fromPromise } from 'xstate'
import type { EarningsReport, EconomicEvent } from '../../../../src/contract/calendar/calendar.ts'
import type { Installation } from '../../../../src/contract/installation/installation.ts'
import type { Instrument } from '../../../../src/contract/markets/markets.ts'
import { calendarMachine, chosenZoneOf } from '../../../../src/machines/calendar/calendar.machine.ts'
import {
  earningsListMachine,
  economicListMachine,
  type FileEvent,
  hasFailed,
  isOff as isListOff,
  isLoading,
} from '../../../../src/machines/calendar/calendar-list.machine.ts'
import { zoneSearchMachine } from '../../../../src/machines/calendar/zone-search.machine.ts'
import { consentMachine } from '../../../../src/machines/consent/consent.machine.ts'
import { installationMachine } from '../../../../src/machines/installation/installation.machine.ts'
import { playerMachine, standingOf } from '../../../../src/machines/live-tv/player.machine.ts'
import { chartMachine, isOff as isChartOff, symbolOf } from '../../../../src/machines/markets/chart.machine.ts'
import { embedMachine, isAllowed } from '../../../../src/machines/markets/embed.machine.ts'
import {
  hasFailed as heatmapHasFailed,
  heatmapMachine,
  isOff as isHeatmapOff,
} from '../../../../src/machines/markets/heatmap.machine.ts'
import { isOff as areQuotesOff, quotesMachine } from '../../../../src/machines/markets/quotes.machine.ts'
import { isOpen, symbolSearchMachine } from '../../../../src/machines/markets/symbol-search.machine.ts'
import { noticeOf, notificationMachine } from '../../../../src/machines/notification/notification.machine.ts'
import { connectionMachine } from '../../../../src/machines/shared/connection.machine.ts'
import { symbolOf as symbolIn, workspaceMachine } from '../../../../src/machines/shared/workspace.machine.ts'
import { browserEnvironment } from '../../../../src/root/environment.ts'
import { startRoot } from '../../../../src/root/start.ts'
import { widgetWires } from '../../../../src/root/wires/widgets.ts'
import { newsOnly, simulatedOnly } from '../../../unit/installation/installation-chart.ts'
import { contextOf, failing, noting, silent } from '../shared/silent.ts'

const saved = { economic: [] as FileEvent<EconomicEvent>[], earnings: [] as FileEvent<EarningsReport>[] }
const listOf = {
  economic: failing(economicListMachine, 'searchCalendar').provide({ actors: { saveFile: noting(saved.economic) } }),
  earnings: failing(earningsListMachine, 'searchCalendar').provide({ actors: { saveFile: noting(saved.earnings) } }),
}

const listInstruments = fromPromise<readonly Instrument[], void>(async () => [])
const embeds = ['tapeEmbed', 'timelineEmbed', 'heatmapEmbed'] as const

function startWidgets() {
  const { root, admit } = startRoot(browserEnvironment())
  onTestFinished(() => void root.stop())
  const page = admit({
    connection: { logic: silent(connectionMachine) },
    consent: { logic: silent(consentMachine), input: { kept: { functionality: true, thirdParty: true } } },
    notification: { logic: notificationMachine },
    workspace: { logic: silent(workspaceMachine), input: {} },
    installation: { logic: failing(installationMachine, 'loadInstallation'), input: { named: simulatedOnly } },
  })
  page.workspace.send({ type: 'symbol.chosen', symbol: 'GC1' })
  const widgets = admit(
    {
      calendar: { logic: silent(calendarMachine), input: { now: Date.UTC(2026, 9, 5, 12), homeZone: 'UTC' } },
      zoneSearch: { logic: zoneSearchMachine, input: { zones: ['UTC', 'Asia/Tokyo'] } },
      economicCalendar: { logic: listOf.economic },
      earningsCalendar: { logic: listOf.earnings },
      quotes: { logic: silent(quotesMachine), input: { tape: [] } },
      chart: { logic: failing(chartMachine, 'loadSeries'), input: { symbol: 'ES1' } },
      symbolSearch: { logic: symbolSearchMachine.provide({ actors: { listInstruments } }) },
      heatmap: { logic: failing(heatmapMachine, 'loadHeatmap'), input: {} },
      player: { logic: silent(playerMachine), input: { isAllowed: false } },
      tapeEmbed: { logic: silent(embedMachine), input: { name: 'tape' } },
      timelineEmbed: { logic: silent(embedMachine), input: { name: 'timeline' } },
      heatmapEmbed: { logic: silent(embedMachine), input: { name: 'heatmap' } },
    },
    { wires: widgetWires },
  )
  return { ...page, ...widgets }
}

let charts: ReturnType<typeof startWidgets>
beforeEach(() => {
  charts = startWidgets()
})

const reconnect = () => {
  charts.connection.send({ type: 'connection.failed', at: 1 })
  charts.connection.send({ type: 'connection.opened', at: 2 })
}
const window = { startDate: '2026-10-01T00:00:00.000Z', endDate: '2026-10-31T00:00:00.000Z' }

describe.each([
  ['economic', 'economicCalendar'],
  ['earnings', 'earningsCalendar'],
] as const)('the %s calendar', (tab, name) => {
  const list = () => charts[name]
  const notice = () => noticeOf(charts.notification.getSnapshot())
  const fail = async () => {
    list().send({ type: 'list.wanted' })
    list().send({ type: 'window.asked', window })
    await vi.waitFor(() => expect(hasFailed(list().getSnapshot())).toBe(true))
  }

  it('CAL-06 a list loads the window that the calendar shows', () => {
    charts.calendar.send({ type: 'panel.shown' })
    expect(contextOf(list()).window).toEqual({
      startDate: '2026-09-15T00:00:00.000Z',
      endDate: '2026-10-25T23:59:59.999Z',
    })
  })

  it('CAL-08 an export contains what the calendar displays', () => {
    charts.calendar.send({ type: 'tab.chosen', tab })
    charts.calendar.send({ type: 'phrase.changed', phrase: tab })
    const before = saved[tab].length
    charts.calendar.send({ type: 'export.pressed', reach: 'week' })
    const ask = {
      asked: { phrase: tab, impacts: [], countries: [] },
      days: { first: '2026-10-04', last: '2026-10-10' },
      zone: 'UTC',
      now: Date.UTC(2026, 9, 5, 12),
    }
    expect(saved[tab].slice(before)).toEqual([{ type: 'file.wanted', items: [], ask }])
  })

  it('ERR-07 that cannot be loaded is reported by a Failure', async () => {
    await fail()
    expect(notice()).toEqual({ kind: 'Failure', text: `The ${tab} calendar could not be loaded.` })
  })

  it('ERR-07 that cannot be loaded while there is no network is reported by the panel only', async () => {
    charts.connection.send({ type: 'network.lost', at: 1 })
    await fail()
    expect(notice()).toBeUndefined()
  })

  it('ERR-07 that cannot be loaded is reported again once there is a network', async () => {
    charts.connection.send({ type: 'network.lost', at: 1 })
    charts.connection.send({ type: 'network.returned', at: 2 })
    await fail()
    expect(notice()).toBeDefined()
  })

  it('ERR-07 a list is asked for again when the connection is back', async () => {
    await fail()
    reconnect()
    expect(isLoading(list().getSnapshot())).toBe(true)
  })
})

describe('the widgets of the Terminal', () => {
  it('CAL-11 show times in the zone that is chosen', () => {
    charts.zoneSearch.send({ type: 'box.opened' })
    charts.zoneSearch.send({ type: 'option.taken', zone: 'Asia/Tokyo' })
    expect(chosenZoneOf(charts.calendar.getSnapshot())).toBe('Asia/Tokyo')
  })

  it('EMB-02 ask for quotes of what chart and heatmap show, while they do', () => {
    const wanted = () => contextOf(charts.quotes).wanted
    charts.chart.send({ type: 'panel.opened' })
    charts.heatmap.send({ type: 'tile.pointed', symbol: 'XOM' })
    const shown = wanted()
    charts.chart.send({ type: 'panel.left' })
    charts.heatmap.send({ type: 'tile.left' })
    expect([shown, wanted()]).toEqual([{ tape: [], chart: ['GC1'], heatmap: ['XOM'] }, { tape: [] }])
  })

  it('EMB-02 TRM-05 show the symbol that is found, which the Terminal keeps', async () => {
    charts.symbolSearch.send({ type: 'box.opened' })
    await vi.waitFor(() => {
      charts.symbolSearch.send({ type: 'option.taken', symbol: 'NVDA' })
      expect(isOpen(charts.symbolSearch.getSnapshot())).toBe(false)
    })
    expect([symbolOf(charts.chart.getSnapshot()), symbolIn(charts.workspace.getSnapshot())]).toEqual(['NVDA', 'NVDA'])
  })

  it('EMB-02 TRM-05 show the symbol of the tile that is chosen', () => {
    charts.heatmap.send({ type: 'tile.chosen', symbol: 'XOM' })
    expect(symbolOf(charts.chart.getSnapshot())).toBe('XOM')
  })

  it('TRM-05 show the symbol of the Terminal, at first and whenever another Terminal comes', () => {
    const first = symbolOf(charts.chart.getSnapshot())
    charts.workspace.send({ type: 'symbol.chosen', symbol: 'CL1' })
    expect([first, symbolOf(charts.chart.getSnapshot())]).toEqual(['GC1', 'CL1'])
  })

  it('ERR-07 EMB-02 ask again for what has failed when the connection is back', async () => {
    const { chart, heatmap } = charts
    const states = () => [chart.getSnapshot().matches({ open: 'failed' }), heatmapHasFailed(heatmap.getSnapshot())]
    for (const panel of [chart, heatmap]) panel.send({ type: 'panel.opened' })
    await vi.waitFor(() => expect(states()).toEqual([true, true]))
    reconnect()
    expect(states()).toEqual([false, false])
  })

  it('TV-02 begin the player again when the connection is back', () => {
    const { player } = charts
    player.send({ type: 'frame.shown' })
    player.send({ type: 'player.failed' })
    const before = standingOf(player.getSnapshot())
    reconnect()
    expect([before, standingOf(player.getSnapshot())]).toEqual(['lost', 'connecting'])
  })

  it.each(embeds)('LEG-04 EMB-01 %s is allowed by the consent that was given, until it is withdrawn', (name) => {
    const before = isAllowed(charts[name].getSnapshot())
    charts.consent.send({ type: 'necessary.kept' })
    expect([before, isAllowed(charts[name].getSnapshot())]).toEqual([true, false])
  })

  it('LEG-04 TV-01 the player is allowed by the consent that was given, until it is withdrawn', () => {
    const before = standingOf(charts.player.getSnapshot())
    charts.consent.send({ type: 'necessary.kept' })
    expect([before, standingOf(charts.player.getSnapshot())]).toEqual(['connecting', 'still'])
  })
})

describe('wires of what is served', () => {
  const areOff = () => [
    areQuotesOff(charts.quotes.getSnapshot()),
    isChartOff(charts.chart.getSnapshot()),
    isHeatmapOff(charts.heatmap.getSnapshot()),
    isListOff(charts.economicCalendar.getSnapshot()),
    isListOff(charts.earningsCalendar.getSnapshot()),
  ]
  const serve = (named: Installation) => charts.installation.send({ type: 'installation.named', installation: named })

  it('BCK-13 a kind without a provider is off in the charts that show it, until it has one', () => {
    const before = areOff()
    serve(newsOnly)
    const without = areOff()
    serve({ ...newsOnly, kinds: { ...newsOnly.kinds, reports: ['simulated'] } })
    const withReports = areOff()
    serve(simulatedOnly)
    expect([before, without, withReports, areOff()]).toEqual([
      [false, false, false, false, false],
      [true, true, true, true, true],
      [true, true, true, true, false],
      [false, false, false, false, false],
    ])
  })
})
