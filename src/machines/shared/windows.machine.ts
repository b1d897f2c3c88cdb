import { assign, sendTo, setup } from 'xstate'
import { stream } from './ports.ts'

type Event =
  /** Someone else is here: a username, '' of a visitor, undefined while that is not known. */
  | { type: 'reader.changed'; reader: string | undefined }
  /** It is this window's turn to lead; another window has taken that from it. */
  | { type: 'lead.given' | 'lead.taken' }
  /** Another window leads from now on. */
  | { type: 'leader.came' }
  /** The window that leads lends its connection to this one. */
  | { type: 'leader.named' }
  /** The window that leads is still there. */
  | { type: 'leader.answered' }
/** What becomes of the connection, and what the window that leads is asked. */
export type WindowsEvent = {
  type: 'leader.sought' | 'leader.asked' | 'lead.stolen' | 'connection.lent' | 'connection.borrowed' | 'connection.left'
}
type Reader = { reader: string | undefined }

const readerIn = ({ event }: { event: Reader }) => event.reader
const inputOf = ({ context }: { context: Reader }) => context.reader ?? ''

/** RT-06: the windows of one reader in a browser share one connection. It begins with one of its own, so that its first rows wait for no other. */
export const windowsMachine = setup({
  types: { context: {} as Reader, events: {} as Event },
  actors: { joinWindows: stream<WindowsEvent, string>('joinWindows') },
  actions: {
    keepReader: assign((_, reader: string | undefined) => ({ reader })),
    say: sendTo('joinWindows', (_, type: WindowsEvent['type']): WindowsEvent => ({ type })),
  },
  guards: { isKnown: (_, reader: string | undefined) => reader !== undefined },
  /** A window that leads is asked each `rhythm` and answers within `patience`. One that takes over lends within `takeover`. One is sought each `search`. */
  delays: { rhythm: 1_000, patience: 900, takeover: 2_000, search: 5_000 },
}).createMachine({
  id: 'windows',
  description: 'Whether this window has a connection of its own, lends it, or uses that of another window.',
  context: { reader: undefined },
  initial: 'unnamed',
  on: {
    'reader.changed': [
      {
        guard: { type: 'isKnown', params: readerIn },
        target: '.named',
        reenter: true,
        actions: { type: 'keepReader', params: readerIn },
      },
      { target: '.unnamed' },
    ],
  },
  states: {
    unnamed: { description: 'It is not known who reads: the connection is shared with no one.' },
    named: {
      description: 'The connection may be shared with the windows of the same reader.',
      invoke: { id: 'joinWindows', src: 'joinWindows', input: inputOf },
      initial: 'seeking',
      on: { 'lead.given': '.leading' },
      states: {
        seeking: {
          description: 'The connection is its own. A window that leads is sought.',
          entry: { type: 'say', params: 'leader.sought' },
          on: { 'leader.named': 'following', 'leader.came': { target: 'seeking', reenter: true } },
          after: { search: { target: 'seeking', reenter: true } },
        },
        leading: {
          description: 'The connection is its own, and lent to the other windows.',
          entry: { type: 'say', params: 'connection.lent' },
          exit: { type: 'say', params: 'connection.left' },
          on: { 'lead.taken': 'seeking' },
        },
        following: {
          description: 'It uses the connection of the window that leads.',
          entry: { type: 'say', params: 'connection.borrowed' },
          exit: { type: 'say', params: 'connection.left' },
          initial: 'sure',
          on: {
            'leader.came': '.waiting',
            'leader.named': { target: '.sure', actions: { type: 'say', params: 'connection.borrowed' } },
          },
          states: {
            sure: {
              description: 'The window that leads has answered just now.',
              after: { rhythm: 'asking' },
            },
            asking: {
              description: 'The window that leads is asked whether it is still there.',
              entry: { type: 'say', params: 'leader.asked' },
              on: { 'leader.answered': 'sure' },
              // it is there, or its lock were free, but it does not run
              after: {
                patience: { target: '#windows.named.seeking', actions: { type: 'say', params: 'lead.stolen' } },
              },
            },
            waiting: {
              description: 'Another window leads now, and is asked to lend its connection.',
              entry: { type: 'say', params: 'leader.sought' },
              after: { takeover: '#windows.named.seeking' },
            },
          },
        },
      },
    },
  },
})
