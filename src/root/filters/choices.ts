import { fromPromise } from 'xstate'
import type { FilterOptions } from '../../contract/filters/filters.ts'
import type { SymbolSuggestion } from '../../contract/filters/symbols.ts'
import type { SharedCopy } from '../../contract/presets/preset.ts'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import { filterOptionsMachine } from '../../machines/filters/filter-options.machine.ts'
import { presetLinkMachine } from '../../machines/presets/preset-link.machine.ts'
import { sharedLinkMachine } from '../../machines/presets/shared-link.machine.ts'
import type { OwnName } from '../../rules/filters/own-names.ts'
import type { Calls } from '../session/session.ts'

/** `listOwn`: the user's own sources, which belong to a later feature. */
type Reach = { calls: Calls; listOwn: () => Promise<readonly OwnName[]> }

/** What builders and palette offer, and the preset that the address names. */
export function createChoosing({ calls, listOwn }: Reach) {
  const listOptions = fromPromise<FilterOptions, void>(async () => (await calls()).http.listOptions())
  const getPreset = fromPromise<FeedConfiguration, string>(async ({ input }) => (await calls()).http.getPreset(input))
  const getShared = fromPromise<SharedCopy, string>(async ({ input }) => (await calls()).http.getShared(input))
  return {
    filterOptions: { logic: filterOptionsMachine.provide({ actors: { listOptions, listOwn: fromPromise(listOwn) } }) },
    presetLink: { logic: presetLinkMachine.provide({ actors: { getPreset } }) },
    sharedLink: { logic: sharedLinkMachine.provide({ actors: { getShared } }) },
  }
}

export const suggestSymbolsBy = (calls: Calls) =>
  fromPromise<readonly SymbolSuggestion[], string>(async ({ input }) => (await calls()).http.suggestSymbols(input))
