import { assign, raise, setup } from 'xstate'
import { stream } from './ports.ts'
import { report } from './report.ts'

type Event =
  /** The server has just given a token: the sign-in was good. The same one again proves nothing: another could not be had. */
  | { type: 'token.came'; token: string }
  /** No user is signed in, or the token is being refreshed. */
  | { type: 'token.left' }
  /** The page was focused or shown, or the network or the live connection came back. */
  | { type: 'page.returned' }
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  /** Of the chart itself: the proof is old again. */
  | { type: 'proof.aged' }
type Emitted = { type: 'proof.wanted' }

const tokenIn = ({ event }: { event: { token: string } }) => event.token

/** SES-17: a sign-in may have ended on another device. Without a call that needs its token this page would not learn of it. */
export const proofMachine = setup({
  types: { context: {} as { token?: string }, events: {} as Event, emitted: {} as Emitted },
  actors: { watchVisits: stream('watchVisits') },
  actions: {
    keepToken: assign((_, token: string) => ({ token })),
    askForProof: report({ type: 'proof.wanted' }),
    sayAged: raise({ type: 'proof.aged' }),
  },
  guards: { isKnown: ({ context }, token: string) => token === context.token },
  delays: { proofTime: 60_000, repeatTime: 240_000 },
}).createMachine({
  id: 'proof',
  description: 'How old the last proof is that the sign-in is good.',
  context: {},
  invoke: { id: 'watchVisits', src: 'watchVisits' },
  type: 'parallel',
  states: {
    sight: {
      description: 'Whether the page is in sight.',
      initial: 'shown',
      states: {
        shown: {
          description: 'The page is in sight.',
          on: { 'page.hidden': 'hidden', 'proof.aged': { actions: 'askForProof' } },
        },
        hidden: { description: 'Another tab or program is in front.', on: { 'page.shown': 'shown' } },
      },
    },
    age: {
      description: 'The age of the proof.',
      initial: 'absent',
      on: {
        'token.came': [
          { guard: { type: 'isKnown', params: tokenIn }, target: '.old' },
          { target: '.young', actions: { type: 'keepToken', params: tokenIn } },
        ],
        'token.left': '.absent',
      },
      states: {
        absent: { description: 'No user is signed in, or the token is being refreshed.' },
        young: {
          description: 'The proof is less than a minute old.',
          on: { 'page.returned': 'awaited' },
          after: { proofTime: 'old' },
        },
        // a user who has come back within the minute may stay, and give no second sign of it
        awaited: {
          description: 'The user has come back to the page, and the proof is soon a minute old.',
          after: { proofTime: { target: 'old', actions: 'askForProof' } },
        },
        old: {
          description: 'The proof is a minute old, and is renewed in four more while the page is in sight.',
          on: { 'page.returned': { target: 'old', reenter: true, actions: 'askForProof' } },
          after: { repeatTime: { target: 'old', reenter: true, actions: 'sayAged' } },
        },
      },
    },
  },
})
