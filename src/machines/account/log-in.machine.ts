import { assign, type DoneActorEvent, type ErrorActorEvent, enqueueActions, type SnapshotFrom, setup } from 'xstate'
import { refusalStatus } from '../../contract/shared/failure.ts'
import { fieldProblem } from '../../contract/shared/field-problem.ts'
import { Email } from '../../contract/shared/fields.ts'
import type { LoginRequest } from '../../contract/shared/user/user.ts'
import { isUnverified, type LogInProblems, logInProblems } from '../../rules/account/log-in-problems.ts'
import { type CallReport, troubleOf } from '../../rules/shared/troubles.ts'
import type { SignIn } from '../session/sign-in.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

const blank = { email: '', password: '', rememberMe: false }
export type LogInDraft = typeof blank
/** `hindrance`: why the browser would forget the sign-in. */
type Hindrance = 'http' | 'cookies' | undefined
/** `linkToken`: of a mailed link that was followed here; with the password, it verifies the account (RTE-10). */
type Context = { draft: LogInDraft; problems: LogInProblems; hindrance: Hindrance; linkToken?: string }
type Event =
  | { type: 'draft.changed'; change: Partial<LogInDraft> }
  | { type: 'form.submitted' }
  | { type: 'resend.pressed' }
  | { type: 'account.created'; email: string }
  | { type: 'overlay.closed' }
  | { type: 'link.changed'; token: string | undefined }
type Said = 'signIn.failed' | 'verification.resent' | 'verification.failed'
type Emitted =
  | CallReport
  | { type: 'signIn.given'; signIn: SignIn }
  | { type: 'account.unverified'; email: string }
  | { type: Said }

const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error

const initialContext = ({ input }: { input: { hindrance: Hindrance } | undefined }): Context => ({
  draft: blank,
  problems: {},
  hindrance: input?.hindrance,
})
const changeIn = <Value>({ event }: { event: { change: Value } }) => event.change
const emailIn = <Value>({ event }: { event: { email: Value } }) => event.email
const logInRequest = ({ context: { draft, linkToken } }: { context: Context }) => ({
  ...draft,
  verificationToken: linkToken,
})
const tokenIn = <Value>({ event }: { event: { token: Value } }) => event.token
const signInGiven = ({ event }: { event: DoneActorEvent<SignIn> }): Emitted => ({
  type: 'signIn.given',
  signIn: event.output,
})
const unverified = ({ context }: { context: Context }): Emitted => ({
  type: 'account.unverified',
  email: context.draft.email,
})
const emailTyped = ({ context }: { context: Context }) => context.draft.email

export const logInMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    input: {} as { hindrance: Hindrance } | undefined,
  },
  actors: { logIn: port<SignIn, LoginRequest>('logIn'), resendVerification: port<void, string>('resendVerification') },
  actions: {
    announceCall: report({ type: 'call.begun' }),
    announceTrouble: enqueueActions(({ enqueue }, error: unknown) => {
      const trouble = troubleOf(error)
      if (trouble) enqueue(report({ type: 'call.failed', trouble }))
    }),
    keepLink: assign((_, linkToken: string | undefined) => ({ linkToken })),
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
    announce: report((_, said: Emitted) => said),
  },
  guards: {
    /** Whether the address is still not verified only the server knows: the link may have been followed elsewhere. */
    isSendable: ({ context: { draft, problems } }) =>
      draft.email !== '' && draft.password !== '' && (!problems.email || isUnverified(problems)) && !problems.password,
    isExplained: (_, error: unknown) => logInProblems(refusalStatus(error)) !== undefined,
    isAddressUnproven: (_, error: unknown) => isUnverified(logInProblems(refusalStatus(error)) ?? {}),
    isUnverified: ({ context }) => isUnverified(context.problems),
  },
}).createMachine({
  id: 'logIn',
  description: 'The login form.',
  context: initialContext,
  type: 'parallel',
  on: {
    'overlay.closed': { actions: 'forgetPassword' },
    'link.changed': { actions: { type: 'keepLink', params: tokenIn } },
  },
  states: {
    form: {
      description: 'The email address and the password.',
      initial: 'writing',
      states: {
        writing: {
          description: 'The visitor fills in the form.',
          on: {
            'draft.changed': {
              actions: [
                { type: 'takeChange', params: changeIn },
                { type: 'dropProblems', params: changeIn },
              ],
            },
            'account.created': { actions: { type: 'startOver', params: emailIn } },
            'form.submitted': { guard: 'isSendable', target: 'sending' },
          },
        },
        sending: {
          description: 'The server checks the email address and the password.',
          entry: 'announceCall',
          invoke: {
            id: 'logIn',
            src: 'logIn',
            input: logInRequest,
            onDone: {
              target: 'writing',
              actions: [
                { type: 'startOver', params: '' },
                {
                  type: 'announce',
                  params: signInGiven,
                },
              ],
            },
            onError: [
              {
                guard: { type: 'isAddressUnproven', params: errorOf },
                target: 'writing',
                actions: [
                  { type: 'announceTrouble', params: errorOf },
                  { type: 'keepProblems', params: errorOf },
                  { type: 'announce', params: unverified },
                ],
              },
              {
                guard: { type: 'isExplained', params: errorOf },
                target: 'writing',
                actions: [
                  { type: 'announceTrouble', params: errorOf },
                  { type: 'keepProblems', params: errorOf },
                ],
              },
              {
                target: 'writing',
                actions: [
                  { type: 'announceTrouble', params: errorOf },
                  { type: 'announce', params: { type: 'signIn.failed' } },
                ],
              },
            ],
          },
        },
      },
    },
    mail: {
      description: 'The email that verifies the address.',
      initial: 'idle',
      states: {
        idle: {
          description: 'No email is being sent.',
          on: { 'resend.pressed': { guard: 'isUnverified', target: 'resending' } },
        },
        resending: {
          description: 'Another verification email is on its way.',
          entry: 'announceCall',
          invoke: {
            id: 'resendVerification',
            src: 'resendVerification',
            input: emailTyped,
            // once the mail is there nothing must stand in the way of signing in
            onDone: {
              target: 'idle',
              actions: ['dropUnverified', { type: 'announce', params: { type: 'verification.resent' } }],
            },
            onError: {
              target: 'idle',
              actions: [
                { type: 'announceTrouble', params: errorOf },
                { type: 'announce', params: { type: 'verification.failed' } },
              ],
            },
          },
        },
      },
    },
  },
})

/** The user may have verified the address before typing the password again: only the server knows. */
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
