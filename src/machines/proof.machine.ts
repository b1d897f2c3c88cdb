import { setup } from 'xstate'
import { stream } from './ports.ts'
import { report } from './report.ts'

type Event =
  /** The server has just given a token: the sign-in was good. */
  | { type: 'token.came' }
  /** Nobody is signed in, or the token is being got anew. */
  | { type: 'token.left' }
  /** The page was focused or shown, or the network or the live connection came back. */
  | { type: 'page.returned' }
type Emitted = { type: 'proof.wanted' }

/** SES-17: a sign-in may have ended on another device. Without a call that needs its token nobody here would hear of it. */
export const proofMachine = setup({
  types: { events: {} as Event, emitted: {} as Emitted },
  actors: { watchVisits: stream('watchVisits') },
  actions: { askForProof: report({ type: 'proof.wanted' }) },
  delays: { proofTime: 60_000 },
}).createMachine({
  id: 'proof',
  invoke: { id: 'watchVisits', src: 'watchVisits' },
  initial: 'absent',
  on: { 'token.came': '.young', 'token.left': '.absent' },
  description: 'How old the last proof is that the sign-in is good.',
  states: {
    absent: { description: 'Nobody is signed in, or a new token is being got.' },
    young: {
      description: 'The proof is less than a minute old.',
      on: { 'page.returned': 'awaited' },
      after: { proofTime: 'old' },
    },
    // who has come back within the minute may stay, and give no second sign of it
    awaited: {
      description: 'Somebody has come back to the page, and the proof is soon a minute old.',
      after: { proofTime: { target: 'old', actions: 'askForProof' } },
    },
    old: { description: 'The proof is a minute old.', on: { 'page.returned': { actions: 'askForProof' } } },
  },
})
