import { createContext, type ReactNode, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { liveFeedMachine } from '../../machines/feed/live-feed.machine.ts'
import type { chartMachine } from '../../machines/markets/chart.machine.ts'
import type { tickerMachine } from '../../machines/ticker/ticker.machine.ts'
import { useCharts } from '../charts.tsx'
import { useLive } from '../kit/live.ts'

/** The charts of a symbol's page: they come when one is first gone to, and stay. */
export type TickerCharts = {
  ticker: ActorRefFrom<typeof tickerMachine>
  tickerFeed: ActorRefFrom<typeof liveFeedMachine>
  tickerChart: ActorRefFrom<typeof chartMachine>
}

const TickerContext = createContext<TickerCharts | undefined>(undefined)

export function TickerProvider({ value, children }: { value: TickerCharts; children: ReactNode }) {
  return <TickerContext value={useLive(useCharts().root, value)}>{children}</TickerContext>
}

/** Throws outside of `TickerProvider`. */
export function useTicker() {
  const charts = use(TickerContext)
  if (!charts) throw new Error('There is no TickerProvider around this component.')
  return charts
}
