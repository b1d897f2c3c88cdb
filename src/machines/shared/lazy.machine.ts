import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import { port } from './ports.ts'
import { report } from './report.ts'

type Event =
  /** It is shown, or something cannot go on without it. */
  | { type: 'part.wanted' }
  /** It will probably be wanted soon. */
  | { type: 'part.expected' }
  /** The page would be better with the part, but works without it. */
  | { type: 'part.missed' }
  | { type: 'retry.pressed' }
type Emitted = { type: 'part.failed' }

/** A loaded part and the function that loaded it: code that has the function knows the type of the part. */
export type Loaded<Part = unknown> = { by: object; part: Part }

const outputOf = ({ event }: { event: DoneActorEvent<Loaded> }) => event.output

/** RTE-13, ERR-10: the code of a part of the page, which comes when it is first wanted. */
export const lazyMachine = setup({
  // the part is code: the one thing in a context that is not plain data
  types: { context: {} as { loaded?: Loaded }, events: {} as Event, emitted: {} as Emitted },
  actors: { load: port<Loaded, void>('load') },
  actions: {
    keep: assign((_, loaded: Loaded) => ({ loaded })),
    announceFailure: report({ type: 'part.failed' }),
  },
}).createMachine({
  id: 'lazy',
  description: 'The code of a part of the page, which comes when it is first wanted.',
  context: {},
  initial: 'absent',
  states: {
    absent: {
      description: 'Nothing has needed the part yet, so the page has none of it.',
      initial: 'resting',
      on: { 'part.wanted': 'loading', 'part.missed': 'loading' },
      states: {
        resting: {
          description: 'Its code may wait in the browser’s cache.',
          on: { 'part.expected': 'fetching' },
        },
        fetching: {
          description: 'The browser fetches the code ahead of time; the page does not change.',
          invoke: { id: 'fetch', src: 'load', onDone: 'resting', onError: 'resting' },
        },
      },
    },
    loading: {
      description: 'The part is wanted and its code is on its way.',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'loaded', actions: { type: 'keep', params: outputOf } },
        onError: { target: 'failed', actions: 'announceFailure' },
      },
    },
    loaded: { description: 'The part is there, for as long as the page is.' },
    failed: {
      description: 'The code could not be loaded; it is tried again the next time the part is wanted.',
      on: { 'part.wanted': 'loading', 'retry.pressed': 'loading' },
    },
  },
})

type Snapshot = SnapshotFrom<typeof lazyMachine>
export const isLoading = (snapshot: Snapshot) => snapshot.matches('loading')
export const hasFailed = (snapshot: Snapshot) => snapshot.matches('failed')
export const loadedOf = (snapshot: Snapshot) => snapshot.context.loaded
