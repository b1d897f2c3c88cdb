import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate'
import type { EmbedName } from '../../../src/contract/markets/embeds.ts'
import { type CandleSeries, type Heatmap, type Instrument, TAPE } from '../../../src/contract/markets/markets.ts'
import type { SearchContext } from '../../../src/contract/shared/search-context.ts'
import { type ChartAsk, type ChoicesEvent, chartMachine } from '../../../src/machines/markets/chart.machine.ts'
import { chartsViewMachine } from '../../../src/machines/markets/charts-view.machine.ts'
import { embedMachine } from '../../../src/machines/markets/embed.machine.ts'
import {
  type HeatmapChoicesEvent,
  heatmapMachine,
  type PhraseEvent,
} from '../../../src/machines/markets/heatmap.machine.ts'
import { type QuotesEvent, quotesMachine } from '../../../src/machines/markets/quotes.machine.ts'
import { symbolSearchMachine } from '../../../src/machines/markets/symbol-search.machine.ts'
import { timelineMachine } from '../../../src/machines/markets/timeline.machine.ts'
import { selectionMachine } from '../../../src/machines/shared/selection.machine.ts'
import { type CreateDrawing, MarketsProvider } from '../../../src/ui/markets/market-charts.ts'
import { createInstallationChart } from '../installation/installation-chart.ts'
import { show } from './ui-charts.tsx'

const never = () => new Promise<never>(() => undefined)
const silence = () => undefined

type Outside = {
  loadSeries?: (asked: ChartAsk) => Promise<CandleSeries>
  loadHeatmap?: () => Promise<Heatmap>
  listInstruments?: () => Promise<readonly Instrument[]>
}

const createEmbed = (name: EmbedName) =>
  createActor(embedMachine.provide({ actors: { watchFrame: fromCallback<EventObject, EmbedName>(silence) } }), {
    input: { name },
  })

function startMarketCharts({ loadSeries = never, loadHeatmap = never, listInstruments = never }: Outside) {
  const charts = {
    quotes: createActor(quotesMachine.provide({ actors: { watchQuotes: fromCallback<QuotesEvent>(silence) } }), {
      input: { tape: TAPE.map(({ symbol }) => symbol) },
    }),
    chart: createActor(
      chartMachine.provide({
        actors: {
          loadSeries: fromPromise<CandleSeries, ChartAsk>(({ input }) => loadSeries(input)),
          keepChoices: fromCallback<ChoicesEvent>(silence),
        },
      }),
      { input: { symbol: 'ES1' } },
    ),
    symbolSearch: createActor(
      symbolSearchMachine.provide({
        actors: { listInstruments: fromPromise<readonly Instrument[], void>(() => listInstruments()) },
      }),
    ),
    heatmap: createActor(
      heatmapMachine.provide({
        actors: {
          loadHeatmap: fromPromise<Heatmap, void>(() => loadHeatmap()),
          followLists: fromCallback<PhraseEvent, string | undefined>(silence),
          keepChoices: fromCallback<HeatmapChoicesEvent>(silence),
        },
      }),
      { input: {} },
    ),
    timeline: createActor(
      timelineMachine.provide({ actors: { searchNews: fromCallback<EventObject, SearchContext>(silence) } }),
    ),
    chartsView: createActor(chartsViewMachine),
    tapeEmbed: createEmbed('tape'),
    timelineEmbed: createEmbed('timeline'),
    heatmapEmbed: createEmbed('heatmap'),
    installation: createInstallationChart(),
    selection: createActor(selectionMachine.provide({ actors: { watchKeys: fromCallback(silence) } })),
  }
  for (const chart of Object.values(charts)) chart.start()
  return charts
}

/** What was drawn. It is recorded because a canvas cannot be read in jsdom. */
export type Drawn = { looks: string[]; closes: number[]; points: (number | undefined)[] }

/** Loaded once for all tests of a file, as in the app: it records for the test that is running. */
let drawn: Drawn = { looks: [], closes: [], points: [] }
const loadDrawing = async (): Promise<CreateDrawing> => () => ({
  show({ look, series }) {
    drawn.looks.push(look)
    drawn.closes.push(series.candles.at(-1)?.close ?? Number.NaN)
  },
  point: (index) => void drawn.points.push(index),
  close: silence,
})

/** Draws a panel of the markets with their real charts. Ports answer as given in `outside`, the others never. */
export async function showMarkets(panel: ReactNode, outside: Outside = {}) {
  const markets = startMarketCharts(outside)
  drawn = { looks: [], closes: [], points: [] }
  const shown = await show(<MarketsProvider value={{ ...markets, loadDrawing }}>{panel}</MarketsProvider>)
  const say = (notify: (charts: typeof markets) => void) => act(async () => notify(markets))
  return { ...shown, markets, drawn, say }
}
