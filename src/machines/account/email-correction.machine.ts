import { assign, type ErrorActorEvent, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import { refusalStatus } from '../../contract/shared/failure.ts'
import { fieldProblem } from '../../contract/shared/field-problem.ts'
import { Email } from '../../contract/shared/user/email.ts'
import type { EmailCorrection } from '../../contract/shared/user/user.ts'
import { takenProblems } from '../../rules/account/taken-problems.ts'
import { type CallReport, troubleOf } from '../../rules/shared/troubles.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `email`: as typed, at first the address that the mail went to. */
type Context = { sentTo: string; email: string; problem?: string }
type Event =
  | { type: 'account.unverified'; email: string }
  | { type: 'correction.pressed' }
  | { type: 'email.changed'; email: string }
  | { type: 'form.submitted' }
  | { type: 'correction.cancelled' }
  | { type: 'overlay.closed' }
type Emitted =
  | CallReport
  | { type: 'email.corrected'; email: string }
  | { type: 'correction.failed' }
  | { type: 'correction.refused' }

const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error

const emailIn = <Value>({ event }: { event: { email: Value } }) => event.email
const correctionRequest = ({ context: { sentTo, email } }: { context: Context }) => ({
  formerEmail: sentTo,
  email,
})

/** RTE-14: the address of an account that is not verified, and may have been mistyped. */
export const emailCorrectionMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { correctEmail: port<void, EmailCorrection>('correctEmail') },
  actions: {
    announceCall: report({ type: 'call.begun' }),
    announceTrouble: enqueueActions(({ enqueue }, error: unknown) => {
      const trouble = troubleOf(error)
      if (trouble) enqueue(report({ type: 'call.failed', trouble }))
    }),
    keepSentTo: assign((_, sentTo: string) => ({ sentTo })),
    startOver: assign({ email: ({ context }) => context.sentTo, problem: undefined }),
    keepEmail: assign((_, email: string) => ({ email, problem: fieldProblem(Email, email) })),
    keepTaken: assign((_, error: unknown) => ({ problem: takenProblems(error)?.email })),
    keepSent: assign({ sentTo: ({ context }) => context.email }),
    announceCorrected: report(({ context }) => ({ type: 'email.corrected' as const, email: context.email })),
    announceFailed: report({ type: 'correction.failed' }),
    announceRefused: report({ type: 'correction.refused' }),
  },
  guards: {
    isSendable: ({ context: { email, problem } }) => email !== '' && problem === undefined,
    isTaken: (_, error: unknown) => takenProblems(error)?.email !== undefined,
    isForbidden: (_, error: unknown) => refusalStatus(error) === 403,
  },
}).createMachine({
  id: 'emailCorrection',
  description: 'Corrects the email address of an account that is not verified.',
  context: { sentTo: '', email: '' },
  initial: 'offered',
  on: {
    'account.unverified': { target: '.offered', actions: { type: 'keepSentTo', params: emailIn } },
  },
  states: {
    offered: {
      description: 'The user is offered to correct the address.',
      on: { 'correction.pressed': { target: 'writing', actions: 'startOver' } },
    },
    writing: {
      description: 'The user types the right address.',
      on: {
        'email.changed': { actions: { type: 'keepEmail', params: emailIn } },
        'form.submitted': { guard: 'isSendable', target: 'sending' },
        'correction.cancelled': 'offered',
        'overlay.closed': 'offered',
      },
    },
    sending: {
      description: 'The corrected address is on its way to the server.',
      entry: 'announceCall',
      invoke: {
        id: 'correctEmail',
        src: 'correctEmail',
        input: correctionRequest,
        onDone: { target: 'offered', actions: ['keepSent', 'announceCorrected'] },
        onError: [
          {
            guard: { type: 'isTaken', params: errorOf },
            target: 'writing',
            actions: [
              { type: 'announceTrouble', params: errorOf },
              { type: 'keepTaken', params: errorOf },
            ],
          },
          {
            guard: { type: 'isForbidden', params: errorOf },
            target: 'writing',
            actions: [{ type: 'announceTrouble', params: errorOf }, 'announceRefused'],
          },
          { target: 'writing', actions: [{ type: 'announceTrouble', params: errorOf }, 'announceFailed'] },
        ],
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof emailCorrectionMachine>
export const emailOf = (snapshot: Snapshot) => snapshot.context.email
export const problemOf = (snapshot: Snapshot) => snapshot.context.problem
export const isWriting = (snapshot: Snapshot) => !snapshot.matches('offered')
export const isSending = (snapshot: Snapshot) => snapshot.matches('sending')
export const canSend = (snapshot: Snapshot) => snapshot.can({ type: 'form.submitted' })
