import { assign, type DoneActorEvent, type ErrorActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import { refusalStatus } from '../contract/failure.ts'
import type { SignInRecord } from '../contract/user.ts'
import { port } from './ports.ts'

type Context = { signIns: readonly SignInRecord[]; ending: string }
type Event = { type: 'list.asked' } | { type: 'end.pressed'; id: string } | { type: 'user.left' }
type Emitted = { type: 'end.failed' }

/** Where the user is signed in, and how to end it there. */
export const signInsMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { listSignIns: port<SignInRecord[], void>('listSignIns'), endSignIn: port<void, string>('endSignIn') },
  actions: {
    keepSignIns: assign((_, signIns: readonly SignInRecord[]) => ({ signIns })),
    keepEnding: assign((_, ending: string) => ({ ending })),
    dropEnded: assign(({ context }) => ({ signIns: context.signIns.filter(({ id }) => id !== context.ending) })),
    announceFailed: emit({ type: 'end.failed' }),
  },
  guards: {
    /** The one that asks is ended by signing out. */
    isOther: ({ context }, asked: string) => context.signIns.some(({ id, isCurrent }) => id === asked && !isCurrent),
    isGone: (_, error: unknown) => refusalStatus(error) === 404,
  },
}).createMachine({
  id: 'signIns',
  context: { signIns: [], ending: '' },
  initial: 'unasked',
  on: { 'user.left': { target: '.unasked', actions: { type: 'keepSignIns', params: [] } } },
  states: {
    unasked: { on: { 'list.asked': 'loading' } },
    loading: {
      invoke: {
        id: 'listSignIns',
        src: 'listSignIns',
        onDone: {
          target: 'shown',
          actions: {
            type: 'keepSignIns',
            params: ({ event }: { event: DoneActorEvent<SignInRecord[]> }) => event.output,
          },
        },
        onError: 'failed',
      },
    },
    failed: { on: { 'list.asked': 'loading' } },
    shown: {
      on: {
        'list.asked': 'loading',
        'end.pressed': {
          guard: { type: 'isOther', params: ({ event }) => event.id },
          target: 'ending',
          actions: { type: 'keepEnding', params: ({ event }) => event.id },
        },
      },
    },
    ending: {
      invoke: {
        id: 'endSignIn',
        src: 'endSignIn',
        input: ({ context }) => context.ending,
        onDone: { target: 'shown', actions: 'dropEnded' },
        onError: [
          {
            guard: { type: 'isGone', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            target: 'shown',
            actions: 'dropEnded',
          },
          // it may have ended all the same: the list knows
          { target: 'loading', actions: 'announceFailed' },
        ],
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof signInsMachine>
export const signInsOf = (snapshot: Snapshot) => snapshot.context.signIns
export const isLoading = (snapshot: Snapshot) => snapshot.matches('loading') || snapshot.matches('unasked')
export const hasFailed = (snapshot: Snapshot) => snapshot.matches('failed')
/** While the list is asked for again, nothing of the old one is ended. */
export const canEnd = (snapshot: Snapshot, id: string) => snapshot.can({ type: 'end.pressed', id })
/** The id of the sign-in that is being ended. */
export const endingOf = (snapshot: Snapshot) => (snapshot.matches('ending') ? snapshot.context.ending : undefined)
