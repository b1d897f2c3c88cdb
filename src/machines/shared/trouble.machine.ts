import { assign, type SnapshotFrom, setup } from 'xstate'
import type { Trouble } from '../../rules/shared/troubles.ts'

type Context = { trouble?: Trouble; seconds: number }
type Event =
  | { type: 'call.begun' }
  | { type: 'call.failed'; trouble: Trouble }
  | { type: 'form.left' }
  | { type: 'network.returned' }

const secondsOf = (trouble: Trouble) => (trouble.kind === 'tooMany' ? trouble.seconds : 0)

const troubleGiven = <Value>({ event }: { event: { trouble: Value } }) => event.trouble

/** ERR-09: why the last call of a form failed, kept until the next one; after too many tries, also the seconds until another is allowed. */
export const troubleMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actions: {
    keepTrouble: assign((_, trouble: Trouble) => ({ trouble, seconds: secondsOf(trouble) })),
    countDown: assign({ seconds: ({ context }) => context.seconds - 1 }),
    forget: assign({ trouble: undefined, seconds: 0 }),
  },
  guards: {
    isTooMany: (_, trouble: Trouble) => secondsOf(trouble) > 0,
    isOffline: ({ context }) => context.trouble?.kind === 'offline',
    isLastSecond: ({ context }) => context.seconds <= 1,
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'trouble',
  description: 'Why the last call of a form failed.',
  context: { seconds: 0 },
  initial: 'none',
  on: {
    'call.begun': '.none',
    'form.left': '.none',
    'call.failed': [
      {
        guard: { type: 'isTooMany', params: troubleGiven },
        target: '.counting',
        actions: { type: 'keepTrouble', params: troubleGiven },
      },
      { target: '.received', actions: { type: 'keepTrouble', params: troubleGiven } },
    ],
  },
  states: {
    none: {
      description: 'Nothing has failed.',
      entry: 'forget',
    },
    received: {
      description: 'The user sees why the call failed.',
      // the network is back, so the message is no longer true
      on: { 'network.returned': { guard: 'isOffline', target: 'none' } },
    },
    counting: {
      description: 'There were too many tries, and the seconds until the next one are counted.',
      after: {
        second: [
          { guard: 'isLastSecond', target: 'over' },
          { target: 'counting', reenter: true, actions: 'countDown' },
        ],
      },
    },
    over: {
      description: 'The wait is over, and the user can try again.',
      entry: 'forget',
    },
  },
})

type Snapshot = SnapshotFrom<typeof troubleMachine>
export const troubleIn = ({ context }: Snapshot) => context.trouble
/** Undefined where there is nothing to wait for. */
export const secondsLeft = (snapshot: Snapshot) => (snapshot.matches('counting') ? snapshot.context.seconds : undefined)
/** There were too many tries. Still true when the wait is over, until the next try. */
export const wereTooMany = (snapshot: Snapshot) => snapshot.matches('counting') || isOver(snapshot)
/** The wait is over, and the user can try again. */
export const isOver = (snapshot: Snapshot) => snapshot.matches('over')
