import type { WorldTime } from '../installation/world-time.ts'
import type { Options } from '../options.ts'
import { type FetchParts, outsideOf } from '../sources/open-sources.ts'
import { openProviders } from './open-providers.ts'
import type { Provider, ProviderStore } from './provider.ts'
import { worldProviders } from './world.ts'

type Parts = FetchParts & { providers?: readonly Provider[] }
type StoreOf = (provider: string) => ProviderStore

/** Who serves what: the real providers that are given, then the simulated world, where that is on. */
export function provide(
  options: Options,
  world: WorldTime,
  { providers = [], ...environment }: Parts,
  storeOf: StoreOf,
) {
  const shared = { ...outsideOf(options, environment), clock: world.clock }
  return openProviders([...providers, ...(options.isSimulated ? worldProviders(options.seed) : [])], (provider) => ({
    ...shared,
    store: storeOf(provider),
  }))
}
