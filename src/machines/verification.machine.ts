import { assign, type DoneActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import type { LinkStanding } from '../contract/user.ts'
import { port } from './ports.ts'

/** `asked`: the tokens that were sent, save those to which there was no answer. */
type Context = { asked: readonly string[]; token: string }
type Event =
  | { type: 'link.followed'; token: string }
  | { type: 'newPassword.pressed' }
  | { type: 'network.returned' }
  | { type: 'signIn.given' }
  | { type: 'password.reset' }
type Emitted = { type: 'newPassword.asked'; token: string }

const standing = (name: LinkStanding) => ({
  target: name,
  guard: {
    type: 'isStanding' as const,
    params: ({ event }: { event: DoneActorEvent<LinkStanding> }) => ({ told: event.output, name }),
  },
})

/** RTE-10: the token of a mailed link is sent once, and LogIn says how it stands with it. */
export const verificationMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { verifyEmail: port<LinkStanding, string>('verifyEmail') },
  actions: {
    keepToken: assign(({ context }, token: string) => ({ token, asked: [...context.asked, token] })),
    forgetToken: assign({ token: '' }),
    /** What was not answered may be asked again. */
    forgetAsking: assign({ asked: ({ context }) => context.asked.filter((token) => token !== context.token) }),
    askForNewPassword: emit(({ context }) => ({ type: 'newPassword.asked' as const, token: context.token })),
  },
  guards: {
    isNew: ({ context }, token: string) => token !== '' && !context.asked.includes(token),
    isStanding: (_, { told, name }: { told: LinkStanding; name: LinkStanding }) => told === name,
  },
}).createMachine({
  id: 'verification',
  context: { asked: [], token: '' },
  initial: 'idle',
  on: {
    'link.followed': {
      guard: { type: 'isNew', params: ({ event }) => event.token },
      target: '.verifying',
      actions: { type: 'keepToken', params: ({ event }) => event.token },
    },
    'signIn.given': { target: '.idle', actions: 'forgetToken' },
    'password.reset': { target: '.idle', actions: 'forgetToken' },
  },
  states: {
    idle: {},
    verifying: {
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => context.token,
        onDone: [
          standing('verified'),
          standing('waiting'),
          standing('alreadyVerified'),
          standing('used'),
          { target: 'unknown' },
        ],
        onError: { target: 'unanswered', actions: 'forgetAsking' },
      },
    },
    verified: {},
    waiting: { on: { 'newPassword.pressed': { actions: 'askForNewPassword' } } },
    alreadyVerified: {},
    used: {},
    unknown: {},
    unanswered: {
      on: {
        'network.returned': {
          target: 'verifying',
          actions: { type: 'keepToken', params: ({ context }) => context.token },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof verificationMachine>
/** RTE-10: what LogIn says; `idle` where no link was followed. */
export const standingOf = ({ value }: Snapshot) => value
/** The token that goes with the password of the next sign-in; undefined for none. */
export const linkTokenOf = ({ context }: Snapshot) => context.token || undefined
