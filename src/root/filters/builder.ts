import { fromPromise } from 'xstate'
import { copyWhenKnown } from '../../adapters/shared/clipboard.ts'
import type { CountWithout } from '../../contract/filters/filters.ts'
import type { PresetChange } from '../../contract/presets/preset.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { Failure } from '../../contract/shared/failure.ts'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { User } from '../../contract/shared/user/user.ts'
import { builderMachine } from '../../machines/filters/builder.machine.ts'
import { emptyReasonMachine } from '../../machines/filters/empty-reason.machine.ts'
import { loaderMachine } from '../../machines/filters/loader.machine.ts'
import type { Linked } from '../../machines/filters/loader-parts.ts'
import { tickerCheckMachine } from '../../machines/filters/ticker-check.machine.ts'
import { tickerSearchMachine } from '../../machines/filters/ticker-search.machine.ts'
import { userOf } from '../../machines/session/session.machine.ts'
import { sharedPath } from '../../rules/presets/shared.ts'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import type { Calls } from '../session/session.ts'
import { perFeed, type Root } from '../start.ts'
import { builderWires } from '../wires/builder.ts'
import { suggestSymbolsBy } from './choices.ts'

type Reach = { calls: Calls; environment: Environment }

/** What builds, loads and saves the feeds' filters, once a builder is first wanted. The builder of a feed is made when it is first asked for. */
export function createBuilders(root: Root, reach: Reach) {
  const ports = presetPorts(root, reach)
  const suggestSymbols = suggestSymbolsBy(reach.calls)
  root.admit(
    { tickerCheck: { logic: tickerCheckMachine.provide({ actors: { suggestSymbols } }) } },
    { wires: builderWires },
  )
  const loader = loaderMachine.provide({ actors: ports })
  const { createPreset, updatePreset } = ports
  const builder = { logic: builderMachine.provide({ actors: { loader, createPreset, updatePreset } }) }
  const countWithout = fromPromise<readonly CountWithout[], SearchContext>(async ({ input }) =>
    (await reach.calls()).http.countWithout(input),
  )
  const emptyReason = { logic: emptyReasonMachine.provide({ actors: { countWithout } }) }
  const tickerSearch = { logic: tickerSearchMachine.provide({ actors: { suggestSymbols } }) }
  return {
    get tickerCheck() {
      return root.refOf('tickerCheck')
    },
    builderOf(slot: FeedSlot) {
      if (!root.refOf('builder', slot))
        root.admit({}, { others: [perFeed('builder', slot, builder), perFeed('tickerSearch', slot, tickerSearch)] })
      return root.refOf('builder', slot)
    },
    emptyReasonOf(slot: FeedSlot) {
      if (!root.refOf('emptyReason', slot)) root.admit({}, { others: [perFeed('emptyReason', slot, emptyReason)] })
      return root.refOf('emptyReason', slot)
    },
    tickerSearchOf: (slot: FeedSlot) => root.refOf('tickerSearch', slot),
  }
}

type Draft = Omit<FeedConfiguration, 'id'>

function presetPorts({ refOf }: Pick<Root, 'refOf'>, { calls, environment }: Reach) {
  /** A call in the name of the signed-in user. */
  const user = (): User => {
    const here = userOf(refOf('session').getSnapshot())
    if (!here) throw new Failure('refused', 401)
    return here
  }
  return {
    createPreset: fromPromise<string, Draft>(async ({ input }) => (await calls()).http.createPreset(user(), input)),
    updatePreset: fromPromise<void, PresetChange>(async ({ input }) =>
      (await calls()).http.updatePreset(user(), input),
    ),
    deletePreset: fromPromise<void, string>(async ({ input }) => (await calls()).http.deletePreset(input)),
    restorePreset: fromPromise<void, string>(async ({ input }) => (await calls()).http.restorePreset(input)),
    sharePreset: fromPromise<Linked, string>(async ({ input }) => {
      const path = calls().then(async ({ http }) => sharedPath(await http.sharePreset(input)))
      return (await copyWhenKnown(path, environment)) ? 'copied' : 'notCopied'
    }),
    unsharePreset: fromPromise<void, string>(async ({ input }) => (await calls()).http.unsharePreset(input)),
  }
}
