import { assign, type ErrorActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import { Password } from '../contract/account-fields.ts'
import { refusalStatus } from '../contract/failure.ts'
import { fieldProblem } from '../contract/field-problem.ts'
import { messages } from '../contract/messages.ts'
import type { ResetPassword } from '../contract/user.ts'
import { mismatch } from '../rules/passwords.ts'
import { port } from './ports.ts'

const blank = { newPassword: '', confirm: '' }
export type ResetDraft = typeof blank
export type ResetProblems = { newPassword?: string; confirm?: string }
type Context = { token: string; draft: ResetDraft; problems: ResetProblems }
type Event =
  | { type: 'resetLink.followed'; token: string }
  | { type: 'draft.changed'; change: Partial<ResetDraft> }
  | { type: 'form.submitted' }
  | { type: 'overlay.closed' }
type Emitted = { type: 'password.reset' } | { type: 'reset.failed' }

/** PWD, OVL-09: a new password by a mailed link. */
export const resetPasswordMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { resetPassword: port<void, ResetPassword>('resetPassword') },
  actions: {
    keepToken: assign((_, token: string) => ({ token, draft: blank, problems: {} })),
    takeChange: assign(({ context }, change: Partial<ResetDraft>) => {
      const draft = { ...context.draft, ...change }
      return { draft, problems: problemsOfTyped(draft) }
    }),
    showWhatIsMissing: assign(({ context: { draft } }) => ({
      problems: {
        newPassword: problemsOfTyped(draft).newPassword ?? (draft.newPassword === '' ? MISSING : undefined),
        confirm: draft.confirm === draft.newPassword ? undefined : messages.passwordsDiffer,
      },
    })),
    clearForm: assign({ draft: blank, problems: {} }),
    announce: emit((_, said: Emitted) => said),
  },
  guards: {
    isSendable: ({ context: { token, draft } }) =>
      token !== '' && fieldProblem(Password, draft.newPassword) === undefined && draft.confirm === draft.newPassword,
    isNoLink: ({ context }) => context.token === '',
    isSameLink: ({ context }, token: string) => context.token === token,
    isExpired: (_, error: unknown) => [400, 410].includes(refusalStatus(error) ?? 0),
  },
}).createMachine({
  id: 'resetPassword',
  context: { token: '', draft: blank, problems: {} },
  initial: 'writing',
  on: {
    'resetLink.followed': {
      target: '.writing',
      actions: { type: 'keepToken', params: ({ event }) => event.token },
    },
    'overlay.closed': { actions: 'clearForm' },
  },
  states: {
    writing: {
      on: {
        'draft.changed': { actions: { type: 'takeChange', params: ({ event }) => event.change } },
        'form.submitted': [
          { guard: 'isNoLink', target: 'expired' },
          { guard: 'isSendable', target: 'sending' },
          { actions: 'showWhatIsMissing' },
        ],
      },
    },
    sending: {
      // what is under way is not undone by coming back to its link
      on: { 'resetLink.followed': { guard: { type: 'isSameLink', params: ({ event }) => event.token } } },
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context: { token, draft } }) => ({ token, newPassword: draft.newPassword }),
        onDone: {
          target: 'writing',
          actions: ['clearForm', { type: 'announce', params: { type: 'password.reset' } }],
        },
        onError: [
          {
            guard: { type: 'isExpired', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            target: 'expired',
            actions: ['clearForm', { type: 'announce', params: { type: 'reset.failed' } }],
          },
          { target: 'writing', actions: { type: 'announce', params: { type: 'reset.failed' } } },
        ],
      },
    },
    expired: {},
  },
})

const MISSING = 'Please enter a new password.'
const problemsOfTyped = ({ newPassword, confirm }: ResetDraft): ResetProblems => ({
  newPassword: newPassword === '' ? undefined : fieldProblem(Password, newPassword),
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
