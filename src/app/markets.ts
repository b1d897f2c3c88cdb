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

type MarketReach = { calls: Calls; sockets: Pick<Sockets, 'financial' | 'searchNews'> }
/** The charts of the page that the markets' charts hear. */
type Frame = { consent: ActorRefFrom<typeof consentMachine>; connection: ActorRefFrom<typeof connectionMachine> }

/** The charts of ticker tape, single chart, heatmap and timeline, introduced to each other and not yet started. `symbol`: what the single chart shows at first. */
export function createMarkets(reach: MarketReach, frame: Frame, symbol: string) {
  const charts = createCharts(reach, symbol)
  introduce(charts, frame)
  return charts
}

/** What draws charts: large, and wanted only where one is seen. */
export const loadDrawing = async () => (await import('../adapters/drawing.ts')).createDrawing

function createCharts({ calls, sockets }: MarketReach, symbol: string) {
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

type MarketCharts = ReturnType<typeof createCharts>

function createEmbed(name: EmbedName) {
  const watch = fromCallback<EventObject, EmbedName>(({ input, sendBack }) => watchFrame(input, sendBack))
  return createActor(embedMachine.provide({ actors: { watchFrame: watch } }), { input: { name } })
}

/** Who hears whom. What is chosen anywhere is told by `chart` as `symbol.chosen`. */
function introduce({ quotes, chart, symbolSearch, heatmap, ...rest }: MarketCharts, { consent, connection }: Frame) {
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
  const tell = ({ thirdParty }: Consent) => {
    const told = { type: thirdParty ? 'consent.given' : 'consent.withdrawn' } as const
    for (const embed of [rest.tapeEmbed, rest.timelineEmbed, rest.heatmapEmbed]) embed.send(told)
  }
  consent.on('consent.changed', (changed) => tell(changed.consent))
  tell(consentOf(consent.getSnapshot()))
}
