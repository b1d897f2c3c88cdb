import { assign, type EventObject, raise, type SnapshotFrom, setup } from 'xstate'
import type { NewsItem } from '../contract/news.ts'
import type { SearchContext } from '../contract/search-context.ts'
import { isSame, mergeNewest } from '../rules/merge.ts'
import { searchOf } from '../rules/search.ts'
import { stream } from './ports.ts'

type Items = readonly NewsItem[]
/** `items` is all that has come, `shown` what the reader sees: the same while following, as it was while held. */
type Context = {
  phrase: string
  search: SearchContext
  items: Items
  shown: Items
  /** Ids of the newest batch: these rows are tinted. */
  arrived: readonly string[]
  expanded: readonly string[]
  /** Epoch milliseconds. */
  staleSince?: number
}
type Event =
  | { type: 'connection.opened' }
  | { type: 'connection.lost'; at: number }
  | { type: 'items.replaced'; items: Items }
  | { type: 'items.merged'; items: Items }
  | { type: 'phrase.changed'; phrase: string }
  | { type: 'search.submitted' }
  | { type: 'search.changed' }
  | { type: 'item.toggled'; id: string }
  | { type: 'reader.left' }
  | { type: 'reader.returned' }

const itemsOf = ({ event }: { event: { items: Items } }) => event.items
const noteLoss = { type: 'noteLoss' as const, params: ({ event }: { event: { at: number } }) => event.at }
const whileConnected = {
  'items.replaced': { target: 'live', actions: { type: 'replaceItems' as const, params: itemsOf } },
  'connection.lost': { target: 'stale', actions: noteLoss },
}

/** One live list of news with its search box (FED-01, FED-16, RT-02, RT-05). */
export const liveFeedMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { searchNews: stream<EventObject, SearchContext>('searchNews') },
  actions: {
    keepPhrase: assign((_, phrase: string) => ({ phrase })),
    takeSearch: assign(({ context }) => ({ search: searchOf(context.phrase) })),
    replaceItems: assign((_, items: Items) => ({ items: mergeNewest([], items), arrived: [] })),
    mergeItems: assign(({ context }, batch: Items) => ({
      items: mergeNewest(context.items, batch),
      arrived: batch.map(({ id }) => id),
    })),
    showItems: assign(({ context }) => ({ shown: context.items })),
    toggleItem: assign(({ context }, id: string) => ({
      expanded: context.expanded.includes(id)
        ? context.expanded.filter((other) => other !== id)
        : [...context.expanded, id],
    })),
    noteLoss: assign((_, staleSince: number) => ({ staleSince })),
  },
  guards: {
    isNewSearch: ({ context }) => !isSame(context.search, searchOf(context.phrase)),
  },
  delays: { typingPause: 300 },
}).createMachine({
  id: 'liveFeed',
  context: { phrase: '', search: {}, items: [], shown: [], arrived: [], expanded: [] },
  type: 'parallel',
  on: {
    'item.toggled': { actions: { type: 'toggleItem', params: ({ event }) => event.id } },
  },
  states: {
    list: {
      initial: 'searching',
      // an answer to an older search has nobody left to hear it (RT-05)
      on: { 'search.changed': '.searching' },
      states: {
        searching: {
          initial: 'connecting',
          invoke: { id: 'searchNews', src: 'searchNews', input: ({ context }) => context.search },
          states: {
            connecting: { on: { 'connection.opened': 'loading' } },
            loading: { on: whileConnected },
            live: {
              on: {
                ...whileConnected,
                'items.merged': { actions: { type: 'mergeItems', params: itemsOf } },
              },
            },
            stale: { on: { 'connection.opened': 'loading' } },
          },
        },
      },
    },
    box: {
      initial: 'settled',
      on: {
        'phrase.changed': { target: '.typing', actions: { type: 'keepPhrase', params: ({ event }) => event.phrase } },
      },
      states: {
        settled: {},
        typing: {
          on: { 'search.submitted': 'asking' },
          after: { typingPause: 'asking' },
        },
        asking: {
          always: [
            { guard: 'isNewSearch', target: 'settled', actions: ['takeSearch', raise({ type: 'search.changed' })] },
            { target: 'settled' },
          ],
        },
      },
    },
    reading: {
      initial: 'following',
      on: { 'search.changed': '.following' },
      states: {
        following: {
          entry: 'showItems',
          on: {
            'items.replaced': { actions: 'showItems' },
            'items.merged': { actions: 'showItems' },
            'reader.left': 'held',
          },
        },
        held: { on: { 'reader.returned': 'following' } },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof liveFeedMachine>
export const shownOf = (snapshot: Snapshot) => snapshot.context.shown
export const phraseOf = (snapshot: Snapshot) => snapshot.context.phrase
export const isLoading = (snapshot: Snapshot) =>
  snapshot.matches({ list: { searching: 'connecting' } }) || snapshot.matches({ list: { searching: 'loading' } })
export const isStale = (snapshot: Snapshot) => snapshot.matches({ list: { searching: 'stale' } })
/** Epoch milliseconds, undefined while the list is up to date. */
export const staleSince = (snapshot: Snapshot) => (isStale(snapshot) ? snapshot.context.staleSince : undefined)
/** The keywords that the list is of, undefined while it is of everything. */
export const searchedFor = (snapshot: Snapshot) => snapshot.context.search.keywords?.join(' ')
export const isHeld = (snapshot: Snapshot) => snapshot.matches({ reading: 'held' })
export const isExpanded = (snapshot: Snapshot, id: string) => snapshot.context.expanded.includes(id)
export const hasArrived = (snapshot: Snapshot, id: string) => snapshot.context.arrived.includes(id)
/** How many items wait for a reader who is held. */
export function waitingCount(snapshot: Snapshot) {
  const { items, shown } = snapshot.context
  if (items === shown) return 0
  const seen = new Set(shown.map(({ id }) => id))
  return items.filter(({ id }) => !seen.has(id)).length
}
