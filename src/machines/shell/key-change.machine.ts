import { assign, type SnapshotFrom, setup } from 'xstate'
import type { KeptKeys } from '../../contract/shared/user/kept-keys.ts'
import {
  holderOf,
  holderWords,
  isOnlyHeld,
  isUsable,
  refusalOf,
  resultOf,
  withKey,
} from '../../rules/shell/key-changes.ts'
import { report } from '../shared/report.ts'

type Changes = Pick<KeptKeys, 'changes'>
/** `own`: the key that the command has by itself whose key is changed, or was last; '' before. `pressed`: the last key that it could not have. */
type Context = Changes & { own: string; pressed: string }
type Event =
  /** The keys that commands have now. */
  | ({ type: 'changes.given' } & Changes)
  /** The list of keys was opened or closed. */
  | { type: 'list.toggled' }
  | { type: 'change.asked'; own: string }
  | { type: 'key.pressed'; key: string }
  | { type: 'key.dropped' }
  | { type: 'key.reset' }
  | { type: 'change.left' }
  | { type: 'keys.reset' }
type Emitted = { type: 'changes.chosen' } & Changes

const changesIn = ({ event: { changes } }: { event: Changes }): Changes => ({ changes })
const ownIn = ({ event }: { event: { own: string } }) => event.own
const keyIn = ({ event }: { event: { key: string } }) => event.key
const ownKey = ({ context }: { context: Context }) => context.own

/** LAY-33: another key for a command, in the list of keys. */
export const keyChangeMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actions: {
    setChanges: assign((_, changes: Changes) => changes),
    setCommand: assign((_, own: string) => ({ own })),
    setPressed: assign((_, pressed: string) => ({ pressed })),
    choose: report(
      ({ context: { changes, own } }, key: string | undefined): Emitted => ({
        type: 'changes.chosen',
        changes: withKey(changes, own, key),
      }),
    ),
    chooseNone: report((): Emitted => ({ type: 'changes.chosen', changes: [] })),
  },
  guards: {
    isOnlyHeld: (_, key: string) => isOnlyHeld(key),
    isUnusable: ({ context }, key: string) => !isUsable(key, context.own),
    isTaken: ({ context: { own, changes } }, key: string) => holderOf(key, own, changes) !== undefined,
    hasChanges: ({ context }) => context.changes.length > 0,
  },
}).createMachine({
  id: 'keyChange',
  description: 'Another key for a command, in the list of keys.',
  context: { changes: [], own: '', pressed: '' },
  initial: 'resting',
  on: {
    'changes.given': { actions: { type: 'setChanges', params: changesIn } },
    'list.toggled': '.resting',
    'change.asked': { target: '.awaiting', actions: { type: 'setCommand', params: ownIn } },
    'keys.reset': { guard: 'hasChanges', target: '.resting.reset', actions: 'chooseNone' },
  },
  states: {
    resting: {
      description: 'No key is being changed.',
      initial: 'unchanged',
      states: {
        unchanged: { description: 'Nothing is to be said.' },
        changed: { description: 'A command has just got another key, or none.' },
        reset: { description: 'All commands have just got their own keys again.' },
      },
    },
    awaiting: {
      description: 'The next key that is pressed is to be that of the command.',
      initial: 'fresh',
      on: {
        'key.pressed': [
          { guard: { type: 'isOnlyHeld', params: keyIn } },
          {
            guard: { type: 'isUnusable', params: keyIn },
            target: '.refused',
            actions: { type: 'setPressed', params: keyIn },
          },
          {
            guard: { type: 'isTaken', params: keyIn },
            target: '.taken',
            actions: { type: 'setPressed', params: keyIn },
          },
          { target: 'resting.changed', actions: { type: 'choose', params: keyIn } },
        ],
        'key.dropped': { target: 'resting.changed', actions: { type: 'choose', params: undefined } },
        'key.reset': [
          {
            guard: { type: 'isTaken', params: ownKey },
            target: '.taken',
            actions: { type: 'setPressed', params: ownKey },
          },
          { target: 'resting.changed', actions: { type: 'choose', params: ownKey } },
        ],
        'change.left': 'resting',
        // what spoke against a key may hold no longer
        'changes.given': { target: '.fresh', actions: { type: 'setChanges', params: changesIn } },
      },
      states: {
        fresh: { description: 'Nothing was pressed yet.' },
        refused: { description: 'What was pressed cannot be the key of a command.' },
        taken: { description: 'Another command has the key that was pressed.' },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof keyChangeMachine>
/** The command whose key is being changed, by the key that it has by itself; undefined while none is. */
export const awaitingOf = (snapshot: Snapshot) => (snapshot.matches('awaiting') ? snapshot.context.own : undefined)
/** The command whose key is being changed, or was last. */
export const lastOf = (snapshot: Snapshot) => snapshot.context.own
/** Why the pressed key was not taken; undefined where none was pressed. */
export function problemOf({ context: { pressed, own, changes }, ...snapshot }: Snapshot): string | undefined {
  if (snapshot.matches({ awaiting: 'refused' })) return refusalOf(pressed)
  return snapshot.matches({ awaiting: 'taken' }) ? holderWords(pressed, own, changes) : undefined
}
/** What has come of it, or speaks against it; '' for nothing. */
export function outcomeOf(snapshot: Snapshot): string {
  if (snapshot.matches({ resting: 'changed' })) return resultOf(snapshot.context.own, snapshot.context.changes)
  return snapshot.matches({ resting: 'reset' })
    ? 'All commands have their own keys again.'
    : (problemOf(snapshot) ?? '')
}
