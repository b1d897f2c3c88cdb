import type { DoneActorEvent, SnapshotFrom } from 'xstate'
import { errorOf, givenOf, outputOf, type SessionContext, sessionParts, sinceOf } from './session-parts.ts'
import { signedIn } from './session-signed-in.ts'
import type { Recalled } from './sign-in.ts'

const endingOf = ({ event }: { event: { ending?: number } }) => event.ending
const recalledEndingOf = ({ event }: { event: DoneActorEvent<Recalled> }) => event.output.ending

const endedTurn = ({ context }: { context: SessionContext }) => context.ended
const latestIn = <Value>({ event }: { event: { latest: Value } }) => event.latest

export const sessionMachine = sessionParts.createMachine({
  id: 'session',
  description: 'Who is signed in, in all tabs of the browser.',
  context: { ended: -1 },
  initial: 'restoring',
  invoke: [
    { id: 'tabs', src: 'tabs' },
    { id: 'shelf', src: 'shelf' },
  ],
  on: {
    'signIn.given': {
      target: '.signedIn',
      actions: [{ type: 'keepSignIn', params: givenOf }, 'shelveUser', 'notifySignIn'],
    },
    'tab.signedIn': {
      guard: { type: 'isNewer', params: givenOf },
      target: '.signedIn',
      actions: { type: 'keepSignIn', params: givenOf },
    },
    'tab.signedOut': {
      guard: { type: 'isEnded', params: sinceOf },
      target: '.signedOut.owed.awaitingOtherTab',
      actions: { type: 'noteEnd', params: sinceOf },
    },
  },
  states: {
    restoring: {
      description: 'It is being found out who is signed in.',
      initial: 'recalling',
      on: {
        'signOut.pressed': {
          guard: 'isUserKnown',
          target: 'signedOut.owed',
          actions: [
            { type: 'dropUser', params: 'ending' },
            { type: 'notifyEnd', params: 'tab.signedOut' },
          ],
        },
      },
      states: {
        recalling: {
          description: 'The browser is asked who was here last.',
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
          description: 'The server is asked whether the sign-in is still good.',
          invoke: {
            id: 'restoreSignIn',
            src: 'restoreSignIn',
            onDone: [
              {
                guard: { type: 'isSignIn', params: outputOf },
                target: '#session.signedIn',
                actions: [{ type: 'keepSignIn', params: outputOf }, 'shelveUser', 'notifySignIn'],
              },
              { target: '#session.signedOut' },
            ],
            onError: [
              { guard: { type: 'isRefusal', params: errorOf }, target: '#session.signedOut' },
              { target: 'waiting' },
            ],
          },
        },
        waiting: {
          description: 'The server did not answer, and is asked again soon.',
          on: { 'network.returned': 'asking', 'token.missed': 'asking' },
          after: { retryTime: 'asking' },
        },
      },
    },
    signedOut: {
      description: 'No user is signed in.',
      initial: 'confirmed',
      entry: 'forgetSignIn',
      states: {
        owed: {
          description: 'The user has signed out, and the server has yet to confirm it.',
          initial: 'ending',
          entry: { type: 'announce', params: 'visitor.known' },
          // one tab of the browser is on duty until the server has confirmed; when it is closed, the next takes over
          invoke: { id: 'signOutDuty', src: 'signOutDuty' },
          states: {
            ending: {
              description: 'The sign-out is being sent to the server.',
              invoke: {
                id: 'endSignIn',
                src: 'endSignIn',
                input: endedTurn,
                onDone: [
                  {
                    guard: { type: 'isSignedInLater', params: outputOf },
                    target: '#session.restoring',
                    actions: { type: 'dropUser', params: 'confirmed' },
                  },
                  { target: '#session.signedOut.confirmed' },
                ],
                onError: 'waiting',
              },
            },
            waiting: {
              description: 'The server did not answer, and the sign-out is sent again soon.',
              on: { 'network.returned': 'ending' },
              after: { retryTime: 'ending' },
            },
            awaitingOtherTab: {
              description: 'Another tab sends the sign-out to the server.',
              entry: { type: 'dropUser', params: 'elsewhere' },
              on: {
                'duty.came': [
                  {
                    guard: { type: 'isEnding', params: endingOf },
                    target: 'ending',
                    actions: { type: 'noteEnd', params: endingOf },
                  },
                  {
                    guard: { type: 'isSignedInLater', params: latestIn },
                    target: '#session.restoring',
                  },
                  { target: '#session.signedOut.confirmed' },
                ],
              },
            },
          },
        },
        // there was no sign-out: what was typed waits for its user
        lapsed: {
          description: 'The sign-in has ended by itself, and what was typed waits for its user.',
          entry: [
            { type: 'dropUser', params: 'confirmed' },
            { type: 'announce', params: 'session.lapsed' },
          ],
          after: { holdTime: 'confirmed' },
        },
        confirmed: {
          description: 'The server has confirmed that no user is signed in.',
          entry: [
            { type: 'dropUser', params: 'confirmed' },
            { type: 'announce', params: 'visitor.known' },
          ],
        },
      },
    },
    signedIn,
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
    { signedIn: 'listening' as const },
    { signedIn: { degraded: 'asking' as const } },
  ].some((state) => snapshot.matches(state))
/** Who is here, for the screens: `unknown` until the server has answered, unless the last visit's user is remembered. */
export function whoIsHere(snapshot: Snapshot) {
  if (userOf(snapshot)) return 'member'
  return snapshot.matches('restoring') ? 'unknown' : 'visitor'
}
/** The username of who is here, '' for a visitor, undefined while that is not known. */
export const readerOf = (snapshot: Snapshot) =>
  whoIsHere(snapshot) === 'unknown' ? undefined : (userOf(snapshot)?.username ?? '')
/** The username of a user whose sign-in the server has confirmed. */
export const memberIn = (snapshot: Snapshot) => (snapshot.matches('signedIn') ? userOf(snapshot)?.username : undefined)
/** The same of anybody: who is remembered of the last visit is not confirmed. */
export function whoIsSignedIn(snapshot: Snapshot) {
  if (snapshot.matches('restoring')) return 'unknown'
  return snapshot.matches('signedIn') ? 'member' : 'visitor'
}
/** The sign-in has ended without a sign-out in this browser: what was typed is kept for its user. */
export const isLapsed = (snapshot: Snapshot) => snapshot.matches({ signedOut: 'lapsed' })
/** The sign-out has happened here, but the server has not confirmed it yet. */
export const isSignOutUnconfirmed = (snapshot: Snapshot) => snapshot.matches({ signedOut: { owed: 'waiting' } })
