import type { DoneActorEvent, ErrorActorEvent, SnapshotFrom } from 'xstate'
import { presetElsewhere } from '../../rules/presets/presets.ts'
import { type LoaderContext, loaderParts } from './loader-parts.ts'
import { ending, sharing } from './loader-sharing.ts'

const idOf = ({ event }: { event: { id: string } }) => event.id
const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error
const elsewhereOf = ({ event }: { event: ErrorActorEvent }) => presetElsewhere(event.error)
const createdOf = ({ event }: { event: DoneActorEvent<string> }) => event.output

const presetIn = <Value>({ event }: { event: { preset: Value } }) => event.preset
const presetsIn = <Value>({ event }: { event: { presets: Value } }) => event.presets
const nameIn = <Value>({ event }: { event: { name: Value } }) => event.name
const newName = ({ context: { busy, name } }: { context: LoaderContext }) => ({
  id: busy.id,
  name: name.trim(),
  base: { name: busy.name },
})
const presetCopied = ({ context: { busy } }: { context: LoaderContext }) => ({
  name: busy.name,
  searchContext: busy.searchContext,
})
const busyId = ({ context }: { context: LoaderContext }) => context.busy.id
const removedId = ({ context }: { context: LoaderContext }) => context.removed?.preset.id ?? ''

/** FED-12: what a user does with their presets in one feed's Loader, one thing at a time. */
export const loaderMachine = loaderParts.createMachine({
  id: 'loader',
  description: 'What a user does with their saved presets beside one feed.',
  context: { busy: { id: '', name: '', searchContext: {} }, at: 0, name: '' },
  initial: 'resting',
  on: {
    'user.left': { target: '.resting', actions: 'forgetAll' },
  },
  states: {
    resting: {
      description: 'The user looks at the presets and picks one.',
      on: {
        'preset.pressed': { actions: { type: 'toggleSelected', params: idOf } },
        'load.pressed': {
          guard: { type: 'isSelected', params: presetIn },
          actions: [{ type: 'announceLoaded', params: presetIn }, 'forgetChoice'],
        },
        'rename.pressed': {
          target: 'renaming',
          actions: { type: 'takePreset', params: presetIn },
        },
        'duplicate.pressed': {
          target: 'duplicating',
          actions: [
            { type: 'takePreset', params: presetIn },
            { type: 'nameCopy', params: presetsIn },
          ],
        },
        'delete.pressed': {
          target: 'removing',
          actions: [
            { type: 'takePreset', params: presetIn },
            { type: 'notePosition', params: presetsIn },
          ],
        },
        'undo.pressed': { guard: 'hasRemoved', target: 'restoring' },
        'share.pressed': {
          target: 'sharing',
          actions: { type: 'takePreset', params: presetIn },
        },
        'unshare.pressed': {
          target: 'ending',
          actions: { type: 'takePreset', params: presetIn },
        },
        'loader.left': { actions: 'forgetChoice' },
      },
    },
    renaming: {
      description: 'The user types a new name for a preset.',
      on: {
        'name.changed': { actions: { type: 'keepName', params: nameIn } },
        'rename.cancelled': 'resting',
        'rename.submitted': [
          { guard: 'isSameName', target: 'resting' },
          { guard: 'isGoodName', target: 'sendingName' },
        ],
        'loader.left': { target: 'resting', actions: 'forgetChoice' },
      },
    },
    sendingName: {
      description: 'The new name is on its way to the server.',
      invoke: {
        id: 'updatePreset',
        src: 'updatePreset',
        input: newName,
        onDone: { target: 'resting', actions: 'announceRenamed' },
        onError: [
          {
            guard: { type: 'isGone', params: errorOf },
            target: 'resting',
            actions: [{ type: 'say', params: 'rename.failed' }, 'announceRemoved'],
          },
          {
            guard: { type: 'isContested', params: errorOf },
            target: 'renaming',
            actions: [{ type: 'keepBusy', params: elsewhereOf }, 'announceContested'],
          },
          { target: 'renaming', actions: { type: 'say', params: 'rename.failed' } },
        ],
      },
    },
    duplicating: {
      description: 'A copy of the preset is being saved.',
      invoke: {
        id: 'createPreset',
        src: 'createPreset',
        input: presetCopied,
        onDone: { target: 'resting', actions: { type: 'announceCopied', params: createdOf } },
        onError: [
          {
            guard: { type: 'isRefused', params: errorOf },
            target: 'resting',
            actions: { type: 'say', params: 'presets.full' },
          },
          { target: 'resting', actions: { type: 'say', params: 'duplicate.failed' } },
        ],
      },
    },
    removing: {
      description: 'The preset is being deleted.',
      invoke: {
        id: 'deletePreset',
        src: 'deletePreset',
        input: busyId,
        onDone: { target: 'resting', actions: ['announceRemoved', 'keepRemoved'] },
        onError: [
          {
            guard: { type: 'isGone', params: errorOf },
            target: 'resting',
            actions: ['announceRemoved', 'keepRemoved'],
          },
          { target: 'resting', actions: { type: 'say', params: 'delete.failed' } },
        ],
      },
    },
    restoring: {
      description: 'The preset that was deleted last is being brought back.',
      invoke: {
        id: 'restorePreset',
        src: 'restorePreset',
        input: removedId,
        onDone: { target: 'resting', actions: ['announceRestored', 'forgetRemoved'] },
        onError: [
          {
            guard: { type: 'isRefused', params: errorOf },
            target: 'resting',
            actions: { type: 'say', params: 'presets.full' },
          },
          { target: 'resting', actions: { type: 'say', params: 'undo.failed' } },
        ],
      },
    },
    sharing,
    ending,
  },
})

type Snapshot = SnapshotFrom<typeof loaderMachine>
/** The id of the preset that is to be loaded, undefined for none. */
export const selectedOf = (snapshot: Snapshot) => snapshot.context.selected
export const canLoad = (snapshot: Snapshot) => snapshot.matches('resting') && snapshot.context.selected !== undefined
export const isBusy = (snapshot: Snapshot) => !snapshot.matches('resting') && !snapshot.matches('renaming')
/** The id of the preset that something was done to last, '' for none. */
export const busyOf = (snapshot: Snapshot) => snapshot.context.busy.id
/** The id of the preset that has a field for its name, undefined for none. */
export const renamedOf = (snapshot: Snapshot) =>
  snapshot.matches('renaming') || snapshot.matches('sendingName') ? snapshot.context.busy.id : undefined
export const nameOf = (snapshot: Snapshot) => snapshot.context.name
export const canRename = (snapshot: Snapshot) => snapshot.can({ type: 'rename.submitted' })
/** The name of the preset that was deleted last and can be brought back, undefined for none. */
export const removedOf = (snapshot: Snapshot) => snapshot.context.removed?.preset.name
