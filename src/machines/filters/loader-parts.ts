import { assign, setup } from 'xstate'
import type { PresetChange } from '../../contract/presets/preset.ts'
import { refusalStatus } from '../../contract/shared/failure.ts'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import { copyName, isPresetName, presetElsewhere } from '../../rules/presets/presets.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Preset = FeedConfiguration
/** `selected` is to be loaded; `busy` is renamed, copied, deleted or linked to; `removed` can be brought back. */
export type LoaderContext = {
  presets: readonly Preset[]
  selected?: string
  busy: Preset
  name: string
  removed?: Preset
}
type Event =
  | { type: 'presets.changed'; presets: readonly Preset[] }
  | { type: 'preset.pressed'; id: string }
  | { type: 'load.pressed' }
  | { type: 'rename.pressed'; id: string }
  | { type: 'name.changed'; name: string }
  | { type: 'rename.cancelled' }
  | { type: 'rename.submitted' }
  | { type: 'duplicate.pressed'; id: string }
  | { type: 'delete.pressed'; id: string }
  | { type: 'undo.pressed' }
  | { type: 'copy.pressed'; id: string }
  | { type: 'loader.left' }
  | { type: 'user.left' }
export type Said =
  | `${'rename' | 'duplicate' | 'delete' | 'undo'}.failed`
  | 'presets.full'
  | 'link.copied'
  | 'link.failed'
type Emitted =
  | { type: 'preset.loaded'; preset: Preset }
  | { type: 'preset.renamed'; preset: Preset }
  /** Somebody else has renamed it meanwhile. */
  | { type: 'rename.contested'; preset: Preset }
  | { type: 'preset.added'; preset: Preset }
  | { type: 'preset.removed'; id: string }
  | { type: Said }

export const nothing: Preset = { id: '', name: '', searchContext: {} }
const found = ({ presets }: LoaderContext, wanted?: string) => presets.find(({ id }) => id === wanted) ?? nothing
/** What was changed meanwhile is not undone by a new name. */
const renamed = (context: LoaderContext): Preset => ({
  ...(found(context, context.busy.id).id ? found(context, context.busy.id) : context.busy),
  name: context.name.trim(),
})

/** What the loader's chart can do, know and ask. */
export const loaderParts = setup({
  types: { context: {} as LoaderContext, events: {} as Event, emitted: {} as Emitted },
  actors: {
    createPreset: port<string, Omit<Preset, 'id'>>('createPreset'),
    updatePreset: port<void, PresetChange>('updatePreset'),
    deletePreset: port<void, string>('deletePreset'),
    copyLink: port<void, string>('copyLink'),
  },
  actions: {
    keepPresets: assign(({ context }, presets: readonly Preset[]) => ({
      presets,
      selected: presets.some(({ id }) => id === context.selected) ? context.selected : undefined,
    })),
    toggleSelected: assign(({ context }, id: string) => ({ selected: context.selected === id ? undefined : id })),
    takePreset: assign(({ context }, id: string) => ({ busy: found(context, id), name: found(context, id).name })),
    nameCopy: assign(({ context }) => ({ busy: { ...context.busy, name: copyName(context.name, context.presets) } })),
    keepBusy: assign((_, busy: Preset | undefined) => (busy ? { busy } : {})),
    keepName: assign((_, name: string) => ({ name })),
    keepRemoved: assign(({ context }) => ({ removed: context.busy })),
    forgetRemoved: assign({ removed: undefined }),
    forgetChoice: assign({ selected: undefined, removed: undefined }),
    forgetAll: assign({ presets: [], selected: undefined, busy: nothing, name: '', removed: undefined }),
    announceLoaded: report(({ context }) => ({
      type: 'preset.loaded' as const,
      preset: found(context, context.selected),
    })),
    announceRenamed: report(({ context }) => ({ type: 'preset.renamed' as const, preset: renamed(context) })),
    announceContested: report(({ context }) => ({ type: 'rename.contested' as const, preset: context.busy })),
    announceCopied: report(({ context }, id: string) => ({
      type: 'preset.added' as const,
      preset: { ...context.busy, id },
    })),
    announceRestored: report(({ context: { removed = nothing } }, id: string) => ({
      type: 'preset.added' as const,
      preset: { ...removed, id },
    })),
    announceRemoved: report(({ context }) => ({ type: 'preset.removed' as const, id: context.busy.id })),
    say: report((_, type: Said) => ({ type })),
  },
  guards: {
    isKnown: ({ context }, id: string) => found(context, id).id !== '',
    hasSelected: ({ context }) => context.selected !== undefined,
    hasRemoved: ({ context }) => context.removed !== undefined,
    isSameName: ({ context }) => context.name.trim() === context.busy.name,
    isGoodName: ({ context }) => isPresetName(context.name),
    isGone: (_, error: unknown) => refusalStatus(error) === 404,
    isContested: (_, error: unknown) => presetElsewhere(error) !== undefined,
    isFull: (_, error: unknown) => refusalStatus(error) === 409,
  },
})
