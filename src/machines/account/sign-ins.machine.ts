import { assign, type DoneActorEvent, type ErrorActorEvent, type SnapshotFrom, setup } from 'xstate'
import { refusalStatus } from '../../contract/shared/failure.ts'
import type { SignInList, SignInRecord } from '../../contract/shared/user/user.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `asOf`: when the list was so; '' before there is one. `username`: whose list it is, where that is known. */
type Context = { signIns: readonly SignInRecord[]; asOf: string; ending: string; username?: string }
type Event =
  | { type: 'list.asked' }
  | { type: 'end.pressed'; id: string }
  | { type: 'endOthers.pressed' | 'endOthers.confirmed' | 'endOthers.cancelled' }
  | { type: 'user.came'; username: string }
  | { type: 'user.left' }
type Emitted = { type: 'end.failed' | 'endOthers.failed' }

const outputOf = ({ event }: { event: DoneActorEvent<SignInList> }) => event.output
const idIn = <Value>({ event }: { event: { id: Value } }) => event.id
const usernameIn = <Value>({ event }: { event: { username: Value } }) => event.username
const endedId = ({ context }: { context: Context }) => context.ending
const errorOf = ({ event }: { event: ErrorActorEvent }) => event.error

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
    keepUser: assign((_, username: string | undefined) => ({ username })),
    keepEnding: assign((_, ending: string) => ({ ending })),
    dropEnded: assign(({ context }) => ({ signIns: context.signIns.filter(({ id }) => id !== context.ending) })),
    dropOthers: assign(({ context }) => ({ signIns: context.signIns.filter(({ isCurrent }) => isCurrent) })),
    announce: report((_, event: Emitted) => event),
  },
  guards: {
    /** The one that asks is ended by signing out. */
    isOther: ({ context }, asked: string) => context.signIns.some(({ id, isCurrent }) => id === asked && !isCurrent),
    /** Who is known at last may have asked already. */
    isAnother: ({ context }, username: string) => ![undefined, username].includes(context.username),
    hasOthers: ({ context }) => context.signIns.some(({ isCurrent }) => !isCurrent),
    isGone: (_, error: unknown) => refusalStatus(error) === 404,
  },
}).createMachine({
  id: 'signIns',
  description: 'The list of browsers where the user is signed in.',
  context: { signIns: [], asOf: '', ending: '' },
  initial: 'unasked',
  on: {
    'user.came': [
      {
        guard: { type: 'isAnother', params: usernameIn },
        target: '.unasked',
        actions: [
          { type: 'keepList', params: { data: [], asOf: '' } },
          { type: 'keepUser', params: usernameIn },
        ],
      },
      { actions: { type: 'keepUser', params: usernameIn } },
    ],
    'user.left': {
      target: '.unasked',
      actions: [
        { type: 'keepList', params: { data: [], asOf: '' } },
        { type: 'keepUser', params: undefined },
      ],
    },
  },
  states: {
    unasked: {
      description: 'The list has not been opened.',
      on: { 'list.asked': 'loading' },
    },
    loading: {
      description: 'The list is on its way.',
      invoke: {
        id: 'listSignIns',
        src: 'listSignIns',
        onDone: {
          target: 'shown',
          actions: { type: 'keepList', params: outputOf },
        },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The list could not be loaded, and can be asked for again.',
      on: { 'list.asked': 'loading' },
    },
    shown: {
      description: 'The user sees where they are signed in.',
      on: {
        'list.asked': 'loading',
        'end.pressed': {
          guard: { type: 'isOther', params: idIn },
          target: 'ending',
          actions: { type: 'keepEnding', params: idIn },
        },
        'endOthers.pressed': { guard: 'hasOthers', target: 'confirming' },
      },
    },
    ending: {
      description: 'One of the other sign-ins is being ended.',
      invoke: {
        id: 'endSignIn',
        src: 'endSignIn',
        input: endedId,
        onDone: { target: 'shown', actions: 'dropEnded' },
        onError: [
          {
            guard: { type: 'isGone', params: errorOf },
            target: 'shown',
            actions: 'dropEnded',
          },
          // it may have ended all the same: the list knows
          { target: 'loading', actions: { type: 'announce', params: { type: 'end.failed' } } },
        ],
      },
    },
    confirming: {
      description: 'The user is asked whether to end all other sign-ins.',
      on: { 'list.asked': 'loading', 'endOthers.cancelled': 'shown', 'endOthers.confirmed': 'endingOthers' },
    },
    endingOthers: {
      description: 'All other sign-ins are being ended.',
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
/** The user is asked whether to end all others, or has confirmed it. */
export const isAskingOthers = (snapshot: Snapshot) => snapshot.matches('confirming') || isEndingOthers(snapshot)
export const isEndingOthers = (snapshot: Snapshot) => snapshot.matches('endingOthers')
