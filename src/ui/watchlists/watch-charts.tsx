import { createContext, type ReactNode, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { tickerSearchMachine } from '../../machines/filters/ticker-search.machine.ts'
import type { listOfferMachine } from '../../machines/watchlists/list-offer.machine.ts'
import type { unreadMachine } from '../../machines/watchlists/unread.machine.ts'
import type { watchFileMachine } from '../../machines/watchlists/watch-file.machine.ts'
import type { watchMenuMachine } from '../../machines/watchlists/watch-menu.machine.ts'
import type { watchPanelMachine } from '../../machines/watchlists/watch-panel.machine.ts'
import type { watchlistsMachine } from '../../machines/watchlists/watchlists.machine.ts'
import { useCharts } from '../charts.tsx'
import { useLive } from '../kit/live.ts'

/** The lists, what is done in their panel, with files and in the menu of a symbol's page, and what the directory suggests for the panel's field; and what is new about the lists. */
export type WatchCharts = {
  watchlists: ActorRefFrom<typeof watchlistsMachine>
  watchPanel: ActorRefFrom<typeof watchPanelMachine>
  watchFile: ActorRefFrom<typeof watchFileMachine>
  watchMenu: ActorRefFrom<typeof watchMenuMachine>
  listOffer: ActorRefFrom<typeof listOfferMachine>
  watchSearch: ActorRefFrom<typeof tickerSearchMachine>
  unread: ActorRefFrom<typeof unreadMachine>
}

const WatchContext = createContext<WatchCharts | undefined>(undefined)

export function WatchProvider({ value, children }: { value: WatchCharts; children: ReactNode }) {
  const { watchlists, watchPanel, watchFile, watchMenu, listOffer, watchSearch, unread } = value
  const charts = { watchlists, watchPanel, watchFile, watchMenu, listOffer, watchSearch, unread }
  return <WatchContext value={useLive(useCharts().root, charts)}>{children}</WatchContext>
}

/** Throws outside of `WatchProvider`. */
export function useWatch() {
  const charts = use(WatchContext)
  if (!charts) throw new Error('There is no WatchProvider around this component.')
  return charts
}
