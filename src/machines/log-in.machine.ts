import { assign, type DoneActorEvent, type ErrorActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import { refusalStatus } from '../contract/failure.ts'
import { fieldProblem } from '../contract/field-problem.ts'
import { Email } from '../contract/fields.ts'
import type { LoginRequest } from '../contract/user.ts'
import { isUnverified, type LogInProblems, logInProblems } from '../rules/log-in-problems.ts'
import { port } from './ports.ts'
import type { SignIn } from './sign-in.ts'

const blank = { email: '', password: '', rememberMe: false }
export type LogInDraft = typeof blank
/** `hindrance`: why the browser would forget the sign-in. */
type Hindrance = 'http' | 'cookies' | undefined
type Context = { draft: LogInDraft; problems: LogInProblems; hindrance: Hindrance }
type Event =
  | { type: 'draft.changed'; change: Partial<LogInDraft> }
  | { type: 'form.submitted' }
  | { type: 'resend.pressed' }
  | { type: 'account.created'; email: string }
  | { type: 'overlay.closed' }
type Said = 'signIn.failed' | 'verification.resent' | 'verification.failed'
type Emitted = { type: 'signIn.given'; signIn: SignIn } | { type: Said }

const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error
const announcing = (said: Said) => ({ type: 'announce' as const, params: { type: said } })

export const logInMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    input: {} as { hindrance: Hindrance } | undefined,
  },
  actors: { logIn: port<SignIn, LoginRequest>('logIn'), resendVerification: port<void, string>('resendVerification') },
  actions: {
    takeChange: assign(({ context }, change: Partial<LogInDraft>) => ({ draft: { ...context.draft, ...change } })),
    dropProblems: assign(({ context }, { email, password }: Partial<LogInDraft>) => ({
      problems: {
        email: email === undefined ? keptWith(password, context.problems) : fieldProblem(Email, email),
        password: password === undefined ? context.problems.password : undefined,
      },
    })),
    keepProblems: assign((_, error: unknown) => ({ problems: logInProblems(refusalStatus(error)) ?? {} })),
    startOver: assign((_, email: string) => ({ draft: { ...blank, email }, problems: {} })),
    forgetPassword: assign({
      draft: ({ context }) => ({ ...context.draft, password: '' }),
      problems: ({ context }) => ({ email: fieldProblem(Email, context.draft.email) }),
    }),
    dropUnverified: assign({ problems: ({ context: { problems } }) => (isUnverified(problems) ? {} : problems) }),
    announce: emit((_, said: Emitted) => said),
  },
  guards: {
    isSendable: ({ context: { draft, problems } }) =>
      draft.email !== '' && draft.password !== '' && !problems.email && !problems.password,
    isExplained: (_, error: unknown) => logInProblems(refusalStatus(error)) !== undefined,
    isUnverified: ({ context }) => isUnverified(context.problems),
  },
}).createMachine({
  id: 'logIn',
  context: ({ input }) => ({ draft: blank, problems: {}, hindrance: input?.hindrance }),
  type: 'parallel',
  on: { 'overlay.closed': { actions: 'forgetPassword' } },
  states: {
    form: {
      initial: 'writing',
      states: {
        writing: {
          on: {
            'draft.changed': {
              actions: [
                { type: 'takeChange', params: ({ event }) => event.change },
                { type: 'dropProblems', params: ({ event }) => event.change },
              ],
            },
            'account.created': { actions: { type: 'startOver', params: ({ event }) => event.email } },
            'form.submitted': { guard: 'isSendable', target: 'sending' },
          },
        },
        sending: {
          invoke: {
            id: 'logIn',
            src: 'logIn',
            input: ({ context }) => context.draft,
            onDone: {
              target: 'writing',
              actions: [
                { type: 'startOver', params: '' },
                {
                  type: 'announce',
                  params: ({ event }: { event: DoneActorEvent<SignIn> }) => ({
                    type: 'signIn.given',
                    signIn: event.output,
                  }),
                },
              ],
            },
            onError: [
              {
                guard: { type: 'isExplained', params: errorOf },
                target: 'writing',
                actions: { type: 'keepProblems', params: errorOf },
              },
              { target: 'writing', actions: announcing('signIn.failed') },
            ],
          },
        },
      },
    },
    mail: {
      initial: 'idle',
      states: {
        idle: { on: { 'resend.pressed': { guard: 'isUnverified', target: 'resending' } } },
        resending: {
          invoke: {
            id: 'resendVerification',
            src: 'resendVerification',
            input: ({ context }) => context.draft.email,
            // once the mail is there nothing must stand in the way of signing in
            onDone: { target: 'idle', actions: ['dropUnverified', announcing('verification.resent')] },
            onError: { target: 'idle', actions: announcing('verification.failed') },
          },
        },
      },
    },
  },
})

/** Whoever types the password again may have verified the address meanwhile: only the server knows. */
const keptWith = (password: string | undefined, problems: LogInProblems) =>
  password !== undefined && isUnverified(problems) ? undefined : problems.email

type Snapshot = SnapshotFrom<typeof logInMachine>
export const draftOf = (snapshot: Snapshot) => snapshot.context.draft
export const problemsOf = (snapshot: Snapshot) => snapshot.context.problems
export const canSend = (snapshot: Snapshot) => snapshot.can({ type: 'form.submitted' })
export const isSending = (snapshot: Snapshot) => snapshot.matches({ form: 'sending' })
/** ERR-03: the action is there while that error is, also while it runs. */
export const asksForVerification = (snapshot: Snapshot) => isUnverified(snapshot.context.problems)
export const isResending = (snapshot: Snapshot) => snapshot.matches({ mail: 'resending' })
export const hindranceOf = (snapshot: Snapshot) => snapshot.context.hindrance
