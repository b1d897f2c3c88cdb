import { assign, type DoneActorEvent, type ErrorActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import { refusalStatus } from '../contract/failure.ts'
import type { FeedConfiguration } from '../contract/feed-configuration.ts'
import { copyName, isPresetName } from '../rules/presets.ts'
import { port } from './ports.ts'

type Preset = FeedConfiguration
/** `selected` is to be loaded; `busy` is renamed, copied, deleted or linked to; `removed` can be brought back. */
type Context = { presets: readonly Preset[]; selected?: string; busy: Preset; name: string; removed?: Preset }
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
type Said = `${'rename' | 'duplicate' | 'delete' | 'undo'}.failed` | 'presets.full' | 'link.copied' | 'link.failed'
type Emitted =
  | { type: 'preset.loaded'; preset: Preset }
  | { type: 'preset.renamed'; preset: Preset }
  | { type: 'preset.added'; preset: Preset }
  | { type: 'preset.removed'; id: string }
  | { type: Said }

const nothing: Preset = { id: '', name: '', searchContext: {} }
const found = ({ presets }: Context, wanted?: string) => presets.find(({ id }) => id === wanted) ?? nothing
/** What was changed meanwhile is not undone by a new name. */
const renamed = (context: Context): Preset => ({
  ...(found(context, context.busy.id).id ? found(context, context.busy.id) : context.busy),
  name: context.name.trim(),
})

const idOf = ({ event }: { event: { id: string } }) => event.id
const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error
const createdOf = ({ event }: { event: DoneActorEvent<string> }) => event.output
const isKnown = { type: 'isKnown' as const, params: idOf }
const take = { type: 'takePreset' as const, params: idOf }
const say = (says: Said) => ({ type: 'say' as const, params: says })
const goOn = (says: Said) => ({ target: 'resting', actions: say(says) })
const full = { guard: { type: 'isFull' as const, params: errorOf }, target: 'resting', actions: say('presets.full') }
const removed = { target: 'resting', actions: ['announceRemoved' as const, 'keepRemoved' as const] }
const isGone = { type: 'isGone' as const, params: errorOf }

/** FED-12: the saved presets of a user as one feed's Loader shows them. One thing is done to them at a time. */
export const loaderMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: {
    createPreset: port<string, Omit<Preset, 'id'>>('createPreset'),
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
    takePreset: assign(({ context }, id: string) => ({ busy: found(context, id), name: found(context, id).name })),
    nameCopy: assign(({ context }) => ({ busy: { ...context.busy, name: copyName(context.name, context.presets) } })),
    keepName: assign((_, name: string) => ({ name })),
    keepRemoved: assign(({ context }) => ({ removed: context.busy })),
    forgetRemoved: assign({ removed: undefined }),
    forgetChoice: assign({ selected: undefined, removed: undefined }),
    forgetAll: assign({ presets: [], selected: undefined, busy: nothing, name: '', removed: undefined }),
    announceLoaded: emit(({ context }) => ({
      type: 'preset.loaded' as const,
      preset: found(context, context.selected),
    })),
    announceRenamed: emit(({ context }) => ({ type: 'preset.renamed' as const, preset: renamed(context) })),
    announceCopied: emit(({ context }, id: string) => ({
      type: 'preset.added' as const,
      preset: { ...context.busy, id },
    })),
    announceRestored: emit(({ context: { removed = nothing } }, id: string) => ({
      type: 'preset.added' as const,
      preset: { ...removed, id },
    })),
    announceRemoved: emit(({ context }) => ({ type: 'preset.removed' as const, id: context.busy.id })),
    say: emit((_, type: Said) => ({ type })),
  },
  guards: {
    isKnown: ({ context }, id: string) => found(context, id).id !== '',
    hasSelected: ({ context }) => context.selected !== undefined,
    hasRemoved: ({ context }) => context.removed !== undefined,
    isSameName: ({ context }) => context.name.trim() === context.busy.name,
    isGoodName: ({ context }) => isPresetName(context.name),
    isGone: (_, error: unknown) => refusalStatus(error) === 404,
    isFull: (_, error: unknown) => refusalStatus(error) === 409,
  },
}).createMachine({
  id: 'loader',
  context: { presets: [], busy: nothing, name: '' },
  initial: 'resting',
  on: {
    'presets.changed': { actions: { type: 'keepPresets', params: ({ event }) => event.presets } },
    'user.left': { target: '.resting', actions: 'forgetAll' },
  },
  states: {
    resting: {
      on: {
        'preset.pressed': { guard: isKnown, actions: { type: 'toggleSelected', params: idOf } },
        'load.pressed': { guard: 'hasSelected', actions: ['announceLoaded', 'forgetChoice'] },
        'rename.pressed': { guard: isKnown, target: 'renaming', actions: take },
        'duplicate.pressed': { guard: isKnown, target: 'duplicating', actions: [take, 'nameCopy'] },
        'delete.pressed': { guard: isKnown, target: 'removing', actions: take },
        'undo.pressed': { guard: 'hasRemoved', target: 'restoring' },
        'copy.pressed': { guard: isKnown, target: 'copying', actions: take },
        'loader.left': { actions: 'forgetChoice' },
      },
    },
    renaming: {
      on: {
        'name.changed': { actions: { type: 'keepName', params: ({ event }) => event.name } },
        'rename.cancelled': 'resting',
        'rename.submitted': [
          { guard: 'isSameName', target: 'resting' },
          { guard: 'isGoodName', target: 'sendingName' },
        ],
        'loader.left': { target: 'resting', actions: 'forgetChoice' },
      },
    },
    sendingName: {
      invoke: {
        id: 'updatePreset',
        src: 'updatePreset',
        input: ({ context }) => renamed(context),
        onDone: { target: 'resting', actions: 'announceRenamed' },
        onError: [
          { guard: isGone, target: 'resting', actions: [say('rename.failed'), 'announceRemoved'] },
          { target: 'renaming', actions: say('rename.failed') },
        ],
      },
    },
    duplicating: {
      invoke: {
        id: 'createPreset',
        src: 'createPreset',
        input: ({ context: { busy } }) => ({ name: busy.name, searchContext: busy.searchContext }),
        onDone: { target: 'resting', actions: { type: 'announceCopied', params: createdOf } },
        onError: [full, goOn('duplicate.failed')],
      },
    },
    removing: {
      invoke: {
        id: 'deletePreset',
        src: 'deletePreset',
        input: ({ context }) => context.busy.id,
        onDone: removed,
        onError: [{ guard: isGone, ...removed }, goOn('delete.failed')],
      },
    },
    restoring: {
      invoke: {
        id: 'createPreset',
        src: 'createPreset',
        input: ({ context: { removed = nothing } }) => ({ name: removed.name, searchContext: removed.searchContext }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'announceRestored', params: createdOf }, 'forgetRemoved'],
        },
        onError: [full, goOn('undo.failed')],
      },
    },
    copying: {
      invoke: {
        id: 'copyLink',
        src: 'copyLink',
        input: ({ context }) => context.busy.id,
        onDone: goOn('link.copied'),
        onError: goOn('link.failed'),
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof loaderMachine>
export const presetsIn = (snapshot: Snapshot) => snapshot.context.presets
/** The id of the preset that is to be loaded, undefined for none. */
export const selectedOf = (snapshot: Snapshot) => snapshot.context.selected
export const canLoad = (snapshot: Snapshot) => snapshot.can({ type: 'load.pressed' })
export const isBusy = (snapshot: Snapshot) => !snapshot.matches('resting') && !snapshot.matches('renaming')
/** The id of the preset that has a field for its name, undefined for none. */
export const renamedOf = (snapshot: Snapshot) =>
  snapshot.matches('renaming') || snapshot.matches('sendingName') ? snapshot.context.busy.id : undefined
export const nameOf = (snapshot: Snapshot) => snapshot.context.name
export const canRename = (snapshot: Snapshot) => snapshot.can({ type: 'rename.submitted' })
/** The name of the preset that was deleted last and can be brought back, undefined for none. */
export const removedOf = (snapshot: Snapshot) => snapshot.context.removed?.name
