import { assign, setup } from 'xstate'
import { port } from './ports.ts'

type Context = { asked: readonly string[]; token: string }
type Event = { type: 'link.followed'; token: string }

/** RTE-10: the token of a mailed link is sent once, whatever comes of it. */
export const verificationMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { verifyEmail: port<void, string>('verifyEmail') },
  actions: {
    keepToken: assign(({ context }, token: string) => ({ token, asked: [...context.asked, token] })),
  },
  guards: { isNew: ({ context }, token: string) => token !== '' && !context.asked.includes(token) },
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
  },
  states: {
    idle: {},
    verifying: {
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => context.token,
        onDone: 'idle',
        onError: 'idle',
      },
    },
  },
})
