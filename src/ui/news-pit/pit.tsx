import { createContext, type ReactNode, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ContentItem } from '../../contract/content/content.ts'
import type { liveFeedMachine } from '../../machines/feed/live-feed.machine.ts'
import type { quotesMachine } from '../../machines/markets/quotes.machine.ts'
import type { sparksMachine } from '../../machines/markets/sparks.machine.ts'
import type { articleMachine } from '../../machines/news-pit/article.machine.ts'
import type { evidenceMachine } from '../../machines/news-pit/evidence.machine.ts'
import type { libraryMachine } from '../../machines/news-pit/library.machine.ts'
import type { newsPitMachine } from '../../machines/news-pit/news-pit.machine.ts'
import type { sharingMachine } from '../../machines/news-pit/sharing.machine.ts'
import type { spotlightMachine } from '../../machines/spotlight/spotlight.machine.ts'
import { useCharts } from '../charts.tsx'
import type { InstallationChart } from '../installation/Off.tsx'
import { useLive } from '../kit/live.ts'

/** What shows prices on closed cards. */
export type PitPrices = { quotes: ActorRefFrom<typeof quotesMachine>; sparks: ActorRefFrom<typeof sparksMachine> }

/** The charts of the News Pit: they come when it is first gone to, and stay. */
export type Pit = {
  view: ActorRefFrom<typeof newsPitMachine>
  spotlight: ActorRefFrom<typeof spotlightMachine>
  library: ActorRefFrom<typeof libraryMachine>
  article: ActorRefFrom<typeof articleMachine>
  sharing: ActorRefFrom<typeof sharingMachine>
  evidence: ActorRefFrom<typeof evidenceMachine>
  /** Starts the prices on cards, once. */
  prices: () => Promise<PitPrices>
  /** Which kinds are served. */
  installation: InstallationChart
  /** The stories that the page brought along. */
  served: readonly ContentItem[]
  /** The feed in the right drawer. */
  feed: ActorRefFrom<typeof liveFeedMachine>
}

const PitContext = createContext<Pit | undefined>(undefined)

export function PitProvider({ value, children }: { value: Pit; children: ReactNode }) {
  return <PitContext value={useLive(useCharts().root, value)}>{children}</PitContext>
}

/** Throws outside of `PitProvider`. */
export function usePit() {
  const pit = use(PitContext)
  if (!pit) throw new Error('There is no PitProvider around this component.')
  return pit
}
