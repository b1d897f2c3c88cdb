import { type ActorRefFrom, createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import { watchFrame } from '../adapters/frames.ts'
import { watchQuotes } from '../adapters/sockets/quotes.ts'
import type { Sockets } from '../adapters/sockets/sockets.ts'
import type { EmbedName } from '../contract/embeds.ts'
import { type CandleSeries, type Heatmap, type Instrument, TAPE } from '../contract/markets.ts'
import type { SearchContext } from '../contract/search-context.ts'
import { type ChartAsk, chartMachine } from '../machines/chart.machine.ts'
import { chartsViewMachine } from '../machines/charts-view.machine.ts'
import type { connectionMachine } from '../machines/connection.machine.ts'
import { type Consent, type consentMachine, consentOf } from '../machines/consent.machine.ts'
import { embedMachine } from '../machines/embed.machine.ts'
import { heatmapMachine } from '../machines/heatmap.machine.ts'
import { type QuotesTold, quotesMachine } from '../machines/quotes.machine.ts'
import { symbolSearchMachine } from '../machines/symbol-search.machine.ts'
import { timelineMachine } from '../machines/timeline.machine.ts'
import type { Calls } from './session.ts'

export type MarketReach = { calls: Calls; sockets: Pick<Sockets, 'financial' | 'searchNews'> }
/** The charts of the page that the markets' charts hear. */
type Frame = { consent: ActorRefFrom<typeof consentMachine>; connection: ActorRefFrom<typeof connectionMachine> }

/** The charts of ticker tape, single chart, heatmap and timeline. `symbol`: what the single chart shows. None is started. */
export function createMarketCharts({ calls, sockets }: MarketReach, symbol: string = TAPE[0].symbol) {
  const loadSeries = fromPromise<CandleSeries, ChartAsk>(async ({ input }) => (await calls()).http.loadCandles(input))
  const listInstruments = fromPromise<readonly Instrument[], void>(async () => (await calls()).http.listInstruments())
  const loadHeatmap = fromPromise<Heatmap, void>(async () => (await calls()).http.loadHeatmap())
  const searchNews = fromCallback<EventObject, SearchContext>(({ input, sendBack }) =>
    sockets.searchNews(input, sendBack),
  )
  const watchLive = fromCallback<QuotesTold>(({ sendBack, receive }) => {
    const { ask, stop } = watchQuotes(sockets.financial(), sendBack)
    receive(({ symbols }) => ask(symbols))
    return stop
  })
  return {
    quotes: createActor(quotesMachine.provide({ actors: { watchQuotes: watchLive } }), {
      input: { tape: TAPE.map((one) => one.symbol) },
    }),
    chart: createActor(chartMachine.provide({ actors: { loadSeries } }), { input: { symbol } }),
    symbolSearch: createActor(symbolSearchMachine.provide({ actors: { listInstruments } })),
    heatmap: createActor(heatmapMachine.provide({ actors: { loadHeatmap } })),
    timeline: createActor(timelineMachine.provide({ actors: { searchNews } })),
    chartsView: createActor(chartsViewMachine),
    tapeEmbed: createEmbed('tape'),
    timelineEmbed: createEmbed('timeline'),
    heatmapEmbed: createEmbed('heatmap'),
  }
}

export type MarketCharts = ReturnType<typeof createMarketCharts>

function createEmbed(name: EmbedName) {
  const watch = fromCallback<EventObject, EmbedName>(({ input, sendBack }) => watchFrame(input, sendBack))
  return createActor(embedMachine.provide({ actors: { watchFrame: watch } }), { input: { name } })
}

/** Who hears whom. What is chosen anywhere is told by `chart` as `symbol.chosen`. To be called before the charts are started; answers how to tell them what holds already. */
export function introduceMarkets(charts: MarketCharts, { consent, connection }: Frame) {
  const { quotes, chart, symbolSearch, heatmap } = charts
  const embeds = [charts.tapeEmbed, charts.timelineEmbed, charts.heatmapEmbed]
  const want = (by: string) => (shown: { symbol?: string }) =>
    quotes.send({ type: 'symbols.wanted', by, symbols: shown.symbol ? [shown.symbol] : [] })
  chart.on('symbol.shown', want('chart'))
  heatmap.on('symbol.shown', want('heatmap'))
  symbolSearch.on('symbol.chosen', (chosen) => chart.send(chosen))
  heatmap.on('symbol.chosen', (chosen) => chart.send(chosen))
  connection.on('connection.restored', () => {
    chart.send({ type: 'network.returned' })
    heatmap.send({ type: 'network.returned' })
  })
  const tellConsent = ({ thirdParty }: Consent) => {
    for (const embed of embeds) embed.send({ type: thirdParty ? 'consent.given' : 'consent.withdrawn' })
  }
  consent.on('consent.changed', (changed) => tellConsent(changed.consent))
  return () => tellConsent(consentOf(consent.getSnapshot()))
}

/** Creates, introduces and starts them. */
export function startMarkets(reach: MarketReach, frame: Frame, symbol?: string) {
  const charts = createMarketCharts(reach, symbol)
  const tellWhatHolds = introduceMarkets(charts, frame)
  for (const chart of Object.values(charts)) chart.start()
  tellWhatHolds()
  return { ...charts, loadDrawing: async () => (await import('../adapters/drawing.ts')).createDrawing }
}
