import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { spotlightMachine } from '../../machines/spotlight/spotlight.machine.ts'
import { useCharts } from '../charts.tsx'
import { useLive } from '../kit/live.ts'

const SpotlightContext = createContext<ActorRefFrom<typeof spotlightMachine> | undefined>(undefined)

export const SpotlightProvider = SpotlightContext.Provider

/** The chart of the Terminal's Spotlight. Throws outside of `SpotlightProvider`. */
export function useSpotlightChart() {
  const { root } = useCharts()
  const { spotlight } = useLive(root, { spotlight: use(SpotlightContext) })
  if (!spotlight) throw new Error('There is no SpotlightProvider around this component.')
  return spotlight
}
