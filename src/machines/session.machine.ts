import type { DoneActorEvent, SnapshotFrom } from 'xstate'
import { errorOf, givenOf, outputOf, sessionParts, sinceOf, updatedOf } from './session-parts.ts'
import type { Recalled, SignIn, Superseded } from './sign-in.ts'

const keep = { type: 'keepSignIn' as const, params: givenOf }
const isRefused = { type: 'isRefusal' as const, params: errorOf }
const share = [{ type: 'shelveUser' as const }, { type: 'tellSignIn' as const }]
const keepAndShare = [{ type: 'keepSignIn' as const, params: outputOf<SignIn | undefined> }, ...share]
const leave = [
  { type: 'dropUser' as const, params: 'ending' as const },
  { type: 'tellEnd' as const, params: 'tab.signedOut' as const },
]
const tellLapse = { type: 'tellEnd' as const, params: 'tab.lapsed' as const }
const confirm = { type: 'dropUser' as const, params: 'confirmed' as const }
const endingOf = ({ event }: { event: { ending?: number } }) => event.ending
const recalledEndingOf = ({ event }: { event: DoneActorEvent<Recalled> }) => event.output.ending
const takeTurn = { type: 'takeTurn' as const, params: outputOf<SignIn | Superseded> }
const keepUpdated = { type: 'keepUser' as const, params: updatedOf }
const isUser = { type: 'isUser' as const, params: updatedOf }

export const sessionMachine = sessionParts.createMachine({
  id: 'session',
  context: { ended: -1 },
  initial: 'restoring',
  invoke: [
    { id: 'tabs', src: 'tabs' },
    { id: 'shelf', src: 'shelf' },
  ],
  on: {
    'signIn.given': { target: '.signedIn', actions: [keep, ...share] },
    'tab.signedIn': { guard: { type: 'isNewer', params: givenOf }, target: '.signedIn', actions: keep },
    'tab.signedOut': {
      guard: { type: 'isEnded', params: sinceOf },
      target: '.signedOut.owed.awaitingOtherTab',
      actions: { type: 'noteEnd', params: sinceOf },
    },
  },
  states: {
    restoring: {
      initial: 'recalling',
      on: { 'signOut.pressed': { guard: 'isUserKnown', target: 'signedOut.owed', actions: leave } },
      states: {
        recalling: {
          invoke: {
            id: 'recallUser',
            src: 'recallUser',
            onDone: [
              {
                guard: { type: 'isEnding', params: recalledEndingOf },
                target: '#session.signedOut.owed.awaitingOtherTab',
                actions: { type: 'noteEnd', params: recalledEndingOf },
              },
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
              { guard: { type: 'isSignIn', params: outputOf }, target: '#session.signedIn', actions: keepAndShare },
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
        owed: {
          initial: 'ending',
          // one tab of the browser is on duty until the server has confirmed; when it is closed, the next takes over
          invoke: { id: 'signOutDuty', src: 'signOutDuty' },
          states: {
            ending: {
              invoke: {
                id: 'endSignIn',
                src: 'endSignIn',
                input: ({ context }) => context.ended,
                onDone: [
                  {
                    guard: { type: 'isSignedInLater', params: outputOf },
                    target: '#session.restoring',
                    actions: confirm,
                  },
                  { target: '#session.signedOut.confirmed' },
                ],
                onError: 'waiting',
              },
            },
            waiting: { on: { 'network.returned': 'ending' }, after: { retryTime: 'ending' } },
            awaitingOtherTab: {
              entry: { type: 'dropUser', params: 'elsewhere' },
              on: {
                'duty.came': [
                  {
                    guard: { type: 'isEnding', params: endingOf },
                    target: 'ending',
                    actions: { type: 'noteEnd', params: endingOf },
                  },
                  {
                    guard: { type: 'isSignedInLater', params: ({ event }) => event.latest },
                    target: '#session.restoring',
                  },
                  { target: '#session.signedOut.confirmed' },
                ],
              },
            },
          },
        },
        // nobody has signed out: what was typed waits for its user
        lapsed: {
          entry: confirm,
          after: { holdTime: 'confirmed' },
        },
        confirmed: { entry: confirm },
      },
    },
    signedIn: {
      initial: 'fresh',
      entry: { type: 'announce', params: { type: 'session.started' } },
      exit: { type: 'announce', params: { type: 'session.ended' } },
      on: {
        'signOut.pressed': { target: 'signedOut.owed', actions: leave },
        'tab.lapsed': {
          guard: { type: 'isEnded', params: sinceOf },
          target: 'signedOut.lapsed',
          actions: { type: 'noteEnd', params: sinceOf },
        },
        'tab.signedIn': { guard: { type: 'isNewerOfUser', params: givenOf }, target: '.fresh', actions: keep },
        'user.updated': {
          guard: isUser,
          actions: [keepUpdated, 'shelveUser', { type: 'tellUser', params: updatedOf }],
        },
        'tab.userUpdated': { guard: isUser, actions: keepUpdated },
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
                actions: takeTurn,
              },
              { target: 'fresh', actions: [takeTurn, ...share] },
            ],
            onError: [
              { guard: isRefused, target: '#session.signedOut.lapsed', actions: tellLapse },
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
                    actions: keepAndShare,
                  },
                  { guard: { type: 'isSignIn', params: outputOf }, target: '#session.signedIn', actions: keepAndShare },
                  { target: '#session.signedOut.lapsed', actions: tellLapse },
                ],
                onError: [
                  { guard: isRefused, target: '#session.signedOut.lapsed', actions: tellLapse },
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
/** The sign-in has ended without a sign-out in this browser: what was typed is kept for its user. */
export const isLapsed = (snapshot: Snapshot) => snapshot.matches({ signedOut: 'lapsed' })
/** The sign-out has happened here, but the server has not confirmed it yet. */
export const isSignOutUnconfirmed = (snapshot: Snapshot) => snapshot.matches({ signedOut: { owed: 'waiting' } })
