import { assign, type ErrorActorEvent, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import type { AccountDeletion } from '../../contract/shared/user/user.ts'
import { passwordRefusal } from '../../rules/account/passwords.ts'
import { type CallReport, troubleOf } from '../../rules/shared/troubles.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Context = { password: string; problem?: string }
type Event =
  | { type: 'deletion.asked' }
  | { type: 'password.changed'; password: string }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.cancelled' }
  | { type: 'user.changed' }
type Emitted = CallReport | { type: 'account.deleted' } | { type: 'deletion.failed' }

const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error

const passwordIn = <Value>({ event }: { event: { password: Value } }) => event.password
const deletionRequest = ({ context }: { context: Context }) => ({ currentPassword: context.password })

/** The deletion of the account, after the user has proved who they are. */
export const deletionMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { deleteAccount: port<void, AccountDeletion>('deleteAccount') },
  actions: {
    announceCall: report({ type: 'call.begun' }),
    announceTrouble: enqueueActions(({ enqueue }, error: unknown) => {
      const trouble = troubleOf(error)
      if (trouble) enqueue(report({ type: 'call.failed', trouble }))
    }),
    keepPassword: assign((_, password: string) => ({ password, problem: undefined })),
    keepRefusal: assign((_, error: unknown) => ({ problem: passwordRefusal(error) })),
    forget: assign({ password: '', problem: undefined }),
    announce: report((_, said: Emitted) => said),
  },
  guards: {
    /** The password was dropped when the user turned away. */
    isLeft: ({ context }) => context.password === '',
    isSendable: ({ context }) => context.password !== '',
    isPasswordRefused: (_, error: unknown) => passwordRefusal(error) !== undefined,
  },
}).createMachine({
  id: 'deletion',
  description: 'How users delete their account.',
  context: { password: '' },
  initial: 'idle',
  on: { 'user.changed': '.idle' },
  states: {
    idle: {
      description: 'The deletion of the account has not been requested.',
      entry: 'forget',
      on: { 'deletion.asked': 'confirming' },
    },
    confirming: {
      description: 'The user proves who they are by their password.',
      on: {
        'password.changed': { actions: { type: 'keepPassword', params: passwordIn } },
        'deletion.confirmed': { guard: 'isSendable', target: 'deleting' },
        'deletion.cancelled': 'idle',
      },
    },
    deleting: {
      description: 'The account is being deleted.',
      entry: 'announceCall',
      // the answer is reported even if the user has turned away
      on: { 'deletion.cancelled': { actions: 'forget' } },
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: deletionRequest,
        onDone: { target: 'idle', actions: { type: 'announce', params: { type: 'account.deleted' } } },
        onError: [
          {
            guard: 'isLeft',
            target: 'idle',
            actions: [
              { type: 'announceTrouble', params: errorOf },
              { type: 'announce', params: { type: 'deletion.failed' } },
            ],
          },
          {
            guard: { type: 'isPasswordRefused', params: errorOf },
            target: 'confirming',
            actions: [
              { type: 'announceTrouble', params: errorOf },
              { type: 'keepRefusal', params: errorOf },
            ],
          },
          {
            target: 'confirming',
            actions: [
              { type: 'announceTrouble', params: errorOf },
              { type: 'announce', params: { type: 'deletion.failed' } },
            ],
          },
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
