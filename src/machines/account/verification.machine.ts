import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { LinkStanding } from '../../contract/shared/user/user.ts'
import { port, stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `asked`: the tokens that were sent, save those to which there was no answer. */
type Context = { asked: readonly string[]; token: string }
type Event =
  | { type: 'link.followed'; token: string }
  | { type: 'newPassword.pressed' }
  | { type: 'network.returned' }
  | { type: 'signIn.given' }
  | { type: 'password.reset' }
type Emitted = { type: 'newPassword.asked'; token: string }

type Received = { event: DoneActorEvent<LinkStanding> }
const reportedVerified = ({ event }: Received) => ({ received: event.output, name: 'verified' as const })
const reportedWaiting = ({ event }: Received) => ({ received: event.output, name: 'waiting' as const })
const reportedAlreadyVerified = ({ event }: Received) => ({ received: event.output, name: 'alreadyVerified' as const })
const reportedUsed = ({ event }: Received) => ({ received: event.output, name: 'used' as const })
const tokenIn = <Value>({ event }: { event: { token: Value } }) => event.token
const tokenNow = ({ context }: { context: Context }) => context.token

/** RTE-10: the token of a mailed link is sent once, and LogIn shows its state. */
export const verificationMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { verifyEmail: port<LinkStanding, string>('verifyEmail'), watchReturn: stream('watchReturn') },
  actions: {
    keepToken: assign(({ context }, token: string) => ({ token, asked: [...context.asked, token] })),
    forgetToken: assign({ token: '' }),
    /** What was not answered may be asked again. */
    forgetAsking: assign({ asked: ({ context }) => context.asked.filter((token) => token !== context.token) }),
    askForNewPassword: report(({ context }) => ({ type: 'newPassword.asked' as const, token: context.token })),
  },
  guards: {
    isNew: ({ context }, token: string) => token !== '' && !context.asked.includes(token),
    isStanding: (_, { received, name }: { received: LinkStanding; name: LinkStanding }) => received === name,
  },
}).createMachine({
  id: 'verification',
  description: 'What became of a mailed link that verifies an email address.',
  context: { asked: [], token: '' },
  initial: 'idle',
  on: {
    'link.followed': {
      guard: { type: 'isNew', params: tokenIn },
      target: '.verifying',
      actions: { type: 'keepToken', params: tokenIn },
    },
    'signIn.given': { target: '.idle', actions: 'forgetToken' },
    'password.reset': { target: '.idle', actions: 'forgetToken' },
  },
  states: {
    idle: {
      description: 'No link has been followed.',
    },
    verifying: {
      description: 'The server is asked about the link.',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: tokenNow,
        onDone: [
          {
            target: 'verified',
            guard: {
              type: 'isStanding',
              params: reportedVerified,
            },
          },
          {
            target: 'waiting',
            guard: {
              type: 'isStanding',
              params: reportedWaiting,
            },
          },
          {
            target: 'alreadyVerified',
            guard: {
              type: 'isStanding',
              params: reportedAlreadyVerified,
            },
          },
          {
            target: 'used',
            guard: {
              type: 'isStanding',
              params: reportedUsed,
            },
          },
          { target: 'unknown' },
        ],
        onError: { target: 'unanswered', actions: 'forgetAsking' },
      },
    },
    verified: {
      description: 'The email address is verified.',
    },
    waiting: {
      description: 'The address is verified once the user signs in with the password of the account.',
      on: { 'newPassword.pressed': { actions: 'askForNewPassword' } },
    },
    alreadyVerified: {
      description: 'The address had been verified before.',
    },
    used: {
      description: 'The link has been used before.',
    },
    unknown: {
      description: 'The server does not know the link.',
    },
    unanswered: {
      description: 'The server did not answer, and is asked again when the network returns.',
      invoke: { id: 'watchReturn', src: 'watchReturn' },
      on: {
        'network.returned': {
          target: 'verifying',
          actions: { type: 'keepToken', params: tokenNow },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof verificationMachine>
/** RTE-10: the state that LogIn shows; `idle` where no link was followed. */
export const standingOf = ({ value }: Snapshot) => value
/** The token that goes with the password of the next sign-in; undefined for none. */
export const linkTokenOf = ({ context }: Snapshot) => context.token || undefined
