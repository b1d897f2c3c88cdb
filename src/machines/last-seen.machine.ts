import { assign, type SnapshotFrom, setup } from 'xstate'
import { port } from './ports.ts'

type Event =
  | { type: 'consent.changed'; mayKeep: boolean }
  | { type: 'list.came' }
  | { type: 'list.changed' }
  | { type: 'page.left' }
  | { type: 'member.left' }

/**
 * What the live lists showed last is kept in the browser, for a start without network: while it may be, not at each change, and nothing of a
 * user who has signed out.
 */
export const lastSeenMachine = setup({
  types: {
    context: {} as { mayKeep: boolean },
    events: {} as Event,
    input: {} as { mayKeep: boolean },
  },
  actors: {
    recallLists: port<void, void>('recallLists'),
    keepLists: port<void, void>('keepLists'),
    forgetLists: port<void, void>('forgetLists'),
  },
  actions: { noteConsent: assign((_, mayKeep: boolean) => ({ mayKeep })) },
  guards: {
    mayKeep: ({ context }) => context.mayKeep,
    mustForget: ({ context }) => !context.mayKeep,
  },
  delays: { keepPause: 10_000 },
}).createMachine({
  id: 'lastSeen',
  context: ({ input }) => ({ mayKeep: input.mayKeep }),
  initial: 'forbidden',
  on: { 'consent.changed': { actions: { type: 'noteConsent', params: ({ event }) => event.mayKeep } } },
  states: {
    forbidden: { always: { guard: 'mayKeep', target: 'allowed' } },
    allowed: {
      initial: 'recalling',
      always: { guard: 'mustForget', target: 'forgetting' },
      on: { 'list.came': '.recalling', 'member.left': 'forgetting' },
      states: {
        // what is on the screen already has not been kept
        recalling: { invoke: { id: 'recallLists', src: 'recallLists', onDone: 'changed', onError: 'changed' } },
        changed: { on: { 'page.left': 'keeping' }, after: { keepPause: 'keeping' } },
        keeping: {
          invoke: { id: 'keepLists', src: 'keepLists', onDone: 'kept', onError: 'kept' },
          on: { 'list.changed': 'changed' },
        },
        kept: { on: { 'list.changed': 'changed' } },
      },
    },
    forgetting: { invoke: { id: 'forgetLists', src: 'forgetLists', onDone: 'forbidden', onError: 'forbidden' } },
  },
})

export const mayKeep = (snapshot: SnapshotFrom<typeof lastSeenMachine>) => snapshot.context.mayKeep
