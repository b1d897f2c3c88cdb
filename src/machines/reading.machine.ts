import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import { READ_LIMIT, type Reading } from '../contract/reading.ts'
import { stream } from './ports.ts'

type Event =
  | { type: 'items.read'; ids: readonly string[] }
  /** `at` in epoch milliseconds; `seen`: the newest instant at which something shown was received. */
  | { type: 'page.left'; at: number; seen?: string }
  | { type: 'page.returned'; at: number }
export type ReadingTold = { type: 'reading.changed'; reading: Reading }

/** Who is away for less has not left. Milliseconds. */
const ABSENCE = 5 * 60_000

const idsIn = ({ event }: { event: { ids: readonly string[] } }) => event.ids

/** What has been read in all feeds, and what has come since the last visit. It begins with nobody here. */
export const readingMachine = setup({
  types: { context: {} as Reading, events: {} as Event, input: {} as { kept?: Reading } },
  actors: { keepReading: stream<ReadingTold>('keepReading') },
  actions: {
    mark: assign(({ context }, ids: readonly string[]) => ({
      read: [...context.read, ...ids.filter((id) => !readOf(context).has(id))].slice(-READ_LIMIT),
    })),
    noteLeaving: assign(({ context }, { at, seen }: { at: number; seen?: string }) => {
      const newest = seen ?? context.left?.seen
      return newest === undefined ? {} : { left: { at, seen: newest } }
    }),
    drawLine: assign(({ context }) => ({ lastVisit: context.left?.seen })),
    keep: sendTo('keepReading', ({ context }): ReadingTold => ({ type: 'reading.changed', reading: context })),
  },
  guards: {
    isNew: ({ context }, ids: readonly string[]) => ids.some((id) => !readOf(context).has(id)),
    wasAway: ({ context }, at: number) => context.left !== undefined && at - context.left.at >= ABSENCE,
  },
  delays: { keepPause: 1_000 },
}).createMachine({
  id: 'reading',
  context: ({ input }) => ({ read: [], ...input.kept }),
  invoke: { id: 'keepReading', src: 'keepReading' },
  type: 'parallel',
  states: {
    marks: {
      initial: 'kept',
      on: {
        'items.read': {
          guard: { type: 'isNew', params: idsIn },
          target: '.changed',
          actions: { type: 'mark', params: idsIn },
        },
      },
      states: {
        kept: {},
        changed: { after: { keepPause: { target: 'kept', actions: 'keep' } } },
      },
    },
    visit: {
      initial: 'away',
      states: {
        away: {
          on: {
            'page.returned': [
              { guard: { type: 'wasAway', params: ({ event }) => event.at }, target: 'here', actions: 'drawLine' },
              { target: 'here' },
            ],
          },
        },
        here: {
          on: {
            'page.left': {
              target: 'away',
              actions: [{ type: 'noteLeaving', params: ({ event }) => event }, 'keep'],
            },
          },
        },
      },
    },
  },
})

const sets = new WeakMap<readonly string[], ReadonlySet<string>>()

function readOf({ read }: Reading): ReadonlySet<string> {
  const known = sets.get(read)
  if (known) return known
  const made = new Set(read)
  sets.set(read, made)
  return made
}

type Snapshot = SnapshotFrom<typeof readingMachine>
/** The ids of what was read. */
export const readIdsOf = (snapshot: Snapshot) => readOf(snapshot.context)
/** What was received later is new. Undefined on a first visit. */
export const lastVisitOf = (snapshot: Snapshot) => snapshot.context.lastVisit
