import type { SnapshotFrom } from 'xstate'
import type { DeskContent, KeptDesks } from '../../contract/desks/desks.ts'
import type { FeedConfiguration } from '../../contract/shared/feed-configuration.ts'
import type { DeskOrder } from '../../rules/desks/desks.ts'
import {
  addressedIn,
  atFirst,
  beside,
  type Changed,
  type Context,
  deskOf,
  lastSeen,
  type Reached,
  type Recalled,
  type Terminal,
  wholeNow,
} from './desks-context.ts'
import { desksMenu } from './desks-menu.ts'
import { desksParts } from './desks-parts.ts'

type Renewed = { preset: FeedConfiguration; isNameOnly: boolean }
type With<More> = { context: Context; event: More }
const terminalIn = ({ event }: With<Terminal>) => event
const changeIn = ({ event }: With<{ change: Partial<DeskContent> }>) => event.change
const keptIn = ({ event }: With<{ kept: KeptDesks | undefined }>) => event.kept
const changedIn = ({ event }: With<Changed>) => event
const recalledIn = ({ event }: With<Recalled>) => event
const idIn = ({ event }: With<{ id: string }>) => event.id
const openingIn = ({ event: { id } }: With<{ id: string }>) => ({ id })
const reachedIn = ({ event: { id, symbol } }: With<Reached>) => ({ id, symbol })
const numberedIn = ({ context: { desks }, event }: With<{ number: number }>) => desks[event.number - 1]?.id ?? ''
const openingNumbered = (args: With<{ number: number }>) => ({ id: numberedIn(args) })
const seenNow = ({ context }: { context: Context }) => ({ id: lastSeen(context)?.id ?? '' })
/** The symbol that the address names stays. */
const seenAtFirst = ({ context }: { context: Context }) => ({
  id: context.current,
  symbol: context.content.symbol || undefined,
})
const besideIn = ({ context, event }: With<{ id: string }>) => ({ id: beside(context, event.id) ?? '' })
const addition = ({ context }: { context: Context }): DeskOrder => ({ does: 'add', content: wholeNow(context) })
const moveIn = ({ event: { id, by } }: With<{ id: string; by: number }>): DeskOrder => ({ does: 'move', id, by })
const deletionIn = ({ event: { id } }: With<{ id: string }>): DeskOrder => ({ does: 'delete', id })
const renewal = ({ event: { preset, isNameOnly } }: With<Renewed>): DeskOrder => ({
  does: 'renewPreset',
  preset,
  isNameOnly,
})
const forgetting = ({ event: { id } }: With<{ id: string }>): DeskOrder => ({ does: 'forgetPreset', id })
const restoring = ({ context: { deleted } }: { context: Context }): DeskOrder =>
  deleted ? { does: 'restore', ...deleted } : { does: 'delete', id: '' }
/** It was deleted in another window. */
const restoringSeen = ({ context: { desks, current } }: { context: Context }): DeskOrder => {
  const at = desks.findIndex(({ id }) => id === current)
  const desk = desks[at]
  return desk ? { does: 'restore', desk, at, shows: 'it' } : { does: 'delete', id: '' }
}
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
  states: {
    list: {
      description: 'Which desks there are.',
      initial: 'unknown',
      on: {
        'terminal.changed': [
          {
            guard: { type: 'isOtherReader', params: terminalIn },
            target: '.unknown',
            actions: [{ type: 'keepTerminal', params: terminalIn }, 'forgetDesks'],
          },
          { actions: { type: 'keepTerminal', params: terminalIn } },
        ],
        'content.changed': { actions: { type: 'keepContent', params: changeIn } },
        'desk.reached': { actions: { type: 'keepReached', params: reachedIn } },
      },
      states: {
        unknown: {
          description: 'It is not known yet what stands on the desk.',
          always: { guard: 'isWhole', target: 'recalling' },
        },
        recalling: {
          description: 'What this browser keeps for the reader is asked for.',
          entry: 'askForKept',
          on: {
            'desks.recalled': [
              {
                guard: { type: 'isBuiltOn', params: keptIn },
                target: 'known',
                actions: [
                  { type: 'takeKept', params: keptIn },
                  { type: 'edit', params: addition },
                ],
              },
              {
                guard: { type: 'isOthers', params: recalledIn },
                target: 'known',
                actions: [{ type: 'takeKept', params: keptIn }, { type: 'open', params: seenAtFirst }, 'save'],
              },
              { target: 'known', actions: [{ type: 'takeKept', params: keptIn }, 'save'] },
            ],
          },
        },
        known: {
          description: 'The desks are known, and what changes belongs to the one that is seen.',
          entry: 'takeReached',
          on: {
            'terminal.changed': [
              {
                guard: { type: 'isBehind', params: terminalIn },
                actions: [
                  { type: 'keepTerminal', params: terminalIn },
                  { type: 'open', params: seenNow },
                ],
              },
              {
                guard: { type: 'isReader', params: terminalIn },
                actions: [{ type: 'keepTerminal', params: terminalIn }, 'save'],
              },
            ],
            'content.changed': { actions: [{ type: 'keepContent', params: changeIn }, 'save'] },
            'desks.changed': [
              { guard: { type: 'isNeeded', params: changedIn }, actions: { type: 'edit', params: restoringSeen } },
              {
                guard: { type: 'isElsewhere', params: changedIn },
                actions: [
                  { type: 'takeDesks', params: changedIn },
                  { type: 'open', params: seenNow },
                ],
              },
              { actions: { type: 'takeDesks', params: changedIn } },
            ],
            'desk.chosen': [
              { guard: { type: 'isBlocked', params: idIn }, actions: { type: 'refuse', params: blocked } },
              { guard: { type: 'isOther', params: idIn }, actions: { type: 'open', params: openingIn } },
            ],
            'desk.reached': [
              { guard: { type: 'isSeen', params: idIn } },
              {
                guard: { type: 'isBlocked', params: idIn },
                actions: [{ type: 'refuse', params: blocked }, 'miss'],
              },
              { guard: { type: 'isOther', params: idIn }, actions: [{ type: 'open', params: reachedIn }, 'save'] },
              { actions: 'miss' },
            ],
            'desk.numbered': [
              { guard: { type: 'isBlocked', params: numberedIn }, actions: { type: 'refuse', params: blocked } },
              { guard: { type: 'isOther', params: numberedIn }, actions: { type: 'open', params: openingNumbered } },
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
    menu: desksMenu,
  },
})

type Snapshot = SnapshotFrom<typeof desksMachine>
export const desksOf = (snapshot: Snapshot) => snapshot.context.desks
/** Undefined until the desks are known. */
export const currentDesk = ({ context }: Snapshot) => deskOf(context, context.current)
export const addressOf = ({ context }: Snapshot) => addressedIn(context)
export const isMenuOpen = (snapshot: Snapshot) => snapshot.matches({ menu: 'open' })
export const deletedOf = (snapshot: Snapshot) => snapshot.context.deleted?.desk
/** The id of the desk that is given another name; '' for none. */
export const renamingOf = (snapshot: Snapshot) =>
  snapshot.matches({ menu: { open: 'naming' } }) ? snapshot.context.renaming : ''
export const nameOf = (snapshot: Snapshot) => snapshot.context.name
export const problemOf = (snapshot: Snapshot) => snapshot.context.problem
