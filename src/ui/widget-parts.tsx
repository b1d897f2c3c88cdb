import type { ComponentType } from 'react'
import type { Headline } from '../machines/stories/stories.machine.ts'
import type { FeedSlot } from '../rules/shared/page/workspace.ts'
import type { DrawnSlot } from './feed/feed-ref.tsx'
import type { TickersProps } from './feed/rows/ticker-details.ts'
import type { Opener } from './kit/focus/useOpener.ts'
import type { WidgetProps } from './terminal/widgets.ts'
import { type Widgets, WidgetsProvider } from './widgets.tsx'

/** What each part is given. */
export type WidgetPartProps = {
  EVENTS: WidgetProps
  VIDEO_PLAYER: WidgetProps
  CALENDAR: WidgetProps
  CHARTS: WidgetProps
  SINGLE_CHART: WidgetProps
  WATCHLISTS: WidgetProps
  'watch menu': object
  tape: object
  prices: TickersProps
  moves: TickersProps
  /** `onHide`: hides this in the whole feed; no button without it. */
  story: Headline & { onHide?: () => void }
  count: Headline
  builder: { slot: FeedSlot }
  emptyReason: { slot: FeedSlot }
  older: { slot: DrawnSlot; rowHeight: number }
  palette: { opener: Opener }
  hints: object
  desks: object
  'ends of feeds': { slot: number }
  'start of a feed': { slot: number }
}
type WidgetParts = {
  [Name in keyof WidgetPartProps]: (widgets: Widgets) => Promise<ComponentType<WidgetPartProps[Name]>>
}

/** Their code, which the first load need not name part by part: this module is in the file of the widgets' charts. */
const parts: WidgetParts = {
  async EVENTS({ spotlight }) {
    const [{ spotlightPanelOf }, chart] = await Promise.all([import('./spotlight/SpotlightPanel.tsx'), spotlight()])
    return spotlightPanelOf(chart)
  },
  VIDEO_PLAYER: async () => (await import('./live-tv/LiveTvPanel.tsx')).LiveTvPanel,
  CALENDAR: async () => (await import('./calendar/CalendarPanel.tsx')).CalendarPanel,
  CHARTS: async () => (await import('./watchlists/FirstRun.tsx')).ChartsWithQuestion,
  SINGLE_CHART: async () => (await import('./markets/chart/SingleChartPanel.tsx')).SingleChartPanel,
  async WATCHLISTS({ watchlists }) {
    const [{ watchlistsPanelOf }, charts] = await Promise.all([
      import('./watchlists/WatchlistsPanel.tsx'),
      watchlists(),
    ])
    return watchlistsPanelOf(charts)
  },
  async 'watch menu'({ watchlists }) {
    const [{ watchMenuOf }, charts] = await Promise.all([import('./watchlists/WatchMenu.tsx'), watchlists()])
    return watchMenuOf(charts)
  },
  tape: async () => (await import('./markets/tape/TickerTape.tsx')).TickerTape,
  prices: async () => (await import('./markets/tape/TickerPrices.tsx')).TickerPrices,
  moves: async () => (await import('./markets/tape/TickerMove.tsx')).TickerMove,
  async story({ stories }) {
    const [{ storyFrom }, charts] = await Promise.all([import('./stories/Story.tsx'), stories()])
    return storyFrom(charts)
  },
  async count({ stories }) {
    const [{ storyCountFrom }, charts] = await Promise.all([import('./stories/StoryCount.tsx'), stories()])
    return storyCountFrom(charts.storyCounts)
  },
  async builder({ builders }) {
    const [{ builderOf }, made] = await Promise.all([import('./filters/Builder.tsx'), builders()])
    return builderOf(made)
  },
  async emptyReason({ builders }) {
    const [{ reasonOf }, { emptyReasonOf }] = await Promise.all([import('./filters/empty/EmptyReason.tsx'), builders()])
    return reasonOf(emptyReasonOf)
  },
  async older({ older }) {
    const [{ olderFootOf }, { olderOf }] = await Promise.all([import('./feed/older/OlderFoot.tsx'), older()])
    return olderFootOf(olderOf)
  },
  async palette({ palette }) {
    const [{ paletteOf }, chart] = await Promise.all([import('./shell/palette/Palette.tsx'), palette()])
    return paletteOf(chart)
  },
  hints: async () => (await import('./shell/keys/Hints.tsx')).Hints,
  desks: async () => (await import('./desks/DesksMenu.tsx')).DesksMenu,
  'ends of feeds': async () => (await import('./terminal/columns/FeedEnds.tsx')).FeedEnds,
  'start of a feed': async () => (await import('./terminal/columns/FeedStart.tsx')).FeedStart,
}

/** A part of the page together with the widgets' charts. */
export async function widgetPartWith<Name extends keyof WidgetPartProps>(
  name: Name,
  widgets: Widgets,
): Promise<ComponentType<WidgetPartProps[Name]>> {
  const Part = await parts[name](widgets)
  return (props) => (
    <WidgetsProvider value={widgets}>
      <Part {...props} />
    </WidgetsProvider>
  )
}
