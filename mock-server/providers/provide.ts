import type { WorldTime } from '../installation/world-time.ts'
import type { Options } from '../options.ts'
import { type FetchParts, fetchFor } from '../sources/open-sources.ts'
import { openProviders } from './open-providers.ts'
import type { Provider } from './provider.ts'
import { worldProviders } from './world.ts'

type Parts = FetchParts & { providers?: readonly Provider[] }

/** Who serves what: the real providers that are given, then the simulated world, where that is on. */
export const provide = (options: Options, world: WorldTime, { providers = [], ...environment }: Parts) =>
  openProviders([...providers, ...(options.isSimulated ? worldProviders(options.seed) : [])], {
    fetch: fetchFor(options, environment),
    clock: world.clock,
  })
