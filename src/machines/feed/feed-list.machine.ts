import { assign, type EventObject, type SnapshotFrom, sendTo, setup } from 'xstate'
import { LIST_LIMIT, type NewsItem } from '../../contract/shared/news.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import { addOlder, mergeNewest, replaceNewest } from '../../rules/shared/merge.ts'
import { stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

export type Items = readonly NewsItem[]
type Context = {
  search: SearchContext
  /** All that has come. Those of an older search stay until the new one is answered. */
  items: Items
  /** How many more the list has than have come. */
  older: number
  /** Epoch milliseconds. */
  staleSince?: number
  /** Seconds within which a refused search is made again. */
  refusedFor?: number
}
/** What was kept of this search, `at` which it was the newest. */
export type Recalled = { type: 'items.recalled'; items: Items; at: number }
/** The reader nears the end of what has come, or searches in it. */
export type OlderWanted = { type: 'older.wanted' }
type Event =
  | OlderWanted
  | { type: 'search.given'; search: SearchContext }
  | { type: 'retry.pressed' }
  | Recalled
  | { type: 'connection.opened' }
  | { type: 'connection.lost'; at: number }
  | { type: 'search.refused'; seconds: number }
  /** `older`: how many more the list has. */
  | { type: 'items.replaced'; items: Items; older?: number }
  /** The older ones of a list that was just replaced. They are no news. */
  | { type: 'items.backfilled'; items: Items }
  | { type: 'items.merged'; items: Items }
/** Each with the whole list. `older`: how many more it has; `added`: those that have come. */
export type ListReport =
  | { type: 'list.replaced'; items: Items; older?: number }
  | { type: 'list.backfilled'; items: Items; added: Items }
  | { type: 'list.merged' | 'list.recalled'; items: Items }

const itemsIn = ({ event }: { event: { items: Items } }) => event.items
const countIn = ({ event }: { event: { older?: number } }) => event.older ?? 0
const olderIn = ({ event }: { event: { older?: number } }) => event.older
const searchIn = ({ event }: { event: { search: SearchContext } }) => event.search
const atIn = ({ event }: { event: { at: number } }) => event.at
const secondsIn = ({ event }: { event: { seconds: number } }) => event.seconds
const searchNow = ({ context }: { context: Context }) => context.search
const initialContext = ({ input }: { input: { search: SearchContext } }): Context => ({
  search: input.search,
  items: [],
  older: 0,
})

/** The items that a feed's search finds, and the new ones among them (FED-16, RT-02, RT-04, RT-05). */
export const feedListMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { search: SearchContext },
    emitted: {} as ListReport,
  },
  actors: { searchNews: stream<EventObject, SearchContext>('searchNews') },
  actions: {
    keepSearch: assign((_, search: SearchContext) => ({ search })),
    replaceItems: assign(({ context }, items: Items) => ({ items: replaceNewest(context.items, items) })),
    addOlder: assign(({ context }, older: Items) => ({ items: addOlder(context.items, older) })),
    mergeItems: assign(({ context }, batch: Items) => ({ items: mergeNewest(context.items, batch) })),
    noteOlder: assign((_, older: number) => ({ older })),
    askForOlder: sendTo('searchNews', { type: 'older.wanted' }),
    noteLoss: assign((_, staleSince: number) => ({ staleSince })),
    noteRefusal: assign((_, refusedFor: number) => ({ refusedFor })),
    announceReplaced: report(({ context }, older: number | undefined) => ({
      type: 'list.replaced',
      items: context.items,
      older,
    })),
    announceBackfilled: report(({ context }, added: Items) => ({
      type: 'list.backfilled',
      items: context.items,
      added,
    })),
    announceMerged: report(({ context }) => ({ type: 'list.merged', items: context.items })),
    announceRecalled: report(({ context }) => ({ type: 'list.recalled', items: context.items })),
  },
  guards: { isBlank: ({ context }) => context.items.length === 0 },
  delays: { quietTime: 120_000 },
}).createMachine({
  id: 'feedList',
  description: 'The items that the search of a feed finds.',
  context: initialContext,
  initial: 'searching',
  states: {
    searching: {
      description: 'The feed searches and stays subscribed to new items.',
      initial: 'connecting',
      // an answer to an older search reaches no one (RT-05)
      invoke: { id: 'searchNews', src: 'searchNews', input: searchNow },
      on: {
        'search.given': {
          target: 'searching',
          reenter: true,
          actions: { type: 'keepSearch', params: searchIn },
        },
        'retry.pressed': { target: 'searching', reenter: true },
        // what answers the search knows whether there are any
        'older.wanted': { actions: 'askForOlder' },
      },
      states: {
        connecting: {
          description: 'There is no connection yet.',
          on: {
            'connection.opened': 'answering',
            'items.recalled': {
              guard: 'isBlank',
              target: 'stale',
              actions: [
                { type: 'replaceItems', params: itemsIn },
                { type: 'noteLoss', params: atIn },
                'announceRecalled',
              ],
            },
          },
        },
        answering: {
          description: 'The connection is there, and the search is made.',
          initial: 'loading',
          on: {
            'items.replaced': {
              target: '.live',
              actions: [
                { type: 'replaceItems', params: itemsIn },
                { type: 'noteOlder', params: countIn },
                { type: 'announceReplaced', params: olderIn },
              ],
            },
            'connection.lost': { target: 'stale', actions: { type: 'noteLoss', params: atIn } },
            // too many searches: this one is made again by itself
            'search.refused': { target: '.refused', actions: { type: 'noteRefusal', params: secondsIn } },
          },
          states: {
            loading: { description: 'The search is on its way.' },
            refused: { description: 'There were too many searches, and this one is repeated by itself.' },
            live: {
              description: 'New items appear as they come.',
              initial: 'active',
              on: {
                'items.backfilled': {
                  actions: [
                    { type: 'addOlder', params: itemsIn },
                    { type: 'noteOlder', params: 0 },
                    { type: 'announceBackfilled', params: itemsIn },
                  ],
                },
                'items.merged': {
                  target: '.active',
                  actions: [{ type: 'mergeItems', params: itemsIn }, 'announceMerged'],
                },
              },
              states: {
                active: {
                  description: 'Something came a short while ago.',
                  after: { quietTime: { target: 'quiet', actions: 'askForOlder' } },
                },
                quiet: {
                  description: 'Nothing has come for a while, so the age of the newest item is shown.',
                },
              },
            },
          },
        },
        stale: {
          description: 'The connection is lost, and older items stay in sight.',
          on: { 'connection.opened': 'answering' },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof feedListMachine>
export const itemsOf = (snapshot: Snapshot) => snapshot.context.items
export const isLoading = (snapshot: Snapshot) =>
  snapshot.matches({ searching: 'connecting' }) || snapshot.matches({ searching: { answering: 'loading' } })
export const isLive = (snapshot: Snapshot) => snapshot.matches({ searching: { answering: 'live' } })
export const isQuiet = (snapshot: Snapshot) => snapshot.matches({ searching: { answering: { live: 'quiet' } } })
export const isStale = (snapshot: Snapshot) => snapshot.matches({ searching: 'stale' })
/** How many more the list has than have come, as far as they can be had. */
export const olderCount = (snapshot: Snapshot) =>
  isStale(snapshot) ? 0 : Math.min(snapshot.context.older, LIST_LIMIT - snapshot.context.items.length)
export const staleSince = (snapshot: Snapshot) => (isStale(snapshot) ? snapshot.context.staleSince : undefined)
export const refusedFor = (snapshot: Snapshot) =>
  snapshot.matches({ searching: { answering: 'refused' } }) ? snapshot.context.refusedFor : undefined
/** Whether items that were kept can stand in for those that are yet to come. */
export const canRecall = (snapshot: Snapshot) =>
  snapshot.matches({ searching: 'connecting' }) && snapshot.context.items.length === 0
