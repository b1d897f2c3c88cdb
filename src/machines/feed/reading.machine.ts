import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import { READ_LIMIT, type Reading } from '../../contract/shared/reading.ts'
import { ABSENCE, setOf } from '../../rules/feed/reading.ts'
import { stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** `seen`: the newest instant at which something shown was received. */
type Context = Reading & { seen?: string }
type Event =
  | { type: 'items.read'; ids: readonly string[] }
  | { type: 'rows.shown'; newest: string | undefined }
  /** `at` in epoch milliseconds. */
  | { type: 'page.left'; at: number }
  | { type: 'page.returned'; at: number }
/** However often: a page that is out of sight may be closed there. */
type Emitted = { type: 'page.left' }
export type ReadingEvent = { type: 'reading.changed'; reading: Reading }

const kept = ({ read, lastVisit, left }: Context): Reading => ({ read, lastVisit, left })
const newestIn = ({ event }: { event: { newest: string | undefined } }) => event.newest
const idsIn = ({ event }: { event: { ids: readonly string[] } }) => event.ids

const initialContext = ({ input }: { input: { kept?: Reading } }): Context => ({ read: [], ...input.kept })
const atIn = <Value>({ event }: { event: { at: Value } }) => event.at

/** What has been read in all feeds, and what has come since the last visit. It begins without a user. */
export const readingMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted, input: {} as { kept?: Reading } },
  actors: { keepReading: stream<ReadingEvent>('keepReading'), watchVisits: stream('watchVisits') },
  actions: {
    mark: assign(({ context }, ids: readonly string[]) => ({
      read: [...context.read, ...ids.filter((id) => !setOf(context.read).has(id))].slice(-READ_LIMIT),
    })),
    noteShown: assign((_, seen: string | undefined) => ({ seen })),
    noteLeaving: assign(({ context }, at: number) => {
      const seen = context.seen ?? context.left?.seen
      return seen === undefined ? {} : { left: { at, seen } }
    }),
    drawLine: assign(({ context }) => ({ lastVisit: context.left?.seen })),
    announceLeft: report({ type: 'page.left' }),
    keep: sendTo('keepReading', ({ context }): ReadingEvent => ({ type: 'reading.changed', reading: kept(context) })),
  },
  guards: {
    isNew: ({ context }, ids: readonly string[]) => ids.some((id) => !setOf(context.read).has(id)),
    isLater: ({ context: { seen = '' } }, newest: string | undefined) => newest !== undefined && newest > seen,
    wasAway: ({ context }, at: number) => context.left !== undefined && at - context.left.at >= ABSENCE,
  },
  delays: { keepPause: 1_000 },
}).createMachine({
  id: 'reading',
  description: 'The items that the user has read, and the new ones since their last visit.',
  context: initialContext,
  invoke: [
    { id: 'keepReading', src: 'keepReading' },
    { id: 'watchVisits', src: 'watchVisits' },
  ],
  type: 'parallel',
  on: {
    'rows.shown': {
      guard: { type: 'isLater', params: newestIn },
      actions: { type: 'noteShown', params: newestIn },
    },
  },
  states: {
    marks: {
      description: 'Which items have been read.',
      initial: 'kept',
      on: {
        'items.read': {
          guard: { type: 'isNew', params: idsIn },
          target: '.changed',
          actions: { type: 'mark', params: idsIn },
        },
      },
      states: {
        kept: {
          description: 'All read items have been kept.',
        },
        changed: {
          description: 'More was read, and is kept after a pause.',
          after: { keepPause: { target: 'kept', actions: 'keep' } },
        },
      },
    },
    visit: {
      description: 'Whether the user is at the page.',
      initial: 'away',
      states: {
        away: {
          description: 'The user is not at the page.',
          on: {
            'page.left': { actions: 'announceLeft' },
            'page.returned': [
              { guard: { type: 'wasAway', params: atIn }, target: 'here', actions: 'drawLine' },
              { target: 'here' },
            ],
          },
        },
        here: {
          description: 'The user is at the page.',
          on: {
            'page.left': {
              target: 'away',
              actions: [{ type: 'noteLeaving', params: atIn }, 'keep', 'announceLeft'],
            },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof readingMachine>
/** The ids of what was read. */
export const readIdsOf = (snapshot: Snapshot) => setOf(snapshot.context.read)
/** What was received later is new. Undefined on a first visit. */
export const lastVisitOf = (snapshot: Snapshot) => snapshot.context.lastVisit
