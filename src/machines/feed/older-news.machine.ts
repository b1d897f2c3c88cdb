import { assign, type DoneActorEvent, type SnapshotFrom, setup } from 'xstate'
import type { NewsPosition, OlderNews } from '../../contract/feed/older-news.ts'
import type { NewsItem } from '../../contract/shared/news.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import { sortDatetimeOf } from '../../rules/shared/merge.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** What is asked for: the headlines of a search below a position. */
export type Below = { search: SearchContext; below: NewsPosition }
type Items = readonly NewsItem[]
type Last = NewsItem | undefined
/**
 * `last`: the last row of the feed. `end`: the id of the last headline that was loaded, and `next` where the next page begins; null after the last.
 * They count as long as that headline is the last row: else the feed does not show what was loaded, and begins again below its last row.
 */
type Context = { search: SearchContext; last?: Last; end?: string | undefined; next?: NewsPosition | null }
type Event =
  | { type: 'search.given'; search: SearchContext }
  | { type: 'last.changed'; last: Last }
  | { type: 'end.neared' }
  | { type: 'retry.pressed' }
  | { type: 'network.returned' }
/** Headlines that belong below the last row of the feed. */
export type OlderReport = { type: 'older.came'; items: Items }

const searchIn = ({ event }: { event: { search: SearchContext } }) => event.search
const lastIn = ({ event }: { event: { last: Last } }) => event.last
const pageIn = ({ event }: { event: DoneActorEvent<OlderNews> }) => event.output
const isWhole = ({ last, end }: Context) => last !== undefined && last.id === end

function belowLast({ context }: { context: Context }): Below {
  const { search, last, next } = context
  if (isWhole(context) && next) return { search, below: next }
  if (!last) throw new Error('The feed has no rows.')
  return { search, below: { at: sortDatetimeOf(last), id: last.id } }
}

/** What a feed has below the newest that its live list holds, in pages (FED-22). */
export const olderNewsMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as OlderReport },
  actors: { loadOlder: port<OlderNews, Below>('loadOlder') },
  actions: {
    keepSearch: assign((_, search: SearchContext) => ({ search, end: undefined })),
    keepLast: assign((_, last: Last) => ({ last })),
    keepPage: assign(({ context }, { items, next }: OlderNews) => ({
      end: items.at(-1)?.id ?? context.last?.id,
      next,
    })),
    announcePage: report((_, { items }: OlderNews) => ({ type: 'older.came', items })),
  },
  guards: {
    hasNext: (_, { next }: OlderNews) => next !== null,
    hasLast: ({ context }) => context.last !== undefined,
    /** It is the last of the page that was just loaded. */
    isLoaded: ({ context }, last: Last) => isWhole({ ...context, last }),
    /** The feed did not take what was loaded, or has let it go. */
    isForgotten: ({ context }) => !isWhole(context),
  },
}).createMachine({
  id: 'olderNews',
  description: 'What a feed has below the newest that its live list holds, in pages.',
  context: { search: {} },
  initial: 'resting',
  on: {
    'search.given': { target: '.resting', actions: { type: 'keepSearch', params: searchIn } },
    'last.changed': [
      { guard: { type: 'isLoaded', params: lastIn }, actions: { type: 'keepLast', params: lastIn } },
      { target: '.resting', actions: { type: 'keepLast', params: lastIn } },
    ],
  },
  states: {
    resting: {
      description: 'The reader is not near the end, or what is below it is not known yet.',
      on: { 'end.neared': { guard: 'hasLast', target: 'loading' } },
    },
    loading: {
      description: 'The next page is on its way.',
      invoke: {
        id: 'loadOlder',
        src: 'loadOlder',
        input: belowLast,
        onDone: [
          {
            guard: { type: 'hasNext', params: pageIn },
            target: 'resting',
            actions: [
              { type: 'keepPage', params: pageIn },
              { type: 'announcePage', params: pageIn },
            ],
          },
          {
            target: 'ended',
            actions: [
              { type: 'keepPage', params: pageIn },
              { type: 'announcePage', params: pageIn },
            ],
          },
        ],
        onError: 'cut',
      },
    },
    cut: {
      description: 'The next page could not be loaded, and the user can try again.',
      on: { 'retry.pressed': 'loading', 'network.returned': 'loading' },
    },
    ended: {
      description: 'There are no older headlines.',
      on: { 'end.neared': { guard: 'isForgotten', target: 'loading' } },
    },
  },
})

type Snapshot = SnapshotFrom<typeof olderNewsMachine>
/** What stands beneath the last row. `unasked`: nothing was loaded below it yet. */
export function footOf(snapshot: Snapshot) {
  if (snapshot.matches('loading')) return 'loading'
  if (snapshot.matches('cut')) return 'cut'
  if (!isWhole(snapshot.context)) return 'unasked'
  return snapshot.matches('ended') ? 'ended' : 'more'
}
