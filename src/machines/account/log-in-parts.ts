import { assign, enqueueActions, setup } from 'xstate'
import { refusalStatus } from '../../contract/shared/failure.ts'
import { fieldProblem } from '../../contract/shared/field-problem.ts'
import { Email } from '../../contract/shared/user/email.ts'
import type { LoginRequest } from '../../contract/shared/user/user.ts'
import { isUnverified, type LogInProblems, logInProblems } from '../../rules/account/log-in-problems.ts'
import { type CallReport, troubleOf } from '../../rules/shared/troubles.ts'
import type { SignIn } from '../session/sign-in.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

export const blank = { email: '', password: '', rememberMe: false }
export type LogInDraft = typeof blank

/** `hindrance`: why the browser would forget the sign-in. */
export type Hindrance = 'http' | 'cookies' | undefined

/** `linkToken`: of a mailed link that was followed here; with the password, it verifies the account (RTE-10). */
export type Context = { draft: LogInDraft; problems: LogInProblems; hindrance: Hindrance; linkToken?: string }

type Event =
  | { type: 'draft.changed'; change: Partial<LogInDraft> }
  | { type: 'form.submitted' }
  | { type: 'resend.pressed' }
  | { type: 'account.created'; email: string }
  | { type: 'overlay.closed' }
  | { type: 'link.changed'; token: string | undefined }

type Said = 'signIn.failed' | 'verification.resent' | 'verification.failed'

export type Emitted =
  | CallReport
  | { type: 'signIn.given'; signIn: SignIn }
  | { type: 'account.unverified'; email: string }
  | { type: Said }

/** The user may have verified the address before typing the password again: only the server knows. */
const keptWith = (password: string | undefined, problems: LogInProblems) =>
  password !== undefined && isUnverified(problems) ? undefined : problems.email

/** The ports, actions and guards of the log-in form's chart. */
export const logInParts = setup({
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
})
