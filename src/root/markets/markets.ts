import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { watchFrame } from '../../adapters/markets/frames.ts'
import type { createChoices } from '../../adapters/shared/choices.ts'
import { whole } from '../../adapters/sockets/backfill.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import { ChartChoices, HeatmapChoices } from '../../contract/markets/chart-choices.ts'
import type { EmbedName } from '../../contract/markets/embeds.ts'
import type { CandleSeries, Heatmap, Instrument } from '../../contract/markets/markets.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import { type ChartAsk, type ChoicesEvent, chartMachine } from '../../machines/markets/chart.machine.ts'
import { chartsViewMachine } from '../../machines/markets/charts-view.machine.ts'
import { embedMachine } from '../../machines/markets/embed.machine.ts'
import { type HeatmapChoicesEvent, heatmapMachine } from '../../machines/markets/heatmap.machine.ts'
import { symbolSearchMachine } from '../../machines/markets/symbol-search.machine.ts'
import { timelineMachine } from '../../machines/markets/timeline.machine.ts'
import { firstWorkspace } from '../../rules/shared/page/workspace.ts'
import type { Calls } from '../session/session.ts'
import type { Listed } from '../shared/listed.ts'
import { namedLists } from '../shared/named-lists.ts'
import { createQuotes } from './quotes.ts'

type ChartReach = { calls: Calls; choices: ReturnType<typeof createChoices> }
type MarketReach = ChartReach & {
  sockets: Pick<Sockets, 'financial' | 'searchNews'>
  listed: Listed
  environment: Environment
}

/** What draws charts: large, and wanted only where one is seen. */
export const loadDrawing = async () => (await import('../../adapters/markets/drawing.ts')).createDrawing

/** The chart of the prices of one symbol, as its user last looked at one. */
export function createPriceChart({ calls, choices }: ChartReach) {
  const loadSeries = fromPromise<CandleSeries, ChartAsk>(async ({ input }) => (await calls()).http.loadCandles(input))
  const keepChoices = fromCallback<ChoicesEvent>(({ receive }) => {
    receive((made) => choices.keepLater('chart', made.choices))
  })
  return {
    logic: chartMachine.provide({ actors: { loadSeries, keepChoices } }),
    input: { symbol: firstWorkspace.symbol, choices: choices.later('chart', ChartChoices) },
  }
}

/** The charts of ticker tape, single chart, heatmap and timeline. */
export function createMarkets({ calls, choices, sockets, listed, environment }: MarketReach) {
  const listInstruments = fromPromise<readonly Instrument[], void>(async () => (await calls()).http.listInstruments())
  const searchNews = fromCallback<EventObject, SearchContext>(({ input, sendBack }) =>
    sockets.searchNews(input, whole(sendBack)),
  )
  return {
    quotes: createQuotes({ sockets, environment }),
    chart: createPriceChart({ calls, choices }),
    symbolSearch: { logic: symbolSearchMachine.provide({ actors: { listInstruments } }) },
    heatmap: createHeatmap({ calls, choices, listed }),
    timeline: { logic: timelineMachine.provide({ actors: { searchNews } }) },
    chartsView: { logic: chartsViewMachine },
    tapeEmbed: createEmbed('tape', environment),
    timelineEmbed: createEmbed('timeline', environment),
    heatmapEmbed: createEmbed('heatmap', environment),
  }
}

function createHeatmap({ calls, choices, listed }: ChartReach & { listed: Listed }) {
  const loadHeatmap = fromPromise<Heatmap, void>(async () => (await calls()).http.loadHeatmap())
  const keepChoices = fromCallback<HeatmapChoicesEvent>(({ receive }) => {
    receive((made) => choices.keepLater('heatmap', made.choices))
  })
  return {
    logic: heatmapMachine.provide({ actors: { loadHeatmap, followLists: namedLists(listed), keepChoices } }),
    input: { choices: choices.later('heatmap', HeatmapChoices) },
  }
}

function createEmbed(name: EmbedName, environment: Environment) {
  const watch = fromCallback<EventObject, EmbedName>(({ input, sendBack }) => watchFrame(input, sendBack, environment))
  return { logic: embedMachine.provide({ actors: { watchFrame: watch } }), input: { name } }
}
