import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { CandleSeries } from '../../contract/markets/markets.ts'
import type { chartMachine } from '../../machines/markets/chart.machine.ts'
import type { chartsViewMachine } from '../../machines/markets/charts-view.machine.ts'
import type { embedMachine } from '../../machines/markets/embed.machine.ts'
import type { heatmapMachine } from '../../machines/markets/heatmap.machine.ts'
import type { quotesMachine } from '../../machines/markets/quotes.machine.ts'
import type { symbolSearchMachine } from '../../machines/markets/symbol-search.machine.ts'
import type { timelineMachine } from '../../machines/markets/timeline.machine.ts'
import type { selectionMachine } from '../../machines/shared/selection.machine.ts'
import type { ChartMark } from '../../rules/markets/marks.ts'
import type { InstallationChart } from '../installation/Off.tsx'
import type { Colours } from './heatmap/colours.ts'

export type PictureLook = 'candles' | 'line'

/** What draws a series on canvases. */
export type Drawing = {
  show(asked: { series: CandleSeries; look: PictureLook; colours: Colours; marks: readonly ChartMark[] }): void
  /** The candle whose figures are shown, by its index. */
  point(index: number | undefined): void
  close(): void
}
/** `press` is called with the index of the candle that is pressed. */
export type CreateDrawing = (
  container: HTMLElement,
  point: (index: number | undefined) => void,
  press: (index: number) => void,
) => Drawing

export type EmbedChart = ActorRefFrom<typeof embedMachine>

/** The running charts of ticker tape, single chart, heatmap and timeline. */
export type MarketCharts = {
  quotes: ActorRefFrom<typeof quotesMachine>
  chart: ActorRefFrom<typeof chartMachine>
  symbolSearch: ActorRefFrom<typeof symbolSearchMachine>
  heatmap: ActorRefFrom<typeof heatmapMachine>
  timeline: ActorRefFrom<typeof timelineMachine>
  chartsView: ActorRefFrom<typeof chartsViewMachine>
  tapeEmbed: EmbedChart
  selection: ActorRefFrom<typeof selectionMachine>
  timelineEmbed: EmbedChart
  heatmapEmbed: EmbedChart
  /** Which kinds are served. */
  installation: InstallationChart
  /** Brings what draws charts: large, and wanted only where one is seen. */
  loadDrawing: () => Promise<CreateDrawing>
}

/** What is marked on the time axis of the price chart within, and what a press on a marked candle does. */
export type Marks = { marks: readonly ChartMark[]; press(mark: ChartMark): void }
const noMarks: Marks = { marks: [], press() {} }
export const ChartMarks = createContext<Marks>(noMarks)

const MarketsContext = createContext<MarketCharts | undefined>(undefined)

export const MarketsProvider = MarketsContext.Provider

/** Throws outside of `MarketsProvider`. */
export function useMarkets() {
  const charts = use(MarketsContext)
  if (!charts) throw new Error('There is no MarketsProvider around this component.')
  return charts
}
