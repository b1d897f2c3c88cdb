import type { ComponentType, ReactNode } from 'react'
import type { Side, Widget } from '../../contract/workspace.ts'
import { product } from '../../rules/product.ts'
import type { Charts } from '../charts.tsx'
import { createLater } from '../kit/later.ts'
import { withWidgets } from '../widgets.tsx'

/** What a widget is given: whether it is open, and the button that collapses it. */
export type WidgetProps = { isOpen: boolean; collapse: ReactNode }

/** What stands in which drawer, from the top. */
export const columns: Record<Side, { name: string; widgets: readonly Widget[] }> = {
  left: { name: 'Spotlight and Live TV', widgets: ['EVENTS', 'VIDEO_PLAYER'] },
  right: { name: 'Calendar and Charts', widgets: ['CALENDAR', 'CHARTS', 'SINGLE_CHART'] },
}

/** The phone's calendar has a sheet of its own. */
export const phoneColumns: typeof columns = {
  ...columns,
  right: { name: 'Market charts', widgets: ['CHARTS', 'SINGLE_CHART'] },
}

/** What the panels are called, also where only their edges are. */
export const panelNames: Record<string, string> = {
  EVENTS: `${product.name} Spotlight`,
  VIDEO_PLAYER: 'Live TV',
  CALENDAR: 'Calendar',
  CHARTS: 'Charts',
  SINGLE_CHART: 'Chart',
  'feed-0': 'the first feed',
  'feed-1': 'the second feed',
  'feed-2': 'the third feed',
}

/** Pixels below which a panel is good for nothing: a column with more of them than it has room for scrolls. */
export const leastRooms: Record<string, number> = {
  EVENTS: 200,
  VIDEO_PLAYER: 240,
  CALENDAR: 400,
  CHARTS: 240,
  SINGLE_CHART: 280,
  'feed-0': 320,
  'feed-1': 320,
  'feed-2': 320,
}

type Code<Props> = ReturnType<typeof createLater<ComponentType<Props>, Charts>>

const laterWidget = <Props extends object>(load: () => Promise<ComponentType<Props>>): Code<Props> =>
  createLater((charts: Charts) => withWidgets<Props>(charts, load))

export const codes: Record<Widget, Code<WidgetProps>> = {
  EVENTS: laterWidget<WidgetProps>(async () => (await import('../spotlight/SpotlightPanel.tsx')).SpotlightPanel),
  VIDEO_PLAYER: laterWidget<WidgetProps>(async () => (await import('../live-tv/LiveTvPanel.tsx')).LiveTvPanel),
  CALENDAR: laterWidget<WidgetProps>(async () => (await import('../calendar/CalendarPanel.tsx')).CalendarPanel),
  CHARTS: laterWidget<WidgetProps>(async () => (await import('../markets/ChartsPanel.tsx')).ChartsPanel),
  SINGLE_CHART: laterWidget<WidgetProps>(
    async () => (await import('../markets/SingleChartPanel.tsx')).SingleChartPanel,
  ),
}

export const tape = laterWidget<object>(async () => (await import('../markets/TickerTape.tsx')).TickerTape)

export const tickerPrices = laterWidget<{ tickers: readonly string[] }>(
  async () => (await import('../markets/TickerPrices.tsx')).TickerPrices,
)
