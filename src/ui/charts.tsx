import type { RouterHistory } from '@tanstack/react-router'
import { createContext, type ReactNode, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { NewsItem } from '../contract/shared/news.ts'
import type { consentMachine } from '../machines/consent/consent.machine.ts'
import type { liveFeedMachine } from '../machines/feed/live-feed.machine.ts'
import type { readingMachine } from '../machines/feed/reading.machine.ts'
import type { notificationMachine } from '../machines/notification/notification.machine.ts'
import type { overlayMachine } from '../machines/overlay/overlay.machine.ts'
import type { presetsMachine } from '../machines/presets/presets.machine.ts'
import type { sessionMachine } from '../machines/session/session.machine.ts'
import type { appearanceMachine } from '../machines/shared/appearance.machine.ts'
import type { connectionMachine } from '../machines/shared/connection.machine.ts'
import type { layoutMachine } from '../machines/shared/layout.machine.ts'
import type { placeMachine } from '../machines/shared/place.machine.ts'
import type { todayMachine } from '../machines/shared/today.machine.ts'
import type { versionMachine } from '../machines/shared/version.machine.ts'
import type { workspaceMachine } from '../machines/shared/workspace.machine.ts'
import type { keysMachine } from '../machines/shell/keys.machine.ts'
import type { Forms } from './forms.tsx'
import type { LazyChart, LazyPart } from './kit/lazy.ts'
import { type RunningRoot, useLive } from './kit/live.ts'
import type { Pit } from './news-pit/pit.tsx'
import type { SourcesCharts } from './sources/SourcesPage.tsx'
import type { TickerCharts } from './ticker/ticker.tsx'
import type { Widgets } from './widgets.tsx'

/** The running charts that the screens select from and send events to. */
export type Charts = {
  /** Starts a chart that fails again, as another one. */
  root: RunningRoot
  session: ActorRefFrom<typeof sessionMachine>
  overlay: ActorRefFrom<typeof overlayMachine>
  notification: ActorRefFrom<typeof notificationMachine>
  presets: ActorRefFrom<typeof presetsMachine>
  connection: ActorRefFrom<typeof connectionMachine>
  place: ActorRefFrom<typeof placeMachine>
  workspace: ActorRefFrom<typeof workspaceMachine>
  /** By their slots from the left: what is not shown is closed. */
  feeds: readonly ActorRefFrom<typeof liveFeedMachine>[]
  /** What has been read, in whichever feed. */
  reading: ActorRefFrom<typeof readingMachine>
  consent: ActorRefFrom<typeof consentMachine>
  version: ActorRefFrom<typeof versionMachine>
  appearance: ActorRefFrom<typeof appearanceMachine>
  layout: ActorRefFrom<typeof layoutMachine>
  keys: ActorRefFrom<typeof keysMachine>
  today: ActorRefFrom<typeof todayMachine>
  /** The headlines that the page brought along. */
  served?: readonly NewsItem[]
  /** An inspector can see them. */
  inspects?: boolean
  /** Resolves once the first feed has its rows or none are to come, and after 1.5 s at the latest: then comes what they can do without. */
  comeFirst: () => Promise<void>
  /** On which the router navigates, and by which the place chart knows where the reader is. */
  history: RouterHistory
  /** Loads and starts the charts of the forms, once; rejects where their code cannot be loaded. */
  forms: () => Promise<Forms>
  /** The same for the charts of the Terminal's widgets. */
  widgets: () => Promise<Widgets>
  /** … and for those of the News Pit. */
  newsPit: () => Promise<Pit>
  /** … and for those of a symbol's page. */
  ticker: () => Promise<TickerCharts>
  /** … and for those of the page of sources. */
  sources: () => Promise<SourcesCharts>
  /** The chart of a part of the page that is loaded later: always the same one. */
  lazyOf: (part: LazyPart<unknown>) => LazyChart
}

const ChartsContext = createContext<Charts | undefined>(undefined)

export function ChartsProvider({ value, children }: { value: Charts; children: ReactNode }) {
  return <ChartsContext value={useLive(value.root, value)}>{children}</ChartsContext>
}

/** Throws outside of `ChartsProvider`. */
export function useCharts() {
  const charts = use(ChartsContext)
  if (!charts) throw new Error('There is no ChartsProvider around this component.')
  return charts
}
