import { assign, type DoneActorEvent, type ErrorActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import { refusalStatus } from '../contract/failure.ts'
import { fieldProblem } from '../contract/field-problem.ts'
import { Email } from '../contract/fields.ts'
import type { LoginRequest } from '../contract/user.ts'
import { type LogInProblems, logInProblems } from '../rules/log-in-problems.ts'
import { port } from './ports.ts'
import type { SignIn } from './sign-in.ts'

const blank = { email: '', password: '', rememberMe: false }
export type LogInDraft = typeof blank
/** `isSecure`: the browser keeps what a sign-in needs; over plain http it does so on this machine only. */
type Context = { draft: LogInDraft; problems: LogInProblems; isSecure: boolean }
type Event =
  | { type: 'draft.changed'; change: Partial<LogInDraft> }
  | { type: 'form.submitted' }
  | { type: 'overlay.closed' }
type Emitted = { type: 'signIn.given'; signIn: SignIn } | { type: 'signIn.failed' }

export const logInMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    input: {} as { isSecure: boolean } | undefined,
  },
  actors: { logIn: port<SignIn, LoginRequest>('logIn') },
  actions: {
    takeChange: assign(({ context }, change: Partial<LogInDraft>) => ({ draft: { ...context.draft, ...change } })),
    dropProblems: assign(({ context }, { email, password }: Partial<LogInDraft>) => ({
      problems: {
        email: email === undefined ? context.problems.email : fieldProblem(Email, email),
        password: password === undefined ? context.problems.password : undefined,
      },
    })),
    keepProblems: assign((_, error: unknown) => ({ problems: logInProblems(refusalStatus(error)) ?? {} })),
    clearForm: assign({ draft: blank, problems: {} }),
    forgetPassword: assign({ draft: ({ context }) => ({ ...context.draft, password: '' }) }),
    announce: emit((_, said: Emitted) => said),
  },
  guards: {
    isSendable: ({ context: { draft, problems } }) =>
      draft.email !== '' && draft.password !== '' && !problems.email && !problems.password,
    isExplained: (_, error: unknown) => logInProblems(refusalStatus(error)) !== undefined,
  },
}).createMachine({
  id: 'logIn',
  context: ({ input }) => ({ draft: blank, problems: {}, isSecure: input?.isSecure ?? true }),
  initial: 'writing',
  on: { 'overlay.closed': { actions: 'forgetPassword' } },
  states: {
    writing: {
      on: {
        'draft.changed': {
          actions: [
            { type: 'takeChange', params: ({ event }) => event.change },
            { type: 'dropProblems', params: ({ event }) => event.change },
          ],
        },
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
            'clearForm',
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
            guard: { type: 'isExplained', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            target: 'writing',
            actions: { type: 'keepProblems', params: ({ event }: { event: ErrorActorEvent }) => event.error },
          },
          { target: 'writing', actions: { type: 'announce', params: { type: 'signIn.failed' } } },
        ],
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof logInMachine>
export const draftOf = (snapshot: Snapshot) => snapshot.context.draft
export const problemsOf = (snapshot: Snapshot) => snapshot.context.problems
export const canSend = (snapshot: Snapshot) => snapshot.can({ type: 'form.submitted' })
export const isSending = (snapshot: Snapshot) => snapshot.matches('sending')
export const needsHttps = (snapshot: Snapshot) => !snapshot.context.isSecure
