import type { Installation } from '../../src/contract/installation/installation.ts'
import type { Origin } from '../../src/contract/shared/news.ts'
import type { Provided } from '../providers/open-providers.ts'
import { createSignal } from '../signal.ts'
import type { WorldTime } from './world-time.ts'

export type Supply = {
  /** Everything that the simulated world can invent is served. */
  isSimulated: boolean
  /** Real sources were named at the start. Others can be switched on later. */
  hasFeeds: boolean
  isLocal: boolean
}
export type Installed = ReturnType<typeof createInstallation>

/** Which kinds are served, and by whom: the rule of truth. Real headlines come from documents and addresses, all else from providers. */
export function createInstallation({ isSimulated, hasFeeds, isLocal }: Supply, world: WorldTime, provided: Provided) {
  const changed = createSignal()
  let isReading = hasFeeds
  // an installation without either waits for its first source
  const hasReal = () => isReading || !isSimulated
  const withReal = (kind: 'news' | 'stories'): Origin[] => [
    ...(hasReal() ? (['real'] as const) : []),
    ...provided.originsOf(kind),
  ]

  return {
    read: (): Installation => ({
      kinds: {
        news: withReal('news'),
        quotes: provided.originsOf('quotes'),
        releases: provided.originsOf('releases'),
        reports: provided.originsOf('reports'),
        stories: withReal('stories'),
        halts: [],
      },
      isLocal,
      world: world.read(),
    }),
    hasReal,
    world,
    /** What is asked for each kind; none where it is off. */
    ports: provided.ports,
    close: provided.close,
    /** The origin of a list of news or stories: the one that was asked for, where it is served. */
    originOf(asked?: Origin): Origin {
      if (!hasReal()) return 'simulated'
      return isSimulated && asked ? asked : 'real'
    },
    /** Whether any source is switched on. */
    noteReading(isOn: boolean) {
      const before = hasReal()
      isReading = hasFeeds || isOn
      if (before === hasReal()) return
      if (hasReal() && world.read()) world.begin(undefined)
      changed.notify()
    },
    onChange: changed.listen,
  }
}
