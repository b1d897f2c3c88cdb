import { assign, type ErrorActorEvent, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import { refusalStatus } from '../../contract/shared/failure.ts'
import { messages } from '../../contract/shared/texts/messages.ts'
import type { ResetPassword } from '../../contract/shared/user/user.ts'
import {
  type Judged,
  mismatch,
  newPasswordProblem,
  newPasswordRefusal,
  unjudged,
} from '../../rules/account/passwords.ts'
import { type CallReport, troubleOf } from '../../rules/shared/troubles.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

const blank = { newPassword: '', confirm: '' }
const cleared = { draft: blank, problems: {}, judged: unjudged }
export type ResetDraft = typeof blank
export type ResetProblems = { newPassword?: string; confirm?: string }
type Context = { token: string; draft: ResetDraft; problems: ResetProblems; judged: Judged }
type Event =
  | { type: 'resetLink.followed'; token: string }
  | { type: 'draft.changed'; change: Partial<ResetDraft> }
  | ({ type: 'password.judged' } & Judged)
  | { type: 'form.submitted' }
  | { type: 'overlay.closed' }
type Emitted = CallReport | { type: 'password.reset' } | { type: 'reset.failed' }

const initialContext: Context = { token: '', ...cleared }
const refusedOf = ({ context, event }: { context: Context; event: ErrorActorEvent }): Judged => ({
  password: context.draft.newPassword,
  problem: newPasswordRefusal(event.error),
})

const tokenIn = <Value>({ event }: { event: { token: Value } }) => event.token
const judgedIn = ({ event }: { event: Judged }) => event
const changeIn = <Value>({ event }: { event: { change: Value } }) => event.change
const resetRequest = ({ context: { token, draft } }: { context: Context }) => ({
  token,
  newPassword: draft.newPassword,
})
const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error

/** PWD, OVL-09: a new password by a mailed link. */
export const resetPasswordMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { resetPassword: port<void, ResetPassword>('resetPassword') },
  actions: {
    announceCall: report({ type: 'call.begun' }),
    announceTrouble: enqueueActions(({ enqueue }, error: unknown) => {
      const trouble = troubleOf(error)
      if (trouble) enqueue(report({ type: 'call.failed', trouble }))
    }),
    keepToken: assign((_, token: string) => ({ token, ...cleared })),
    takeChange: assign(({ context }, change: Partial<ResetDraft>) => {
      const draft = { ...context.draft, ...change }
      return { draft, problems: problemsOfTyped(draft, context.judged) }
    }),
    keepJudged: assign(({ context: { draft, problems } }, { password, problem }: Judged) => {
      const judged = { password, problem }
      return { judged, problems: { ...problems, newPassword: newPasswordProblem(draft.newPassword, judged) } }
    }),
    showWhatIsMissing: assign(({ context: { draft, judged } }) => ({
      problems: {
        newPassword: newPasswordProblem(draft.newPassword, judged) ?? (draft.newPassword === '' ? MISSING : undefined),
        confirm: draft.confirm === draft.newPassword ? undefined : messages.passwordsDiffer,
      },
    })),
    clearForm: assign(cleared),
    announce: report((_, said: Emitted) => said),
  },
  guards: {
    isSendable: ({ context: { token, draft, judged } }) =>
      token !== '' &&
      draft.newPassword !== '' &&
      newPasswordProblem(draft.newPassword, judged) === undefined &&
      draft.confirm === draft.newPassword,
    isNoLink: ({ context }) => context.token === '',
    isSameLink: ({ context }, token: string) => context.token === token,
    isPasswordRefused: (_, error: unknown) => newPasswordRefusal(error) !== undefined,
    isExpired: (_, error: unknown) => [400, 410].includes(refusalStatus(error) ?? 0),
  },
}).createMachine({
  id: 'resetPassword',
  description: 'Sets a new password by a mailed link.',
  context: initialContext,
  initial: 'writing',
  on: {
    'resetLink.followed': {
      target: '.writing',
      actions: { type: 'keepToken', params: tokenIn },
    },
    'overlay.closed': { actions: 'clearForm' },
    'password.judged': { actions: { type: 'keepJudged', params: judgedIn } },
  },
  states: {
    writing: {
      description: 'The user types a new password.',
      on: {
        'draft.changed': { actions: { type: 'takeChange', params: changeIn } },
        'form.submitted': [
          { guard: 'isNoLink', target: 'expired' },
          { guard: 'isSendable', target: 'sending' },
          { actions: 'showWhatIsMissing' },
        ],
      },
    },
    sending: {
      description: 'The new password is on its way to the server.',
      entry: 'announceCall',
      // what is under way is not undone by coming back to its link
      on: { 'resetLink.followed': { guard: { type: 'isSameLink', params: tokenIn } } },
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: resetRequest,
        onDone: {
          target: 'writing',
          actions: ['clearForm', { type: 'announce', params: { type: 'password.reset' } }],
        },
        onError: [
          {
            guard: { type: 'isExpired', params: errorOf },
            target: 'expired',
            actions: [
              { type: 'announceTrouble', params: errorOf },
              'clearForm',
              { type: 'announce', params: { type: 'reset.failed' } },
            ],
          },
          {
            guard: { type: 'isPasswordRefused', params: errorOf },
            target: 'writing',
            actions: [
              { type: 'announceTrouble', params: errorOf },
              { type: 'keepJudged', params: refusedOf },
            ],
          },
          {
            target: 'writing',
            actions: [
              { type: 'announceTrouble', params: errorOf },
              { type: 'announce', params: { type: 'reset.failed' } },
            ],
          },
        ],
      },
    },
    expired: {
      description: 'The link is no longer good, and a new one can be asked for.',
    },
  },
})

const MISSING = 'Please enter a new password.'
const problemsOfTyped = ({ newPassword, confirm }: ResetDraft, judged: Judged): ResetProblems => ({
  newPassword: newPasswordProblem(newPassword, judged),
  confirm: mismatch(newPassword, confirm),
})

type Snapshot = SnapshotFrom<typeof resetPasswordMachine>
export const draftOf = (snapshot: Snapshot) => snapshot.context.draft
export const problemsOf = (snapshot: Snapshot) => snapshot.context.problems
export const isSending = (snapshot: Snapshot) => snapshot.matches('sending')
/** The link is good for nothing any more: a new one can be asked for. */
export const isExpired = (snapshot: Snapshot) => snapshot.matches('expired')
/** The same, and where the address brought no token. */
export const hasDeadLink = (snapshot: Snapshot) => isExpired(snapshot) || snapshot.context.token === ''
