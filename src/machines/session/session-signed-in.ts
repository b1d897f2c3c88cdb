import { errorOf, givenOf, outputOf, type SessionContext, sessionParts, sinceOf, updatedOf } from './session-parts.ts'

const tokenIn = <Value>({ event }: { event: { token: Value } }) => event.token
const signInNow = ({ context }: { context: SessionContext }) => context.signIn

/** A user is signed in: their token is refreshed, here or by another tab. */
export const signedIn = sessionParts.createStateConfig({
  description: 'A user is signed in.',
  initial: 'fresh',
  entry: 'announceStart',
  exit: { type: 'announce', params: 'session.ended' },
  on: {
    'signOut.pressed': {
      target: 'signedOut.owed',
      actions: [
        { type: 'dropUser', params: 'ending' },
        { type: 'notifyEnd', params: 'tab.signedOut' },
      ],
    },
    'tab.lapsed': {
      guard: { type: 'isEnded', params: sinceOf },
      target: 'signedOut.lapsed',
      actions: { type: 'noteEnd', params: sinceOf },
    },
    'tab.signedIn': {
      guard: { type: 'isNewerOfUser', params: givenOf },
      target: '.fresh',
      actions: { type: 'keepSignIn', params: givenOf },
    },
    'user.updated': {
      guard: { type: 'isUser', params: updatedOf },
      actions: [{ type: 'keepUser', params: updatedOf }, 'shelveUser', { type: 'notifyUser', params: updatedOf }],
    },
    'tab.userUpdated': {
      guard: { type: 'isUser', params: updatedOf },
      actions: { type: 'keepUser', params: updatedOf },
    },
  },
  states: {
    fresh: {
      description: 'The access token is good.',
      on: {
        'token.refused': { guard: { type: 'isOurs', params: tokenIn }, target: 'refreshing' },
        'token.doubted': 'refreshing',
        'password.reset': 'refreshing',
        'tab.wanted': { actions: 'notifySignIn' },
      },
    },
    refreshing: {
      description: 'The access token was refused, and a new one is on its way.',
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        input: signInNow,
        onDone: [
          {
            guard: { type: 'isSuperseded', params: outputOf },
            target: 'listening',
            actions: { type: 'takeTurn', params: outputOf },
          },
          {
            target: 'fresh',
            actions: [{ type: 'takeTurn', params: outputOf }, 'shelveUser', 'notifySignIn'],
          },
        ],
        onError: [
          {
            guard: { type: 'isRefusal', params: errorOf },
            target: '#session.signedOut.lapsed',
            actions: { type: 'notifyEnd', params: 'tab.lapsed' },
          },
          { target: 'degraded', actions: 'forgetToken' },
        ],
      },
    },
    listening: {
      description: 'Another tab has already refreshed the token, and is asked for it.',
      entry: 'askTabs',
      on: {
        'tab.signedIn': [
          {
            guard: { type: 'isRenewed', params: givenOf },
            target: 'fresh',
            actions: { type: 'keepSignIn', params: givenOf },
          },
          {
            guard: { type: 'isAnothers', params: givenOf },
            target: '#session.signedIn',
            reenter: true,
            actions: { type: 'keepSignIn', params: givenOf },
          },
        ],
      },
      // only the persisted sign-in shows whose it is: the later token may be another user's
      after: { hearTime: 'degraded.asking' },
    },
    degraded: {
      description: 'The user stays signed in, but there is no good token.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The server did not answer, and is asked again soon.',
          on: { 'network.returned': 'asking', 'token.missed': 'asking' },
          after: { retryTime: 'asking' },
        },
        asking: {
          description: 'The server is asked for a new token.',
          invoke: {
            id: 'returnSignIn',
            src: 'restoreSignIn',
            onDone: [
              {
                guard: { type: 'isOfUser', params: outputOf },
                target: '#session.signedIn.fresh',
                actions: [{ type: 'keepSignIn', params: outputOf }, 'shelveUser', 'notifySignIn'],
              },
              {
                guard: { type: 'isSignIn', params: outputOf },
                target: '#session.signedIn',
                actions: [{ type: 'keepSignIn', params: outputOf }, 'shelveUser', 'notifySignIn'],
              },
              { target: '#session.signedOut.lapsed', actions: { type: 'notifyEnd', params: 'tab.lapsed' } },
            ],
            onError: [
              {
                guard: { type: 'isRefusal', params: errorOf },
                target: '#session.signedOut.lapsed',
                actions: { type: 'notifyEnd', params: 'tab.lapsed' },
              },
              { target: 'waiting' },
            ],
          },
        },
      },
    },
  },
})
