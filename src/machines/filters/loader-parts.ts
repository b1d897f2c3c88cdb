import { assign, setup } from 'xstate'
import type { Preset, PresetChange } from '../../contract/presets/preset.ts'
import { refusalStatus } from '../../contract/shared/failure.ts'
import { copyName, isPresetName, presetElsewhere } from '../../rules/presets/presets.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Presets = readonly Preset[]
/** `at`: where it stood in the list. */
type Removed = { preset: Preset; at: number }
/** `selected`, by its id, is to be loaded; `busy`, which stands `at` there in the list, is renamed, copied, deleted or shared; `removed` can be brought back. */
export type LoaderContext = {
  selected?: string | undefined
  busy: Preset
  at: number
  name: string
  removed?: Removed | undefined
}
/** How a link was made: in the clipboard, or not there. */
export type Linked = 'copied' | 'notCopied'
/** The presets live in their own chart: a press says which one is meant, as it is listed. */
type Event =
  | { type: 'preset.pressed'; id: string }
  | { type: 'load.pressed'; preset: Preset }
  | { type: `${'rename' | 'share' | 'unshare'}.pressed`; preset: Preset }
  | { type: `${'duplicate' | 'delete'}.pressed`; preset: Preset; presets: Presets }
  | { type: 'name.changed'; name: string }
  | { type: 'rename.cancelled' }
  | { type: 'rename.submitted' }
  | { type: 'undo.pressed' }
  | LoaderOrder
/** What the builder passes on. */
export type LoaderOrder = { type: 'loader.left' } | { type: 'user.left' }
type Said =
  | `${'rename' | 'duplicate' | 'delete' | 'undo' | 'share' | 'unshare' | 'link'}.failed`
  | 'presets.full'
  | 'list.unwritten'
  | 'link.copied'
  | 'link.ended'
export type LoaderReport =
  | { type: 'preset.loaded'; preset: Preset }
  | { type: 'preset.renamed'; preset: Preset }
  /** Somebody else has renamed it meanwhile. */
  | { type: 'rename.contested'; preset: Preset }
  | { type: 'preset.added'; preset: Preset; at?: number }
  /** Others can open it by a link now, or no longer. */
  | { type: 'sharing.changed'; preset: Pick<Preset, 'id' | 'isShared'> }
  | { type: 'preset.removed'; id: string }
  | { type: Said }

export const nothing: Preset = { id: '', name: '', searchContext: {} }

/** What the loader's chart can do, know and ask. */
export const loaderParts = setup({
  types: { context: {} as LoaderContext, events: {} as Event, emitted: {} as LoaderReport },
  actors: {
    createPreset: port<string, Omit<Preset, 'id'>>('createPreset'),
    updatePreset: port<void, PresetChange>('updatePreset'),
    deletePreset: port<void, string>('deletePreset'),
    restorePreset: port<void, string>('restorePreset'),
    sharePreset: port<Linked, string>('sharePreset'),
    unsharePreset: port<void, string>('unsharePreset'),
  },
  actions: {
    toggleSelected: assign(({ context }, id: string) => ({ selected: context.selected === id ? undefined : id })),
    takePreset: assign((_, preset: Preset) => ({ busy: preset, name: preset.name })),
    notePosition: assign(({ context }, presets: Presets) => ({
      at: presets.findIndex(({ id }) => id === context.busy.id),
    })),
    nameCopy: assign(({ context }, presets: Presets) => ({
      busy: { ...context.busy, name: copyName(context.name, presets) },
    })),
    keepBusy: assign((_, busy: Preset | undefined) => (busy ? { busy } : {})),
    keepName: assign((_, name: string) => ({ name })),
    keepRemoved: assign(({ context: { busy, at, selected } }) => ({
      removed: { preset: busy, at },
      selected: selected === busy.id ? undefined : selected,
    })),
    forgetRemoved: assign({ removed: undefined }),
    forgetChoice: assign({ selected: undefined, removed: undefined }),
    forgetAll: assign({ selected: undefined, busy: nothing, name: '', removed: undefined }),
    announceLoaded: report((_, preset: Preset) => ({ type: 'preset.loaded' as const, preset })),
    announceRenamed: report(({ context: { busy, name } }) => ({
      type: 'preset.renamed' as const,
      preset: { ...busy, name: name.trim() },
    })),
    announceContested: report(({ context }) => ({ type: 'rename.contested' as const, preset: context.busy })),
    announceCopied: report(({ context }, id: string) => ({
      type: 'preset.added' as const,
      preset: { ...context.busy, id },
    })),
    announceRestored: report(({ context: { removed } }) => ({
      type: 'preset.added' as const,
      ...(removed ?? { preset: nothing }),
    })),
    announceSharing: report(({ context }, isShared: boolean) => ({
      type: 'sharing.changed' as const,
      preset: { id: context.busy.id, isShared },
    })),
    announceRemoved: report(({ context }) => ({ type: 'preset.removed' as const, id: context.busy.id })),
    say: report((_, type: Said) => ({ type })),
  },
  guards: {
    isSelected: ({ context }, { id }: Preset) => context.selected === id,
    hasRemoved: ({ context }) => context.removed !== undefined,
    isSameName: ({ context }) => context.name.trim() === context.busy.name,
    isGoodName: ({ context }) => isPresetName(context.name),
    isGone: (_, error: unknown) => refusalStatus(error) === 404,
    isContested: (_, error: unknown) => presetElsewhere(error) !== undefined,
    isRefused: (_, error: unknown) => refusalStatus(error) === 409,
    isCopied: (_, linked: Linked) => linked === 'copied',
  },
})
