import { assign, type DoneActorEvent, type ErrorActorEvent, sendTo, setup } from 'xstate'
import { isRefusal } from '../../contract/shared/failure.ts'
import type { User } from '../../contract/shared/user/user.ts'
import { port, stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'
import type { Recalled, SessionEvent, ShelfEvent, SignIn, Superseded, TabsEvent } from './sign-in.ts'

/** How long what was typed waits for its user to sign in again. */
export const DRAFT_HOLD_TIME_MS = 15 * 60_000

/** `ended`: every sign-in up to this turn has ended, whatever arrives about it later. */
export type SessionContext = { signIn?: SignIn; ended: number }
/**
 * `session.lapsed`: the sign-in has ended without a sign-out in this browser. `visitor.known`: no user is signed in, and the server has confirmed
 * it.
 */
type Emitted = { type: 'session.started'; user?: User } | { type: 'session.ended' | 'session.lapsed' | 'visitor.known' }

export const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error
export const outputOf = <Output>({ event }: { event: DoneActorEvent<Output> }) => event.output
export const updatedOf = ({ event }: { event: { user: User } }) => event.user
export const sinceOf = ({ event }: { event: { since: number } }) => event.since
export const givenOf = ({ event }: { event: { signIn: SignIn } }) => event.signIn
const lastSince = ({ signIn, ended }: SessionContext) => signIn?.since ?? ended

/** The ports, actions and guards of the session's chart. */
export const sessionParts = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, emitted: {} as Emitted },
  actors: {
    recallUser: port<Recalled, void>('recallUser'),
    restoreSignIn: port<SignIn | undefined, void>('restoreSignIn'),
    refreshToken: port<SignIn | Superseded, SignIn | undefined>('refreshToken'),
    endSignIn: port<number, number>('endSignIn'),
    signOutDuty: stream('signOutDuty'),
    tabs: stream<TabsEvent>('tabs'),
    shelf: stream<ShelfEvent>('shelf'),
  },
  actions: {
    rememberUser: assign((_, { kept }: Recalled) => ({ signIn: kept && { ...kept, turn: 0 } })),
    keepSignIn: assign((_, signIn: SignIn | undefined) => ({ signIn })),
    /** What is renewed is the token: the user may have been updated while the server was asked. */
    takeTurn: assign({
      signIn: ({ context }, renewed: SignIn | Superseded) =>
        context.signIn && {
          ...context.signIn,
          ...('token' in renewed && { token: renewed.token }),
          turn: renewed.turn,
        },
    }),
    keepUser: assign({ signIn: ({ context }, user: User) => context.signIn && { ...context.signIn, user } }),
    noteEnd: assign({ ended: ({ context }, since: number | undefined) => Math.max(context.ended, since ?? -1) }),
    forgetSignIn: assign(({ context }) => ({ signIn: undefined, ended: Math.max(context.ended, lastSince(context)) })),
    forgetToken: assign({ signIn: ({ context }) => context.signIn && { ...context.signIn, token: undefined } }),
    shelveUser: sendTo(
      'shelf',
      ({ context: { signIn } }): ShelfEvent => ({
        type: 'user.kept',
        kept: signIn && { user: signIn.user, since: signIn.since },
      }),
    ),
    dropUser: sendTo(
      'shelf',
      ({ context }, signOut: 'ending' | 'confirmed' | 'elsewhere'): ShelfEvent => ({
        type: 'user.dropped',
        signOut,
        since: lastSince(context),
      }),
    ),
    notifySignIn: sendTo('tabs', ({ context }): TabsEvent => ({ type: 'signIn.told', signIn: context.signIn })),
    notifyUser: sendTo('tabs', (_, user: User): TabsEvent => ({ type: 'user.told', user })),
    notifyEnd: sendTo(
      'tabs',
      ({ context }, type: 'tab.signedOut' | 'tab.lapsed'): TabsEvent => ({ type, since: lastSince(context) }),
    ),
    askTabs: sendTo('tabs', { type: 'signIn.wanted' }),
    announceStart: report(({ context }) => ({ type: 'session.started' as const, user: context.signIn?.user })),
    announce: report((_, type: 'session.ended' | 'session.lapsed' | 'visitor.known') => ({ type })),
  },
  guards: {
    isOurs: ({ context }, token: string) => token === context.signIn?.token,
    isNewer: ({ context }, { turn, since }: SignIn) => turn > (context.signIn?.turn ?? -1) && since > context.ended,
    isNewerOfUser: ({ context }, { turn, user }: SignIn) =>
      turn > (context.signIn?.turn ?? -1) && user.username === context.signIn?.user.username,
    isEnded: ({ context }, since: number) => since >= lastSince(context),
    isAnothers: ({ context }, { turn, user }: SignIn) =>
      turn >= (context.signIn?.turn ?? 0) && user.username !== context.signIn?.user.username,
    isRenewed: ({ context }, { token, user }: SignIn) =>
      token !== context.signIn?.token && user.username === context.signIn?.user.username,
    isOfUser: ({ context }, output: SignIn | undefined) => output?.user.username === context.signIn?.user.username,
    isSignIn: (_, output: SignIn | undefined) => output !== undefined,
    isSuperseded: (_, output: SignIn | Superseded) => 'superseded' in output,
    isUser: ({ context }, { username }: User) => username === context.signIn?.user.username,
    isEnding: (_, ending: number | undefined) => ending !== undefined,
    isSignedInLater: ({ context }, latest: number) => latest > context.ended,
    isUserKnown: ({ context }) => context.signIn !== undefined,
    isRefusal: (_, error: unknown) => isRefusal(error),
  },
  delays: { retryTime: 5_000, hearTime: 1_000, holdTime: DRAFT_HOLD_TIME_MS },
})
