import { assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { Apart, SourceCount } from '../../contract/stories/stories.ts'
import { stream } from '../shared/ports.ts'
import type { Headline } from './stories.machine.ts'

/** `wanted`: the headlines in sight, by their rows. */
type Context = {
  wanted: Readonly<Record<string, Headline>>
  counts: Readonly<Record<string, number>>
}
type Event =
  /** A row is drawn. */
  | { type: 'row.shown'; row: string; headline: Headline }
  | { type: 'row.gone'; row: string }
  /** What does not count for each other (STY-11). */
  | { type: 'pairs.changed'; pairs: readonly Apart[] }
  | { type: 'counts.merged'; counts: readonly SourceCount[] }
export type CountsEvent =
  | { type: 'headlines.followed'; headlines: readonly Headline[] }
  | { type: 'pairs.changed'; pairs: readonly Apart[] }

const shownIn = ({ event: { row, headline } }: { event: { row: string; headline: Headline } }) => ({ row, headline })
const rowIn = ({ event }: { event: { row: string } }) => event.row
const pairsIn = ({ event }: { event: { pairs: readonly Apart[] } }) => event.pairs
const countsIn = ({ event }: { event: { counts: readonly SourceCount[] } }) => event.counts

/** STY-09: how many other publishers report what the headlines in sight do. */
export const storyCountsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { watchCounts: stream<CountsEvent>('watchCounts') },
  actions: {
    show: assign(({ context: { wanted } }, { row, headline }: { row: string; headline: Headline }) => ({
      wanted: { ...wanted, [row]: headline },
    })),
    drop: assign(({ context }, row: string) => {
      const { [row]: _, ...wanted } = context.wanted
      return { wanted }
    }),
    follow: sendTo(
      'watchCounts',
      ({ context: { wanted } }): CountsEvent => ({ type: 'headlines.followed', headlines: Object.values(wanted) }),
    ),
    part: sendTo('watchCounts', (_, pairs: readonly Apart[]): CountsEvent => ({ type: 'pairs.changed', pairs })),
    /** What was known of rows that have gone is sent again when they come back. */
    forgetGone: assign(({ context: { wanted, counts } }) => {
      const ids = new Set(Object.values(wanted).map(({ id }) => id))
      return { counts: Object.fromEntries(Object.entries(counts).filter(([id]) => ids.has(id))) }
    }),
    merge: assign(({ context: { counts } }, changed: readonly SourceCount[]) => ({
      counts: { ...counts, ...Object.fromEntries(changed.map(({ id, sources }) => [id, sources])) },
    })),
  },
  delays: { gatherTime: 200 },
}).createMachine({
  id: 'storyCounts',
  description: 'How many other publishers report what the headlines in sight do.',
  context: { wanted: {}, counts: {} },
  invoke: { id: 'watchCounts', src: 'watchCounts' },
  on: {
    'counts.merged': { actions: { type: 'merge', params: countsIn } },
    'pairs.changed': { actions: { type: 'part', params: pairsIn } },
  },
  initial: 'following',
  states: {
    following: {
      description: 'The counts of all rows in sight come as they change.',
      on: {
        'row.shown': { target: 'gathering', actions: { type: 'show', params: shownIn } },
        'row.gone': { target: 'gathering', actions: { type: 'drop', params: rowIn } },
      },
    },
    gathering: {
      description: 'Rows come and go, and are asked about together.',
      on: {
        'row.shown': { actions: { type: 'show', params: shownIn } },
        'row.gone': { actions: { type: 'drop', params: rowIn } },
      },
      after: { gatherTime: { target: 'following', actions: ['follow', 'forgetGone'] } },
    },
  },
})

type Snapshot = SnapshotFrom<typeof storyCountsMachine>
/** How many other publishers report it, as far as is known. */
export const sourcesOf = ({ context: { counts } }: Snapshot, id: string) => counts[id] ?? 0
