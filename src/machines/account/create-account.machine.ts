import { and, assign, type ErrorActorEvent, enqueueActions, or, type SnapshotFrom, setup, stateIn } from 'xstate'
import type { SignUpRequest } from '../../contract/account/sign-up.ts'
import { fieldProblem } from '../../contract/shared/field-problem.ts'
import { Email } from '../../contract/shared/user/email.ts'
import { NewUsername } from '../../contract/shared/user/username.ts'
import {
  type Judged,
  mismatch,
  newPasswordProblem,
  newPasswordRefusal,
  unjudged,
} from '../../rules/account/passwords.ts'
import { takenProblems } from '../../rules/account/taken-problems.ts'
import { type CallReport, troubleOf } from '../../rules/shared/troubles.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

const blank = { email: '', username: '', password: '', confirm: '', hasAccepted: false }
export type CreateDraft = typeof blank
export type CreateProblems = { email?: string; username?: string; password?: string; confirm?: string }
type Context = { draft: CreateDraft; problems: CreateProblems; judged: Judged }
type Event =
  | { type: 'draft.changed'; change: Partial<CreateDraft> }
  | ({ type: 'password.judged' } & Judged)
  | { type: 'form.submitted' }
  /** How much space the form has (OVL-05). */
  | { type: 'form.narrowed' | 'form.widened' }
  | { type: 'overlay.closed' }
type Emitted = CallReport | { type: 'account.created'; email: string; username: string } | { type: 'creation.failed' }
const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error
const refusedOf = ({ context, event }: { context: Context; event: ErrorActorEvent }): Judged => ({
  password: context.draft.password,
  problem: newPasswordRefusal(event.error),
})

const initialContext: Context = { draft: blank, problems: {}, judged: unjudged }
const judgedIn = ({ event }: { event: Judged }) => event
const changeIn = <Value>({ event }: { event: { change: Value } }) => event.change
const signUpRequest = ({ context: { draft } }: { context: Context }) => ({
  email: draft.email,
  username: draft.username,
  password: draft.password,
})

export const createAccountMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { createAccount: port<void, SignUpRequest>('createAccount') },
  actions: {
    announceCall: report({ type: 'call.begun' }),
    announceTrouble: enqueueActions(({ enqueue }, error: unknown) => {
      const trouble = troubleOf(error)
      if (trouble) enqueue(report({ type: 'call.failed', trouble }))
    }),
    takeChange: assign(({ context }, change: Partial<CreateDraft>) => {
      const draft = { ...context.draft, ...change }
      return { draft, problems: problemsAfter(context, change, draft) }
    }),
    keepJudged: assign(({ context: { draft, problems } }, { password, problem }: Judged) => {
      const judged = { password, problem }
      return { judged, problems: { ...problems, password: newPasswordProblem(draft.password, judged) } }
    }),
    keepTaken: assign((_, error: unknown) => ({ problems: takenProblems(error) ?? {} })),
    clearForm: assign({ draft: blank, problems: {}, judged: unjudged }),
    forgetPasswords: assign({
      judged: unjudged,
      draft: ({ context }) => ({ ...context.draft, password: '', confirm: '' }),
      problems: ({ context }) => ({ ...context.problems, password: undefined, confirm: undefined }),
    }),
    announceCreated: report(({ context: { draft } }) => ({
      type: 'account.created' as const,
      email: draft.email,
      username: draft.username,
    })),
    announceFailed: report({ type: 'creation.failed' }),
  },
  guards: {
    isFilled: ({ context: { draft, problems } }) =>
      draft.email !== '' &&
      draft.username !== '' &&
      draft.password !== '' &&
      Object.values(problems).every((problem) => problem === undefined),
    hasAccepted: ({ context }) => context.draft.hasAccepted,
    isSendable: and(['isFilled', or([stateIn({ terms: 'implied' }), 'hasAccepted'])]),
    isTaken: (_, error: unknown) => takenProblems(error) !== undefined,
    isPasswordRefused: (_, error: unknown) => newPasswordRefusal(error) !== undefined,
  },
}).createMachine({
  id: 'createAccount',
  description: 'The form that creates an account.',
  context: initialContext,
  type: 'parallel',
  on: {
    'overlay.closed': { actions: 'forgetPasswords' },
    'password.judged': { actions: { type: 'keepJudged', params: judgedIn } },
  },
  states: {
    terms: {
      description: 'How the visitor accepts the terms.',
      initial: 'asked',
      states: {
        asked: {
          description: 'A checkbox asks for it.',
          on: { 'form.narrowed': 'implied' },
        },
        implied: {
          description: 'There is no space for a checkbox, and creating the account accepts them.',
          on: { 'form.widened': 'asked' },
        },
      },
    },
    form: {
      description: 'What the visitor types, and its way to the server.',
      initial: 'writing',
      states: {
        writing: {
          description: 'The visitor fills in the form.',
          on: {
            'draft.changed': { actions: { type: 'takeChange', params: changeIn } },
            'form.submitted': {
              guard: 'isSendable',
              target: 'sending',
            },
          },
        },
        sending: {
          description: 'The account is being created.',
          entry: 'announceCall',
          invoke: {
            id: 'createAccount',
            src: 'createAccount',
            input: signUpRequest,
            onDone: { target: 'writing', actions: ['announceCreated', 'clearForm'] },
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
                guard: { type: 'isPasswordRefused', params: errorOf },
                target: 'writing',
                actions: [
                  { type: 'announceTrouble', params: errorOf },
                  { type: 'keepJudged', params: refusedOf },
                ],
              },
              { target: 'writing', actions: [{ type: 'announceTrouble', params: errorOf }, 'announceFailed'] },
            ],
          },
        },
      },
    },
  },
})

const fields = { email: Email, username: NewUsername }

/** VAL-04: what was changed is checked again, and a changed password its confirmation, too. */
function problemsAfter(
  { problems, judged }: Context,
  change: Partial<CreateDraft>,
  draft: CreateDraft,
): CreateProblems {
  const after = (name: keyof typeof fields) =>
    change[name] === undefined || change[name] === '' ? undefined : fieldProblem(fields[name], change[name])
  return {
    email: change.email === undefined ? problems.email : after('email'),
    username: change.username === undefined ? problems.username : after('username'),
    password: change.password === undefined ? problems.password : newPasswordProblem(change.password, judged),
    confirm: mismatch(draft.password, draft.confirm),
  }
}

type Snapshot = SnapshotFrom<typeof createAccountMachine>
export const draftOf = (snapshot: Snapshot) => snapshot.context.draft
export const problemsOf = (snapshot: Snapshot) => snapshot.context.problems
export const canSend = (snapshot: Snapshot) => snapshot.can({ type: 'form.submitted' })
export const hasTerms = (snapshot: Snapshot) => snapshot.matches({ terms: 'asked' })
export const isSending = (snapshot: Snapshot) => snapshot.matches({ form: 'sending' })
