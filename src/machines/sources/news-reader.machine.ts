import { sendTo, setup } from 'xstate'
import { stream } from '../shared/ports.ts'

type Event =
  /** Someone else is here: a username, '' of a visitor, undefined while that is not known. */
  | { type: 'reader.changed'; reader: string | undefined }
  | { type: 'token.came'; token: string }
  /** No user is signed in, or the token is being refreshed. */
  | { type: 'token.left' }
/** null: no one reads. */
export type ReaderEvent = { type: 'token.presented'; token: string | null }

const tokenIn = ({ event }: { event: { token: string } }) => event.token
const noOne = () => null

/** SRC-09: who reads the live lists, as the server is shown. A token that is being refreshed stays presented until the next one. */
export const newsReaderMachine = setup({
  types: { context: {}, events: {} as Event },
  actors: { presentToken: stream<ReaderEvent>('presentToken') },
  actions: {
    present: sendTo('presentToken', (_, token: string | null): ReaderEvent => ({ type: 'token.presented', token })),
  },
}).createMachine({
  id: 'newsReader',
  description: 'Who reads the live lists, as the server is shown.',
  invoke: { id: 'presentToken', src: 'presentToken' },
  initial: 'unnamed',
  on: { 'token.came': { target: '.named', actions: { type: 'present', params: tokenIn } } },
  states: {
    unnamed: { description: 'The lists have what everybody sees.' },
    named: {
      description: 'The lists have what comes from the sources of the reader, too.',
      on: { 'reader.changed': { target: 'unnamed', actions: { type: 'present', params: noOne } } },
    },
  },
})
