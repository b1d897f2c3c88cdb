import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { Apart } from '../../contract/stories/stories.ts'
import { isSamePair } from '../../rules/stories/apart.ts'
import { port } from '../shared/ports.ts'

type Owner = string | undefined
type Pairs = readonly Apart[]
/** `owner`: '' for a visitor, undefined until it is known who is here. */
type Context = { owner: Owner; pairs: Pairs }
/** What was done with the reports `ids` in the row of the headline `id`. */
export type Change = { owner: string; pairs: Pairs }
type Reports = { id: string; ids: readonly string[] }
type Event =
  | { type: 'reader.changed'; owner: Owner }
  | ({ type: 'reports.parted' } & Reports)
  | ({ type: 'reports.joined' } & Reports)

const ownerIn = ({ event }: { event: { owner: Owner } }) => event.owner
const reportsIn = ({ event: { id, ids } }: { event: Reports }) => ({ id, ids })
const pairsIn = ({ event }: { event: DoneActorEvent<Pairs> }) => event.output
const ownerNow = ({ context }: { context: Context }) => context.owner ?? ''
const changeNow = ({ context }: { context: Context }): Change => ({
  owner: context.owner ?? '',
  pairs: context.pairs,
})
const noContext = (): Context => ({ owner: undefined, pairs: [] })
const without = (pairs: Pairs, { id, ids }: Reports) =>
  pairs.filter((pair) => !ids.some((other) => isSamePair(pair, { id, other })))

/** STY-11: the reports that a user has set apart from a headline, in all rows of this browser. */
export const setApartMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { readPairs: port<Pairs, string>('readPairs'), keepPairs: port<Pairs, Change>('keepPairs') },
  actions: {
    keepOwner: assign((_, owner: Owner) => ({ owner, pairs: [] })),
    keepPairs: assign((_, pairs: Pairs) => ({ pairs })),
    part: assign(({ context }, reports: Reports) => ({
      pairs: [...without(context.pairs, reports), ...reports.ids.map((other) => ({ id: reports.id, other }))],
    })),
    join: assign(({ context }, reports: Reports) => ({ pairs: without(context.pairs, reports) })),
  },
  guards: { isKnown: (_, owner: Owner) => owner !== undefined },
}).createMachine({
  id: 'setApart',
  description: 'The reports that a user has set apart from a headline.',
  context: noContext,
  on: {
    'reader.changed': [
      {
        guard: { type: 'isKnown', params: ownerIn },
        target: '.reading',
        actions: { type: 'keepOwner', params: ownerIn },
      },
      { target: '.waiting', actions: { type: 'keepOwner', params: ownerIn } },
    ],
  },
  initial: 'waiting',
  states: {
    waiting: { description: 'It is not known who is here, and nothing can be set apart.' },
    reading: {
      description: 'What this user has set apart before is being read.',
      invoke: {
        id: 'readPairs',
        src: 'readPairs',
        input: ownerNow,
        onDone: { target: 'resting', actions: { type: 'keepPairs', params: pairsIn } },
        onError: 'resting',
      },
    },
    resting: {
      description: 'All that was set apart is kept.',
      on: {
        'reports.parted': { target: 'keeping', actions: { type: 'part', params: reportsIn } },
        'reports.joined': { target: 'keeping', actions: { type: 'join', params: reportsIn } },
      },
    },
    keeping: {
      description: 'What was set apart, or brought back, is being kept; the browser gives back what is still so.',
      invoke: {
        id: 'keepPairs',
        src: 'keepPairs',
        input: changeNow,
        onDone: { target: 'resting', actions: { type: 'keepPairs', params: pairsIn } },
        onError: 'resting',
      },
      on: {
        'reports.parted': { target: 'keeping', reenter: true, actions: { type: 'part', params: reportsIn } },
        'reports.joined': { target: 'keeping', reenter: true, actions: { type: 'join', params: reportsIn } },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof setApartMachine>
export const pairsOf = ({ context: { pairs } }: Snapshot) => pairs
