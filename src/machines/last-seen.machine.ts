import { assign, type SnapshotFrom, setup } from 'xstate'
import { port, stream } from './ports.ts'

type Event =
  | { type: 'consent.changed'; mayKeep: boolean }
  | { type: 'list.came' }
  | { type: 'list.changed' }
  | { type: 'page.left' }
  | { type: 'member.left' }

const mayKeepIn = <Value>({ event }: { event: { mayKeep: Value } }) => event.mayKeep

/**
 * What the live lists showed last is kept in the browser, for a start without network: while it may be, not at each change, and nothing of a
 * user who has signed out.
 */
export const lastSeenMachine = setup({
  types: {
    context: {} as { mayKeep: boolean },
    events: {} as Event,
  },
  actors: {
    recallLists: port<void, void>('recallLists'),
    keepLists: port<void, void>('keepLists'),
    forgetLists: port<void, void>('forgetLists'),
    watchLeaving: stream('watchLeaving'),
  },
  actions: { noteConsent: assign((_, mayKeep: boolean) => ({ mayKeep })) },
  guards: {
    mayKeep: ({ context }) => context.mayKeep,
    mustForget: ({ context }) => !context.mayKeep,
  },
  delays: { keepPause: 10_000 },
}).createMachine({
  id: 'lastSeen',
  description: 'Keeps what the live lists showed last, for a start without network.',
  context: { mayKeep: false },
  invoke: { id: 'watchLeaving', src: 'watchLeaving' },
  initial: 'forbidden',
  on: { 'consent.changed': { actions: { type: 'noteConsent', params: mayKeepIn } } },
  states: {
    forbidden: {
      description: 'The reader has not allowed anything to be kept.',
      always: { guard: 'mayKeep', target: 'allowed' },
    },
    allowed: {
      description: 'The reader has allowed the lists to be kept.',
      initial: 'recalling',
      always: { guard: 'mustForget', target: 'forgetting' },
      on: { 'list.came': '.recalling', 'member.left': 'forgetting' },
      states: {
        // what is on the screen already has not been kept
        recalling: {
          description: 'The lists of the last visit are read from the browser.',
          invoke: { id: 'recallLists', src: 'recallLists', onDone: 'changed', onError: 'changed' },
        },
        changed: {
          description: 'There is something new to keep, and a pause gathers more of it.',
          on: { 'page.left': 'keeping' },
          after: { keepPause: 'keeping' },
        },
        keeping: {
          description: 'The lists are being written to the browser.',
          invoke: { id: 'keepLists', src: 'keepLists', onDone: 'kept', onError: 'kept' },
          on: { 'list.changed': 'changed' },
        },
        kept: {
          description: 'Everything in sight has been kept.',
          on: { 'list.changed': 'changed' },
        },
      },
    },
    forgetting: {
      description: 'What was kept is being deleted.',
      invoke: { id: 'forgetLists', src: 'forgetLists', onDone: 'forbidden', onError: 'forbidden' },
    },
  },
})

export const mayKeep = (snapshot: SnapshotFrom<typeof lastSeenMachine>) => snapshot.context.mayKeep
