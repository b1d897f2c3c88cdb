import { createContext, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { spotlightMachine } from '../../machines/spotlight.machine.ts'

const SpotlightContext = createContext<ActorRefFrom<typeof spotlightMachine> | undefined>(undefined)

export const SpotlightProvider = SpotlightContext.Provider

/** The chart of the Terminal's Spotlight. Throws outside of `SpotlightProvider`. */
export function useSpotlightChart() {
  const spotlight = use(SpotlightContext)
  if (!spotlight) throw new Error('There is no SpotlightProvider around this component.')
  return spotlight
}
