import { assign, type ErrorActorEvent, type SnapshotFrom, setup } from 'xstate'
import { refusalStatus } from '../../contract/shared/failure.ts'
import { fieldProblem } from '../../contract/shared/field-problem.ts'
import { EmailAddress } from '../../contract/shared/user/email.ts'
import { port, stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `locked`: the account's, to which a signed-in user is held (VAL-08). `unsent`: the addresses whose request the server has not got yet. */
type Context = { email: string; problem?: string; locked?: string; unsent: readonly string[] }
type Event =
  | { type: 'email.changed'; email: string }
  | { type: 'form.submitted' }
  | { type: 'user.came'; email: string }
  | { type: 'user.left' }
  | { type: 'network.returned' }
type Emitted = { type: 'resetRequest.sent' }

const addressOf = ({ email, locked }: Context) => locked ?? email

const emailIn = <Value>({ event }: { event: { email: Value } }) => event.email
const firstUnsent = ({ context }: { context: Context }) => context.unsent[0] ?? ''
const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error

/** The request is confirmed at once and sent in the background, until the server has it: it must not reveal which addresses have an account. */
export const resetRequestMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { requestReset: port<void, string>('requestReset'), watchReturn: stream('watchReturn') },
  actions: {
    keepEmail: assign((_, email: string) => ({
      email,
      problem: email ? fieldProblem(EmailAddress, email) : undefined,
    })),
    lock: assign((_, locked: string | undefined) => ({ locked, email: '', problem: undefined })),
    queue: assign(({ context }) => ({
      unsent: [...new Set([...context.unsent, addressOf(context)])],
    })),
    dropFirst: assign(({ context }) => ({ unsent: context.unsent.slice(1) })),
    announceSent: report({ type: 'resetRequest.sent' }),
  },
  guards: {
    isFree: ({ context }) => context.locked === undefined,
    isSendable: ({ context }) => fieldProblem(EmailAddress, addressOf(context)) === undefined,
    isUnsent: ({ context }) => context.unsent.length > 0,
    isFinal: (_, error: unknown) => {
      const status = refusalStatus(error)
      return status !== undefined && status < 500 && status !== 429
    },
  },
  delays: { retryTime: 15_000 },
}).createMachine({
  id: 'resetRequest',
  description: 'Asks for a link that resets the password.',
  context: { email: '', unsent: [] },
  type: 'parallel',
  states: {
    form: {
      description: 'The form for the email address.',
      on: {
        'email.changed': { guard: 'isFree', actions: { type: 'keepEmail', params: emailIn } },
        'form.submitted': { guard: 'isSendable', actions: ['queue', 'announceSent'] },
        'user.came': { actions: { type: 'lock', params: emailIn } },
        'user.left': { actions: { type: 'lock', params: undefined } },
      },
    },
    post: {
      description: 'Sends requests in the background until the server has them.',
      initial: 'idle',
      states: {
        idle: {
          description: 'There is nothing to send.',
          always: { guard: 'isUnsent', target: 'asking' },
        },
        asking: {
          description: 'A request is on its way to the server.',
          invoke: {
            id: 'requestReset',
            src: 'requestReset',
            input: firstUnsent,
            onDone: { target: 'idle', actions: 'dropFirst' },
            onError: [
              {
                guard: { type: 'isFinal', params: errorOf },
                target: 'idle',
                actions: 'dropFirst',
              },
              { target: 'waiting' },
            ],
          },
        },
        waiting: {
          description: 'The server did not answer, and the request is sent again soon.',
          invoke: { id: 'watchReturn', src: 'watchReturn' },
          on: { 'network.returned': 'asking' },
          after: { retryTime: 'asking' },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof resetRequestMachine>
export const emailOf = (snapshot: Snapshot) => addressOf(snapshot.context)
export const isLocked = (snapshot: Snapshot) => snapshot.context.locked !== undefined
export const problemOf = (snapshot: Snapshot) => snapshot.context.problem
export const canSend = (snapshot: Snapshot) => snapshot.can({ type: 'form.submitted' })
