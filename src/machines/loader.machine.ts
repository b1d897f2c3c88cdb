import type { DoneActorEvent, ErrorActorEvent, SnapshotFrom } from 'xstate'
import { presetElsewhere } from '../rules/presets.ts'
import { loaderParts, nothing, type Said } from './loader-parts.ts'

const idOf = ({ event }: { event: { id: string } }) => event.id
const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error
const elsewhereOf = ({ event }: { event: ErrorActorEvent }) => presetElsewhere(event.error)
const createdOf = ({ event }: { event: DoneActorEvent<string> }) => event.output
const isKnown = { type: 'isKnown' as const, params: idOf }
const take = { type: 'takePreset' as const, params: idOf }
const say = (says: Said) => ({ type: 'say' as const, params: says })
const goOn = (says: Said) => ({ target: 'resting', actions: say(says) })
const full = { guard: { type: 'isFull' as const, params: errorOf }, target: 'resting', actions: say('presets.full') }
const removed = { target: 'resting', actions: ['announceRemoved' as const, 'keepRemoved' as const] }
const isGone = { type: 'isGone' as const, params: errorOf }

/** FED-12: the saved presets of a user as one feed's Loader shows them. One thing is done to them at a time. */
export const loaderMachine = loaderParts.createMachine({
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
        input: ({ context: { busy, name } }) => ({ id: busy.id, name: name.trim(), base: { name: busy.name } }),
        onDone: { target: 'resting', actions: 'announceRenamed' },
        onError: [
          { guard: isGone, target: 'resting', actions: [say('rename.failed'), 'announceRemoved'] },
          {
            guard: { type: 'isContested', params: errorOf },
            target: 'renaming',
            actions: [{ type: 'keepBusy', params: elsewhereOf }, 'announceContested'],
          },
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
