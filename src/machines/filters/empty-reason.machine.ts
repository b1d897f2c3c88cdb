import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { CountWithout, FilterPart } from '../../contract/filters/filters.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import { partsOf, withoutPart } from '../../rules/filters/parts.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Counts = readonly CountWithout[]
type Context = { search: SearchContext; counts: Counts }
type Event =
  /** The feed has no headline for this search. */
  | { type: 'search.emptied'; search: SearchContext }
  /** The feed has rows, or searches. */
  | { type: 'search.filled' }
  | { type: 'part.removed'; part: FilterPart }
type Emitted = { type: 'filter.removed'; search: SearchContext }

const searchIn = ({ event }: { event: { search: SearchContext } }) => event.search
const partIn = ({ event }: { event: { part: FilterPart } }) => event.part
const searchNow = ({ context }: { context: Context }) => context.search
const outputOf = ({ event }: { event: DoneActorEvent<Counts> }) => event.output
const noContext = (): Context => ({ search: {}, counts: [] })

/** FED-21: which filters leave a feed without a headline. */
export const emptyReasonMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actors: { countWithout: port<Counts, SearchContext>('countWithout') },
  actions: {
    keepSearch: assign((_, search: SearchContext) => ({ search, counts: [] })),
    keepCounts: assign((_, counts: Counts) => ({ counts })),
    remove: report(
      ({ context }, part: FilterPart): Emitted => ({
        type: 'filter.removed',
        search: withoutPart(context.search, part),
      }),
    ),
  },
  guards: {
    /** A single filter is known to be the reason. */
    hasSeveral: (_, search: SearchContext) => partsOf(search).length > 1,
    isCounted: ({ context }, part: FilterPart) => context.counts.some((one) => one.part === part),
  },
}).createMachine({
  id: 'emptyReason',
  description: 'Which filters leave a feed without a headline.',
  context: noContext,
  initial: 'resting',
  on: {
    'search.filled': '.resting',
    'search.emptied': [
      {
        guard: { type: 'hasSeveral', params: searchIn },
        target: '.asking',
        actions: { type: 'keepSearch', params: searchIn },
      },
      { target: '.resting' },
    ],
  },
  states: {
    resting: { description: 'The feed has headlines, or one filter at most.' },
    asking: {
      description: 'The headlines that match without one of the filters are counted.',
      invoke: {
        id: 'countWithout',
        src: 'countWithout',
        input: searchNow,
        onDone: { target: 'answered', actions: { type: 'keepCounts', params: outputOf } },
        onError: 'failed',
      },
    },
    answered: {
      description: 'It is known without which filters there are headlines, and each of these can be removed.',
      on: {
        'part.removed': {
          guard: { type: 'isCounted', params: partIn },
          actions: { type: 'remove', params: partIn },
        },
      },
    },
    failed: { description: 'The count was not answered; the feed’s filters can still be cleared.' },
  },
})

type Snapshot = SnapshotFrom<typeof emptyReasonMachine>
const none: Counts = []
/** Without which parts there are headlines, the most first. */
export const countsOf = (snapshot: Snapshot) => (snapshot.matches('answered') ? snapshot.context.counts : none)
