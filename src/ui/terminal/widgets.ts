import type { ComponentType, ReactNode } from 'react'
import type { Side, Widget } from '../../contract/shared/workspace.ts'
import { product } from '../../rules/shared/product/product.ts'
import type { LazyPart } from '../kit/lazy.ts'
import { widgetPart } from '../widget-part.ts'

/** What a widget is given: whether it is open, and the button that collapses it. */
export type WidgetProps = { isOpen: boolean; collapse: ReactNode }

/** What stands in which drawer, from the top. */
export const columns: Record<Side, { name: string; widgets: readonly Widget[] }> = {
  left: { name: 'Spotlight and Live TV', widgets: ['WATCHLISTS', 'EVENTS', 'VIDEO_PLAYER'] },
  right: { name: 'Calendar and Charts', widgets: ['CALENDAR', 'CHARTS', 'SINGLE_CHART'] },
}

/** The phone's calendar has a sheet of its own. */
export const phoneColumns: typeof columns = {
  ...columns,
  right: { name: 'Market charts', widgets: ['CHARTS', 'SINGLE_CHART'] },
}

/** The names of the panels, also shown where only their edges are visible. */
export const panelNames: Record<string, string> = {
  EVENTS: `${product.name} Spotlight`,
  VIDEO_PLAYER: 'Live TV',
  CALENDAR: 'Calendar',
  CHARTS: 'Market overview',
  SINGLE_CHART: 'Chart',
  WATCHLISTS: 'Watchlists',
  'feed-0': 'the first feed',
  'feed-1': 'the second feed',
  'feed-2': 'the third feed',
}

/** Pixels below which a panel is good for nothing: a column with more of them than it has space for scrolls. */
export const leastSizes: Record<string, number> = {
  EVENTS: 200,
  VIDEO_PLAYER: 240,
  CALENDAR: 400,
  CHARTS: 240,
  SINGLE_CHART: 332,
  WATCHLISTS: 260,
  'feed-0': 320,
  'feed-1': 320,
  'feed-2': 320,
}

export const codes: Record<Widget, LazyPart<ComponentType<WidgetProps>>> = {
  EVENTS: widgetPart('EVENTS'),
  VIDEO_PLAYER: widgetPart('VIDEO_PLAYER'),
  CALENDAR: widgetPart('CALENDAR'),
  CHARTS: widgetPart('CHARTS'),
  SINGLE_CHART: widgetPart('SINGLE_CHART'),
  WATCHLISTS: widgetPart('WATCHLISTS'),
}
