import type { SnapshotFrom } from 'xstate'
import { addressedIn, atFirst, deskOf } from './desks-context.ts'
import { desksMenu } from './desks-menu.ts'
import {
  accountIn,
  addition,
  besideIn,
  blocked,
  changedIn,
  changeIn,
  deletionIn,
  forgetting,
  full,
  idIn,
  keptIn,
  lost,
  missing,
  moveIn,
  numberedIn,
  only,
  openingIn,
  openingNumbered,
  reachedIn,
  recalledIn,
  renewal,
  restoring,
  restoringSeen,
  seenAtFirst,
  seenNow,
  takingIn,
  terminalIn,
} from './desks-params.ts'
import { desksParts } from './desks-parts.ts'

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
        'account.changed': { actions: { type: 'keepAccount', params: accountIn } },
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
                guard: { type: 'isWithoutSpace', params: keptIn },
                target: 'known',
                actions: [
                  { type: 'takeKept', params: keptIn },
                  { type: 'open', params: seenNow },
                  { type: 'refuse', params: lost },
                ],
              },
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
                guard: { type: 'isLost', params: changedIn },
                actions: [
                  { type: 'takeDesks', params: changedIn },
                  { type: 'open', params: seenNow },
                  { type: 'refuse', params: lost },
                ],
              },
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
              { guard: 'isAwaited', actions: { type: 'keepReached', params: reachedIn } },
              { actions: [{ type: 'refuse', params: missing }, 'miss'] },
            ],
            'account.changed': [
              {
                guard: { type: 'isAnswered', params: accountIn },
                actions: [{ type: 'keepAccount', params: accountIn }, 'takeReached'],
              },
              { actions: { type: 'keepAccount', params: accountIn } },
            ],
            'desk.numbered': [
              { guard: { type: 'isBlocked', params: numberedIn }, actions: { type: 'refuse', params: blocked } },
              { guard: { type: 'isOther', params: numberedIn }, actions: { type: 'open', params: openingNumbered } },
            ],
            'desk.added': [
              { guard: 'isFull', actions: { type: 'refuse', params: full } },
              { actions: { type: 'edit', params: addition } },
            ],
            'desks.taken': { actions: { type: 'edit', params: takingIn } },
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
