import { assign, type DoneActorEvent, type ErrorActorEvent, emit, type SnapshotFrom, sendTo, setup } from 'xstate'
import { isRefusal } from '../contract/failure.ts'
import { port, stream } from './ports.ts'
import type { Recalled, ShelfTold, SignIn, Superseded, TabsTold } from './sign-in.ts'

type Event =
  | { type: 'signIn.given'; signIn: SignIn }
  | { type: 'signOut.pressed' }
  | { type: 'token.refused'; token: string }
  | { type: 'token.missed' }
  | { type: 'network.returned' }
  /** `isGiven`: somebody has just signed in there; otherwise the token was renewed. */
  | { type: 'tab.signedIn'; signIn: SignIn; isGiven?: boolean }
  | { type: 'tab.signedOut' }
  | { type: 'tab.wanted' }
type Emitted = { type: 'session.started' } | { type: 'session.ended' }
const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error
const outputOf = <Output>({ event }: { event: DoneActorEvent<Output> }) => event.output
const givenOf = ({ event }: { event: { signIn: SignIn } }) => event.signIn

const keep = { type: 'keepSignIn' as const, params: givenOf }
const isRefused = { type: 'isRefusal' as const, params: errorOf }
const keepAndTellGiven = [
  keep,
  { type: 'shelveGivenUser' as const, params: givenOf },
  { type: 'tellGivenSignIn' as const, params: givenOf },
]
const keepAndTell = [
  { type: 'keepSignIn' as const, params: outputOf<SignIn | Superseded | undefined> },
  { type: 'shelveUser' as const },
  { type: 'tellSignIn' as const },
]

export const sessionMachine = setup({
  types: { context: {} as { signIn?: SignIn }, events: {} as Event, emitted: {} as Emitted },
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
    keepSignIn: assign((_, signIn: SignIn | Superseded | undefined) => (signIn && 'user' in signIn ? { signIn } : {})),
    takeTurn: assign({
      signIn: ({ context }, { turn }: SignIn | Superseded) => context.signIn && { ...context.signIn, turn },
    }),
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
    isEnding: (_, { isEnding }: Recalled) => isEnding,
    isRefusal: (_, error: unknown) => isRefusal(error),
  },
  delays: { retryTime: 5_000, hearTime: 1_000 },
}).createMachine({
  id: 'session',
  context: {},
  initial: 'restoring',
  invoke: [
    { id: 'tabs', src: 'tabs' },
    { id: 'shelf', src: 'shelf' },
  ],
  on: {
    'signIn.given': { target: '.signedIn', actions: keepAndTellGiven },
    'tab.signedIn': { guard: { type: 'isNewer', params: givenOf }, target: '.signedIn', actions: keep },
    'tab.signedOut': '.signedOut.elsewhere',
  },
  states: {
    restoring: {
      initial: 'recalling',
      on: { 'signOut.pressed': 'signedOut.ending' },
      states: {
        recalling: {
          invoke: {
            id: 'recallUser',
            src: 'recallUser',
            onDone: [
              { guard: { type: 'isEnding', params: outputOf }, target: '#session.signedOut.ending' },
              { target: 'asking', actions: { type: 'rememberUser', params: outputOf } },
            ],
            onError: 'asking',
          },
        },
        asking: {
          invoke: {
            id: 'restoreSignIn',
            src: 'restoreSignIn',
            onDone: [
              { guard: { type: 'isSignIn', params: outputOf }, target: '#session.signedIn', actions: keepAndTell },
              { target: '#session.signedOut' },
            ],
            onError: [{ guard: isRefused, target: '#session.signedOut' }, { target: 'waiting' }],
          },
        },
        waiting: {
          on: { 'network.returned': 'asking', 'token.missed': 'asking' },
          after: { retryTime: 'asking' },
        },
      },
    },
    signedOut: {
      initial: 'confirmed',
      entry: 'forgetSignIn',
      states: {
        ending: {
          entry: [{ type: 'dropUser', params: 'ending' }, 'tellSignOut'],
          invoke: { id: 'endSignIn', src: 'endSignIn', onDone: 'confirmed', onError: 'unconfirmed' },
          // what another tab said before it heard of this sign-out must not undo it
          on: {
            'tab.signedIn': [
              {
                guard: { type: 'isGiven', params: ({ event }) => event.isGiven },
                target: '#session.signedIn',
                actions: keep,
              },
              {},
            ],
            'tab.signedOut': {},
          },
        },
        unconfirmed: { on: { 'network.returned': 'ending', 'tab.signedOut': {} }, after: { retryTime: 'ending' } },
        confirmed: { entry: { type: 'dropUser', params: 'confirmed' } },
        elsewhere: { entry: { type: 'dropUser', params: 'elsewhere' } },
      },
    },
    signedIn: {
      initial: 'fresh',
      entry: { type: 'announce', params: { type: 'session.started' } },
      exit: { type: 'announce', params: { type: 'session.ended' } },
      on: {
        'signOut.pressed': 'signedOut.ending',
        'tab.signedIn': { guard: { type: 'isNewerOfUser', params: givenOf }, target: '.fresh', actions: keep },
      },
      states: {
        fresh: {
          on: {
            'token.refused': { guard: { type: 'isOurs', params: ({ event }) => event.token }, target: 'refreshing' },
            'tab.wanted': { actions: 'tellSignIn' },
          },
        },
        refreshing: {
          invoke: {
            id: 'refreshToken',
            src: 'refreshToken',
            input: ({ context }) => context.signIn,
            onDone: [
              {
                guard: { type: 'isSuperseded', params: outputOf },
                target: 'hearing',
                actions: { type: 'takeTurn', params: outputOf },
              },
              { target: 'fresh', actions: keepAndTell },
            ],
            onError: [
              { guard: isRefused, target: '#session.signedOut', actions: 'tellSignOut' },
              { target: 'degraded', actions: 'forgetToken' },
            ],
          },
        },
        hearing: {
          entry: 'askTabs',
          on: {
            'tab.signedIn': [
              { guard: { type: 'isRenewed', params: givenOf }, target: 'fresh', actions: keep },
              {
                guard: { type: 'isAnothers', params: givenOf },
                target: '#session.signedIn',
                reenter: true,
                actions: keep,
              },
            ],
          },
          // the persisted sign-in says whose it is: the later token may be another user's
          after: { hearTime: 'degraded.asking' },
        },
        degraded: {
          initial: 'waiting',
          states: {
            waiting: {
              on: { 'network.returned': 'asking', 'token.missed': 'asking' },
              after: { retryTime: 'asking' },
            },
            asking: {
              invoke: {
                id: 'returnSignIn',
                src: 'restoreSignIn',
                onDone: [
                  {
                    guard: { type: 'isOfUser', params: outputOf },
                    target: '#session.signedIn.fresh',
                    actions: keepAndTell,
                  },
                  { guard: { type: 'isSignIn', params: outputOf }, target: '#session.signedIn', actions: keepAndTell },
                  { target: '#session.signedOut', actions: 'tellSignOut' },
                ],
                onError: [
                  { guard: isRefused, target: '#session.signedOut', actions: 'tellSignOut' },
                  { target: 'waiting' },
                ],
              },
            },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof sessionMachine>
export const signInOf = (snapshot: Snapshot) => snapshot.context.signIn
export const userOf = (snapshot: Snapshot) => snapshot.context.signIn?.user
/** No call that could change who is signed in is under way. */
export const isSettled = (snapshot: Snapshot) =>
  ![
    { restoring: 'recalling' as const },
    { restoring: 'asking' as const },
    { signedIn: 'refreshing' as const },
    { signedIn: 'hearing' as const },
    { signedIn: { degraded: 'asking' as const } },
  ].some((state) => snapshot.matches(state))
/** Who is here, for the screens: `unknown` until the server has said so, unless the last visit's user is remembered. */
export function whoIsHere(snapshot: Snapshot) {
  if (userOf(snapshot)) return 'member'
  return snapshot.matches('restoring') ? 'unknown' : 'visitor'
}
/** The sign-out has happened here, but the server has not confirmed it yet. */
export const isSignOutUnconfirmed = (snapshot: Snapshot) => snapshot.matches({ signedOut: 'unconfirmed' })
