import { createEarningsCalendar } from '../calendar/earnings.ts'
import { createEconomicCalendar } from '../calendar/economic.ts'
import { createSimulatedContent } from '../world/content/simulated-content.ts'
import { createMarket } from '../world/markets/market.ts'
import { createSimulatedNews } from '../world/news/simulated-news.ts'
import type { Ports, ProvidedKind, Provider } from './provider.ts'

/** A view of the world follows from its seed and the time that is asked for: it needs nothing of the outside, and nothing ends. */
const viewOf = <Kind extends ProvidedKind>(kind: Kind, make: () => Ports[Kind]) => ({
  id: 'simulated',
  kind,
  origin: 'simulated' as const,
  licence: 'Part of Market Flux',
  needs: [],
  open(publish: (port: Ports[Kind]) => void) {
    publish(make())
    return () => {}
  },
})

/** The simulated world of a seed, as the provider of every kind. */
export const worldProviders = (seed: string): Provider[] => [
  viewOf('news', () => createSimulatedNews(seed)),
  viewOf('stories', () => createSimulatedContent(seed)),
  viewOf('quotes', () => createMarket(seed)),
  viewOf('releases', () => createEconomicCalendar(seed)),
  viewOf('reports', () => createEarningsCalendar(seed)),
]
