import { assign, type DoneActorEvent, type ErrorActorEvent, emit, type SnapshotFrom, setup } from 'xstate'
import { refusalStatus } from '../contract/failure.ts'
import type { SignInList, SignInRecord } from '../contract/user.ts'
import { port } from './ports.ts'

/** `asOf`: when the list was so; '' before there is one. */
type Context = { signIns: readonly SignInRecord[]; asOf: string; ending: string }
type Event =
  | { type: 'list.asked' }
  | { type: 'end.pressed'; id: string }
  | { type: 'endOthers.pressed' | 'endOthers.confirmed' | 'endOthers.cancelled' }
  | { type: 'user.left' }
type Emitted = { type: 'end.failed' | 'endOthers.failed' }

/** Where the user is signed in, and how to end it there: one by one, or everywhere but here. */
export const signInsMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: {
    listSignIns: port<SignInList, void>('listSignIns'),
    endSignIn: port<void, string>('endSignIn'),
    endOtherSignIns: port<void, void>('endOtherSignIns'),
  },
  actions: {
    keepList: assign((_, { data, asOf }: SignInList) => ({ signIns: data, asOf })),
    keepEnding: assign((_, ending: string) => ({ ending })),
    dropEnded: assign(({ context }) => ({ signIns: context.signIns.filter(({ id }) => id !== context.ending) })),
    dropOthers: assign(({ context }) => ({ signIns: context.signIns.filter(({ isCurrent }) => isCurrent) })),
    announce: emit((_, event: Emitted) => event),
  },
  guards: {
    /** The one that asks is ended by signing out. */
    isOther: ({ context }, asked: string) => context.signIns.some(({ id, isCurrent }) => id === asked && !isCurrent),
    hasOthers: ({ context }) => context.signIns.some(({ isCurrent }) => !isCurrent),
    isGone: (_, error: unknown) => refusalStatus(error) === 404,
  },
}).createMachine({
  id: 'signIns',
  context: { signIns: [], asOf: '', ending: '' },
  initial: 'unasked',
  on: { 'user.left': { target: '.unasked', actions: { type: 'keepList', params: { data: [], asOf: '' } } } },
  states: {
    unasked: { on: { 'list.asked': 'loading' } },
    loading: {
      invoke: {
        id: 'listSignIns',
        src: 'listSignIns',
        onDone: {
          target: 'shown',
          actions: { type: 'keepList', params: ({ event }: { event: DoneActorEvent<SignInList> }) => event.output },
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
        'endOthers.pressed': { guard: 'hasOthers', target: 'confirming' },
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
          { target: 'loading', actions: { type: 'announce', params: { type: 'end.failed' } } },
        ],
      },
    },
    confirming: {
      on: { 'list.asked': 'loading', 'endOthers.cancelled': 'shown', 'endOthers.confirmed': 'endingOthers' },
    },
    endingOthers: {
      invoke: {
        id: 'endOtherSignIns',
        src: 'endOtherSignIns',
        onDone: { target: 'shown', actions: 'dropOthers' },
        onError: { target: 'loading', actions: { type: 'announce', params: { type: 'endOthers.failed' } } },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof signInsMachine>
export const signInsOf = (snapshot: Snapshot) => snapshot.context.signIns
/** When the list was so. */
export const asOf = (snapshot: Snapshot) => snapshot.context.asOf
export const isLoading = (snapshot: Snapshot) => snapshot.matches('loading') || snapshot.matches('unasked')
export const hasFailed = (snapshot: Snapshot) => snapshot.matches('failed')
/** While the list is asked for again, nothing of the old one is ended. */
export const canEnd = (snapshot: Snapshot, id: string) => snapshot.can({ type: 'end.pressed', id })
/** The id of the sign-in that is being ended. */
export const endingOf = (snapshot: Snapshot) => (snapshot.matches('ending') ? snapshot.context.ending : undefined)
export const canEndOthers = (snapshot: Snapshot) => snapshot.can({ type: 'endOthers.pressed' })
/** How many sign-ins end with 'End all others'. */
export const othersOf = (snapshot: Snapshot) => snapshot.context.signIns.filter(({ isCurrent }) => !isCurrent).length
/** The user is asked whether to end all others, or has said so. */
export const isAskingOthers = (snapshot: Snapshot) => snapshot.matches('confirming') || isEndingOthers(snapshot)
export const isEndingOthers = (snapshot: Snapshot) => snapshot.matches('endingOthers')
