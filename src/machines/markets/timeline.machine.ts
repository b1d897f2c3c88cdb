import { assign, type EventObject, type SnapshotFrom, setup } from 'xstate'
import type { NewsItem } from '../../contract/shared/news.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import { mergeNewest } from '../../rules/shared/merge.ts'
import { stream } from '../shared/ports.ts'

type Items = readonly NewsItem[]
/** `staleSince`: epoch milliseconds. */
type Context = { items: Items; staleSince?: number }
type Event =
  | { type: 'panel.opened' }
  | { type: 'panel.left' }
  | { type: 'connection.opened' }
  | { type: 'connection.lost'; at: number }
  | { type: 'items.replaced'; items: Items }
  | { type: 'items.merged'; items: Items }

/** More than a few hours of headlines are what the feeds are for. */
const LIMIT = 200

const itemsOf = ({ event }: { event: { items: Items } }) => event.items

const atIn = ({ event }: { event: { at: number } }) => event.at

/** The newest headlines of everything, while a panel shows them (EMB-02). */
export const timelineMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { searchNews: stream<EventObject, SearchContext>('searchNews') },
  actions: {
    replaceItems: assign((_, items: Items) => ({ items: mergeNewest([], items, LIMIT) })),
    mergeItems: assign(({ context }, batch: Items) => ({ items: mergeNewest(context.items, batch, LIMIT) })),
    noteLoss: assign((_, staleSince: number) => ({ staleSince })),
  },
}).createMachine({
  id: 'timeline',
  description: 'The newest headlines of everything, while a panel shows them.',
  context: { items: [] },
  initial: 'away',
  states: {
    away: {
      description: 'No panel shows the headlines, so nothing is loaded.',
      on: { 'panel.opened': 'searching' },
    },
    searching: {
      description: 'A panel shows the headlines.',
      invoke: { id: 'searchNews', src: 'searchNews', input: {} },
      on: { 'panel.left': 'away' },
      initial: 'connecting',
      states: {
        connecting: {
          description: 'There is no connection yet.',
          on: { 'connection.opened': 'loading' },
        },
        loading: {
          description: 'The headlines are on their way.',
          on: {
            'items.replaced': { target: 'live', actions: { type: 'replaceItems', params: itemsOf } },
            'connection.lost': { target: 'stale', actions: { type: 'noteLoss', params: atIn } },
          },
        },
        live: {
          description: 'New headlines appear as they come.',
          on: {
            'items.replaced': { target: 'live', actions: { type: 'replaceItems', params: itemsOf } },
            'connection.lost': { target: 'stale', actions: { type: 'noteLoss', params: atIn } },
            'items.merged': { actions: { type: 'mergeItems', params: itemsOf } },
          },
        },
        stale: {
          description: 'The connection is lost, and older headlines stay in sight.',
          on: { 'connection.opened': 'loading' },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof timelineMachine>
export const itemsShown = (snapshot: Snapshot) => snapshot.context.items
export const isStale = (snapshot: Snapshot) => snapshot.matches({ searching: 'stale' })
/** Epoch milliseconds, undefined while the list is of now. */
export const staleSince = (snapshot: Snapshot) => (isStale(snapshot) ? snapshot.context.staleSince : undefined)
export const isLoading = (snapshot: Snapshot) =>
  snapshot.matches('away') ||
  snapshot.matches({ searching: 'connecting' }) ||
  snapshot.matches({ searching: 'loading' })
