import type { SnapshotFrom } from 'xstate'
import type { DeskContent, KeptDesks } from '../../contract/desks/desks.ts'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import type { DeskEdit } from '../../rules/desks/desks.ts'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import { atFirst, beside, type Changed, type Context, desksParts } from './desks-parts.ts'

type Renewed = { preset: FeedConfiguration; isNameOnly: boolean }
type With<More> = { context: Context; event: More }
const ownerIn = ({ event }: With<{ owner: string }>) => event.owner
const changeIn = ({ event }: With<{ change: Partial<DeskContent> }>) => event.change
const buildingIn = ({ event }: With<{ building: readonly FeedSlot[] }>) => event.building
const keptIn = ({ event }: With<{ kept: KeptDesks | undefined }>) => event.kept
const changedIn = ({ event }: With<Changed>) => event
const idIn = ({ event }: With<{ id: string }>) => event.id
const nameIn = ({ event }: With<{ name: string }>) => event.name
const numberedIn = ({ context: { desks }, event }: With<{ number: number }>) => desks[event.number - 1]?.id ?? ''
const currentNow = ({ context }: { context: Context }) => context.current
const firstNow = ({ context }: { context: Context }) => context.desks[0]?.id ?? ''
const besideIn = ({ context, event }: With<{ id: string }>) => beside(context, event.id) ?? ''
const addition = ({ context: { content } }: { context: Context }): DeskEdit => ({ does: 'add', content })
const moveIn = ({ event: { id, by } }: With<{ id: string; by: number }>): DeskEdit => ({ does: 'move', id, by })
const deletionIn = ({ event: { id } }: With<{ id: string }>): DeskEdit => ({ does: 'delete', id })
const renewal = ({ event: { preset, isNameOnly } }: With<Renewed>): DeskEdit => ({
  does: 'renewPreset',
  preset,
  isNameOnly,
})
const forgetting = ({ event: { id } }: With<{ id: string }>): DeskEdit => ({ does: 'forgetPreset', id })
const restoring = ({ context: { deleted } }: { context: Context }): DeskEdit =>
  deleted ? { does: 'restore', ...deleted } : { does: 'delete', id: '' }
const renaming = ({ context: { renaming: id, name } }: { context: Context }): DeskEdit => ({
  does: 'rename',
  id,
  name: name.trim(),
})
const blocked = () => 'Apply or leave the filters that are open first, then change the desk.'
const full = () => 'There are 9 desks, which is the limit. Delete one first.'
const only = () => 'This is the only desk.'

/** DSK-01, DSK-02: the arrangements of the Terminal that a reader has named, and the one that is seen. */
export const desksMachine = desksParts.createMachine({
  id: 'desks',
  description: 'The desks of the reader, and the one that is seen.',
  context: atFirst,
  invoke: { id: 'keepDesks', src: 'keepDesks' },
  type: 'parallel',
  on: {
    'building.changed': { actions: { type: 'keepBuilding', params: buildingIn } },
    'reader.changed': {
      target: ['.list.unknown', '.menu.closed'],
      actions: [{ type: 'keepOwner', params: ownerIn }, 'askForKept'],
    },
  },
  states: {
    list: {
      description: 'Which desks there are.',
      initial: 'unknown',
      states: {
        unknown: {
          description: 'It is not known yet who is here, or what this browser keeps for them.',
          on: {
            'content.changed': { actions: { type: 'keepContent', params: changeIn } },
            'desks.recalled': { target: 'known', actions: [{ type: 'takeKept', params: keptIn }, 'save'] },
          },
        },
        known: {
          description: 'The desks are known, and what changes belongs to the one that is seen.',
          on: {
            'content.changed': { actions: [{ type: 'keepContent', params: changeIn }, 'save'] },
            'desks.changed': [
              {
                guard: { type: 'isGone', params: changedIn },
                actions: [
                  { type: 'takeDesks', params: changedIn },
                  { type: 'open', params: firstNow },
                ],
              },
              {
                guard: { type: 'isElsewhere', params: changedIn },
                actions: [
                  { type: 'takeDesks', params: changedIn },
                  { type: 'open', params: currentNow },
                ],
              },
              { actions: { type: 'takeDesks', params: changedIn } },
            ],
            'desk.chosen': [
              { guard: { type: 'isBlocked', params: idIn }, actions: { type: 'refuse', params: blocked } },
              { guard: { type: 'isOther', params: idIn }, actions: { type: 'open', params: idIn } },
            ],
            'desk.numbered': [
              { guard: { type: 'isBlocked', params: numberedIn }, actions: { type: 'refuse', params: blocked } },
              { guard: { type: 'isOther', params: numberedIn }, actions: { type: 'open', params: numberedIn } },
            ],
            'desk.added': [
              { guard: 'isFull', actions: { type: 'refuse', params: full } },
              { actions: { type: 'edit', params: addition } },
            ],
            'desk.moved': { actions: { type: 'edit', params: moveIn } },
            'desk.deleted': [
              { guard: 'isOnly', actions: { type: 'refuse', params: only } },
              { guard: { type: 'isBlockedBeside', params: idIn }, actions: { type: 'refuse', params: blocked } },
              {
                actions: [
                  { type: 'noteDeleted', params: idIn },
                  { type: 'open', params: besideIn },
                  { type: 'edit', params: deletionIn },
                ],
              },
            ],
            'preset.renewed': { actions: { type: 'edit', params: renewal } },
            'preset.deleted': { actions: { type: 'edit', params: forgetting } },
            'deletion.undone': [
              { guard: 'isFull', actions: { type: 'refuse', params: full } },
              { guard: 'hasDeleted', actions: [{ type: 'edit', params: restoring }, 'forgetDeleted'] },
            ],
          },
        },
      },
    },
    menu: {
      description: 'The menu of the desks.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The name of the desk is seen.',
          entry: 'forgetDeleted',
          on: { 'menu.toggled': 'open' },
        },
        open: {
          description: 'The desks are listed.',
          initial: 'listing',
          on: { 'menu.toggled': 'closed', 'menu.left': 'closed' },
          states: {
            listing: {
              description: 'One can be opened, added, moved or deleted.',
              on: {
                'rename.pressed': { target: 'naming', actions: { type: 'beginForm', params: idIn } },
              },
            },
            naming: {
              description: 'A desk is given another name.',
              on: {
                'name.changed': { actions: { type: 'keepName', params: nameIn } },
                'name.submitted': [
                  { guard: 'isNamed', target: 'listing', actions: { type: 'edit', params: renaming } },
                  { actions: 'explain' },
                ],
                'form.left': 'listing',
              },
            },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof desksMachine>
export const desksOf = (snapshot: Snapshot) => snapshot.context.desks
/** Undefined until the desks are known. */
export const currentDesk = ({ context: { desks, current } }: Snapshot) => desks.find(({ id }) => id === current)
export const isMenuOpen = (snapshot: Snapshot) => snapshot.matches({ menu: 'open' })
export const deletedOf = (snapshot: Snapshot) => snapshot.context.deleted?.desk
/** The id of the desk that is given another name; '' for none. */
export const renamingOf = (snapshot: Snapshot) =>
  snapshot.matches({ menu: { open: 'naming' } }) ? snapshot.context.renaming : ''
export const nameOf = (snapshot: Snapshot) => snapshot.context.name
export const problemOf = (snapshot: Snapshot) => snapshot.context.problem
