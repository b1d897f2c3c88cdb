import { assign, type DoneActorEvent, type ErrorActorEvent, emit, sendTo, setup } from 'xstate'
import { isRefusal } from '../contract/failure.ts'
import type { User } from '../contract/user.ts'
import { port, stream } from './ports.ts'
import type { Recalled, SessionEvent, ShelfTold, SignIn, Superseded, TabsTold } from './sign-in.ts'

type Emitted = { type: 'session.started' } | { type: 'session.ended' }

export const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error
export const outputOf = <Output>({ event }: { event: DoneActorEvent<Output> }) => event.output
export const updatedOf = ({ event }: { event: { user: User } }) => event.user
export const givenOf = ({ event }: { event: { signIn: SignIn } }) => event.signIn

/** The ports, actions and guards of the session's chart. */
export const sessionParts = setup({
  types: { context: {} as { signIn?: SignIn }, events: {} as SessionEvent, emitted: {} as Emitted },
  actors: {
    recallUser: port<Recalled, void>('recallUser'),
    restoreSignIn: port<SignIn | undefined, void>('restoreSignIn'),
    refreshToken: port<SignIn | Superseded, SignIn | undefined>('refreshToken'),
    endSignIn: port<void, void>('endSignIn'),
    tabs: stream<TabsTold>('tabs'),
    shelf: stream<ShelfTold>('shelf'),
  },
  actions: {
    rememberUser: assign((_, { user }: Recalled) => ({ signIn: user && { user, turn: 0 } })),
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
    forgetSignIn: assign({ signIn: undefined }),
    forgetToken: assign({ signIn: ({ context }) => context.signIn && { ...context.signIn, token: undefined } }),
    shelveUser: sendTo('shelf', ({ context }): ShelfTold => ({ type: 'user.kept', user: context.signIn?.user })),
    shelveGivenUser: sendTo('shelf', (_, { user }: SignIn): ShelfTold => ({ type: 'user.kept', user, isGiven: true })),
    dropUser: sendTo(
      'shelf',
      (_, signOut: 'ending' | 'confirmed' | 'elsewhere'): ShelfTold => ({
        type: 'user.dropped',
        signOut,
      }),
    ),
    tellSignIn: sendTo('tabs', ({ context }): TabsTold => ({ type: 'signIn.told', signIn: context.signIn })),
    tellGivenSignIn: sendTo('tabs', (_, signIn: SignIn): TabsTold => ({ type: 'signIn.told', signIn, isGiven: true })),
    tellUser: sendTo('tabs', (_, user: User): TabsTold => ({ type: 'user.told', user })),
    tellSignOut: sendTo('tabs', { type: 'signOut.told' }),
    askTabs: sendTo('tabs', { type: 'signIn.wanted' }),
    announce: emit((_, said: Emitted) => said),
  },
  guards: {
    isOurs: ({ context }, token: string) => token === context.signIn?.token,
    isNewer: ({ context }, { turn }: SignIn) => turn > (context.signIn?.turn ?? -1),
    isNewerOfUser: ({ context }, { turn, user }: SignIn) =>
      turn > (context.signIn?.turn ?? -1) && user.username === context.signIn?.user.username,
    isGiven: (_, isGiven: boolean | undefined) => isGiven === true,
    isAnothers: ({ context }, { turn, user }: SignIn) =>
      turn >= (context.signIn?.turn ?? 0) && user.username !== context.signIn?.user.username,
    isRenewed: ({ context }, { token, user }: SignIn) =>
      token !== context.signIn?.token && user.username === context.signIn?.user.username,
    isOfUser: ({ context }, output: SignIn | undefined) => output?.user.username === context.signIn?.user.username,
    isSignIn: (_, output: SignIn | undefined) => output !== undefined,
    isSuperseded: (_, output: SignIn | Superseded) => 'superseded' in output,
    isUser: ({ context }, { username }: User) => username === context.signIn?.user.username,
    isEnding: (_, { isEnding }: Recalled) => isEnding,
    isRefusal: (_, error: unknown) => isRefusal(error),
  },
  delays: { retryTime: 5_000, hearTime: 1_000 },
})
