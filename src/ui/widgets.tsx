import { createContext, type ReactNode, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { deskOfferMachine } from '../machines/desks/desk-offer.machine.ts'
import type { deskSyncMachine } from '../machines/desks/desk-sync.machine.ts'
import type { desksMachine } from '../machines/desks/desks.machine.ts'
import type { olderNewsMachine } from '../machines/feed/older-news.machine.ts'
import type { builderMachine } from '../machines/filters/builder.machine.ts'
import type { emptyReasonMachine } from '../machines/filters/empty-reason.machine.ts'
import type { filterOptionsMachine } from '../machines/filters/filter-options.machine.ts'
import type { tickerCheckMachine } from '../machines/filters/ticker-check.machine.ts'
import type { tickerSearchMachine } from '../machines/filters/ticker-search.machine.ts'
import type { playerMachine } from '../machines/live-tv/player.machine.ts'
import type { hintsMachine } from '../machines/shell/hints.machine.ts'
import type { keyChangeMachine } from '../machines/shell/key-change.machine.ts'
import type { paletteMachine } from '../machines/shell/palette.machine.ts'
import type { spotlightMachine } from '../machines/spotlight/spotlight.machine.ts'
import type { setApartMachine } from '../machines/stories/set-apart.machine.ts'
import type { storiesMachine } from '../machines/stories/stories.machine.ts'
import type { storyCountsMachine } from '../machines/stories/story-counts.machine.ts'
import type { firstRunMachine } from '../machines/watchlists/first-run.machine.ts'
import type { FeedSlot } from '../rules/shared/page/workspace.ts'
import type { AlertCharts } from './alerts/alerts.tsx'
import type { CalendarCharts } from './calendar/calendar-charts.ts'
import { useCharts } from './charts.tsx'
import { useLive } from './kit/live.ts'
import { type MarketCharts, MarketsProvider } from './markets/market-charts.ts'
import type { WatchCharts } from './watchlists/watch-charts.tsx'

/** A feed's builder is made when it is first asked for, with what is suggested for its tickers. */
export type Builders = {
  tickerCheck: ActorRefFrom<typeof tickerCheckMachine>
  builderOf: (slot: FeedSlot) => ActorRefFrom<typeof builderMachine>
  emptyReasonOf: (slot: FeedSlot) => ActorRefFrom<typeof emptyReasonMachine>
  tickerSearchOf: (slot: FeedSlot) => ActorRefFrom<typeof tickerSearchMachine>
}

/** The charts of the Terminal's widgets: they come when the first rows are there. */
export type Widgets = CalendarCharts &
  MarketCharts & {
    filterOptions: ActorRefFrom<typeof filterOptionsMachine>
    /** Starts what the builders share, once. */
    builders: () => Promise<Builders>
    /** Starts the Spotlight's chart, once: it searches from then on. */
    spotlight: () => Promise<ActorRefFrom<typeof spotlightMachine>>
    /** The same for the palette. */
    palette: () => Promise<ActorRefFrom<typeof paletteMachine>>
    /** … and for what changes keys. */
    keyChange: () => Promise<ActorRefFrom<typeof keyChangeMachine>>
    /** … and for the watchlists. */
    watchlists: () => Promise<WatchCharts>
    /** … and for alerts. */
    alerts: () => Promise<AlertCharts>
    /** … and for who else reports a headline. */
    stories: () => Promise<{
      stories: ActorRefFrom<typeof storiesMachine>
      storyCounts: ActorRefFrom<typeof storyCountsMachine>
      setApart: ActorRefFrom<typeof setApartMachine>
    }>
    /** … and for what the feeds have below their live lists. */
    older: () => Promise<{ olderOf: (slot: FeedSlot | 'ticker') => ActorRefFrom<typeof olderNewsMachine> }>
    player: ActorRefFrom<typeof playerMachine>
    /** The arrangements of the Terminal that the reader has named. */
    desks: ActorRefFrom<typeof desksMachine>
    /** What the account has of them. */
    deskSync: ActorRefFrom<typeof deskSyncMachine>
    /** Those that a visitor has left here. */
    deskOffer: ActorRefFrom<typeof deskOfferMachine>
    /** Asks a newcomer what they follow. */
    firstRun: ActorRefFrom<typeof firstRunMachine>
    /** Shows a newcomer three keys. */
    hints: ActorRefFrom<typeof hintsMachine>
  }

const WidgetsContext = createContext<Widgets | undefined>(undefined)

export function WidgetsProvider({ value, children }: { value: Widgets; children: ReactNode }) {
  const live = useLive(useCharts().root, value)
  return (
    <WidgetsContext value={live}>
      <MarketsProvider value={live}>{children}</MarketsProvider>
    </WidgetsContext>
  )
}

/** Throws outside of `WidgetsProvider`. */
export function useWidgets() {
  const widgets = use(WidgetsContext)
  if (!widgets) throw new Error('There is no WidgetsProvider around this component.')
  return widgets
}
