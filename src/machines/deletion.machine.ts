import { assign, type ErrorActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import type { AccountDeletion } from '../contract/user.ts'
import { passwordRefusal } from '../rules/passwords.ts'
import { port } from './ports.ts'

type Context = { password: string; problem?: string }
type Event =
  | { type: 'deletion.asked' }
  | { type: 'password.changed'; password: string }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.cancelled' }
  | { type: 'user.left' }
type Emitted = { type: 'account.deleted' } | { type: 'deletion.failed' }

const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error

/** The user leaves for good, after proving who they are. */
export const deletionMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { deleteAccount: port<void, AccountDeletion>('deleteAccount') },
  actions: {
    keepPassword: assign((_, password: string) => ({ password, problem: undefined })),
    keepRefusal: assign((_, error: unknown) => ({ problem: passwordRefusal(error) })),
    forget: assign({ password: '', problem: undefined }),
    announce: emit((_, said: Emitted) => said),
  },
  guards: {
    /** The password went with whoever turned away. */
    isLeft: ({ context }) => context.password === '',
    isSendable: ({ context }) => context.password !== '',
    isPasswordRefused: (_, error: unknown) => passwordRefusal(error) !== undefined,
  },
}).createMachine({
  id: 'deletion',
  context: { password: '' },
  initial: 'idle',
  on: { 'user.left': '.idle' },
  states: {
    idle: { entry: 'forget', on: { 'deletion.asked': 'confirming' } },
    confirming: {
      on: {
        'password.changed': { actions: { type: 'keepPassword', params: ({ event }) => event.password } },
        'deletion.confirmed': { guard: 'isSendable', target: 'deleting' },
        'deletion.cancelled': 'idle',
      },
    },
    deleting: {
      // whoever turns away hears of the answer all the same
      on: { 'deletion.cancelled': { actions: 'forget' } },
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context }) => ({ currentPassword: context.password }),
        onDone: { target: 'idle', actions: { type: 'announce', params: { type: 'account.deleted' } } },
        onError: [
          {
            guard: 'isLeft',
            target: 'idle',
            actions: { type: 'announce', params: { type: 'deletion.failed' } },
          },
          {
            guard: { type: 'isPasswordRefused', params: errorOf },
            target: 'confirming',
            actions: { type: 'keepRefusal', params: errorOf },
          },
          { target: 'confirming', actions: { type: 'announce', params: { type: 'deletion.failed' } } },
        ],
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof deletionMachine>
export const passwordOf = (snapshot: Snapshot) => snapshot.context.password
export const problemOf = (snapshot: Snapshot) => snapshot.context.problem
export const isAsking = (snapshot: Snapshot) => !snapshot.matches('idle')
export const isDeleting = (snapshot: Snapshot) => snapshot.matches('deleting')
export const canConfirm = (snapshot: Snapshot) => snapshot.can({ type: 'deletion.confirmed' })
