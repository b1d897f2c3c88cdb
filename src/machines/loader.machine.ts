import { assign, type DoneActorEvent, type ErrorActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import { refusalStatus } from '../contract/failure.ts'
import type { FeedConfiguration } from '../contract/feed-configuration.ts'
import { copyName, isPresetName } from '../rules/presets.ts'
import { port } from './ports.ts'

type Preset = FeedConfiguration
type Draft = Omit<Preset, 'id'>
/** `selected` is to be loaded; `busy` is renamed, copied, deleted or linked to; `removed` can be brought back. */
type Context = { presets: readonly Preset[]; selected?: string; busy?: Preset; name: string; removed?: Preset }
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
type Emitted =
  | { type: 'preset.loaded'; preset: Preset }
  | { type: 'preset.renamed'; preset: Preset }
  | { type: 'preset.added'; preset: Preset }
  | { type: 'preset.removed'; id: string }
  | { type: `${'rename' | 'duplicate' | 'delete' | 'undo'}.failed` }
  | { type: 'presets.full' | 'link.copied' | 'link.failed' }

const idOf = ({ event }: { event: { id: string } }) => event.id
const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error
const take = { type: 'takePreset' as const, params: idOf }
const isKnown = { type: 'isKnown' as const, params: idOf }
const addCreated = { type: 'announceAdded' as const, params: (_: { event: DoneActorEvent<string> }) => _.event.output }
const removed = { target: 'resting', actions: ['announceRemoved', 'keepRemoved'] as const }
const isFull = { guard: { type: 'isFull' as const, params: errorOf }, target: 'resting', actions: 'announceFull' as const }

/** FED-12: the saved presets of a user as one feed's Loader shows them. One thing is done to them at a time. */
export const loaderMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: {
    createPreset: port<string, Draft>('createPreset'),
    updatePreset: port<void, Preset>('updatePreset'),
    deletePreset: port<void, string>('deletePreset'),
    copyLink: port<void, string>('copyLink'),
  },
  actions: {
    keepPresets: assign(({ context }, presets: readonly Preset[]) => ({
      presets,
      selected: presets.some(({ id }) => id === context.selected) ? context.selected : undefined,
    })),
    toggleSelected: assign(({ context }, id: string) => ({ selected: context.selected === id ? undefined : id })),
    takePreset: assign(({ context }, asked: string) => {
      const busy = context.presets.find(({ id }) => id === asked)
      return { busy, name: busy?.name ?? '' }
    }),
    keepName: assign((_, name: string) => ({ name })),
    keepRemoved: assign(({ context }) => ({
      removed: context.busy,
      selected: context.selected === context.busy?.id ? undefined : context.selected,
    })),
    forgetRemoved: assign({ removed: undefined }),
    forgetChoice: assign({ selected: undefined, removed: undefined }),
    forgetAll: assign({ presets: [], selected: undefined, busy: undefined, name: '', removed: undefined }),
    announceLoaded: emit(({ context: { presets, selected } }) => ({
      type: 'preset.loaded' as const,
      preset: presets.find(({ id }) => id === selected) ?? nothing,
    })),
    announceRenamed: emit(({ context }) => ({ type: 'preset.renamed' as const, preset: renamed(context) })),
    announceAdded: emit(({ context }, id: string) => ({
      type: 'preset.added' as const,
      preset: { ...(context.removed ?? copied(context)), id },
    })),
    announceRemoved: emit(({ context }) => ({ type: 'preset.removed' as const, id: context.busy?.id ?? '' })),
    announceFull: emit({ type: 'presets.full' }),
    announce: emit((_, type: 'link.copied' | 'link.failed' | Extract<Emitted['type'], `${string}.failed`>) => ({ type })),
  },
  guards: {
    isKnown: ({ context }, asked: string) => context.presets.some(({ id }) => id === asked),
    hasSelected: ({ context }) => context.selected !== undefined,
    hasRemoved: ({ context }) => context.removed !== undefined,
    isSameName: ({ context }) => context.name.trim() === context.busy?.name,
    isGoodName: ({ context }) => isPresetName(context.name),
    isGone: (_, error: unknown) => refusalStatus(error) === 404,
    isFull: (_, error: unknown) => refusalStatus(error) === 409,
  },
}).createMachine({
  id: 'loader',
})
