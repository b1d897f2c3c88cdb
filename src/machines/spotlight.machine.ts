import { assign, type EventObject, raise, type SnapshotFrom, setup } from 'xstate'
import type { ContentItem, ContentSearchContext } from '../contract/content.ts'
import { contentSearchOf } from '../rules/content.ts'
import { isSame, mergeNewest } from '../rules/merge.ts'
import { stream } from './ports.ts'

type Items = readonly ContentItem[]
/** Why the cards stand still: the reader is further down, points at them, or has the keyboard's focus there. */
export type Hold = 'scrolled' | 'pointed' | 'focused'
/** `items` is all that has come, `shown` what the reader sees: the same while following, as it was while held. */
type Context = {
  phrase: string
  search: ContentSearchContext
  items: Items
  shown: Items
  holds: readonly Hold[]
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
  | { type: 'retry.pressed' }
  | { type: 'reader.held'; by: Hold }
  | { type: 'reader.freed'; by: Hold }
  | { type: 'newest.asked' }

const itemsOf = ({ event }: { event: { items: Items } }) => event.items
const heldBy = ({ event }: { event: { by: Hold } }) => event.by
const noteLoss = { type: 'noteLoss' as const, params: ({ event }: { event: { at: number } }) => event.at }
const whileConnected = {
  'items.replaced': { target: 'live', actions: { type: 'replaceItems' as const, params: itemsOf } },
  'connection.lost': { target: 'stale', actions: noteLoss },
}
const waiting = { after: { patience: 'late' } }

/** The Spotlight's live list with its search box (SPT-01, SPT-03, SPT-05, RT-02, RT-05). */
export const spotlightMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { searchContent: stream<EventObject, ContentSearchContext>('searchContent') },
  actions: {
    keepPhrase: assign((_, phrase: string) => ({ phrase })),
    takeSearch: assign(({ context }) => ({ search: contentSearchOf(context.phrase) })),
    replaceItems: assign((_, items: Items) => ({ items: mergeNewest([], items) })),
    mergeItems: assign(({ context }, batch: Items) => ({ items: mergeNewest(context.items, batch) })),
    showItems: assign(({ context }) => ({ shown: context.items })),
    hold: assign(({ context }, by: Hold) => ({ holds: [...context.holds.filter((other) => other !== by), by] })),
    free: assign(({ context }, by: Hold) => ({ holds: context.holds.filter((other) => other !== by) })),
    freeAll: assign({ holds: [] }),
    noteLoss: assign((_, staleSince: number) => ({ staleSince })),
  },
  guards: {
    isNewSearch: ({ context }) => !isSame(context.search, contentSearchOf(context.phrase)),
    isLastHold: ({ context }, by: Hold) => context.holds.every((other) => other === by),
  },
  delays: { typingPause: 300, patience: 10_000 },
}).createMachine({
  id: 'spotlight',
  context: { phrase: '', search: {}, items: [], shown: [], holds: [] },
  type: 'parallel',
  states: {
    list: {
      initial: 'searching',
      // an answer to an older search has nobody left to hear it (RT-05)
      on: { 'search.changed': '.searching' },
      states: {
        searching: {
          initial: 'connecting',
          invoke: { id: 'searchContent', src: 'searchContent', input: ({ context }) => context.search },
          states: {
            connecting: { ...waiting, on: { 'connection.opened': 'loading' } },
            loading: { ...waiting, on: whileConnected },
            late: {
              on: {
                ...whileConnected,
                'connection.opened': 'loading',
                'retry.pressed': { target: '#spotlight.list.searching', reenter: true },
              },
            },
            live: {
              on: { ...whileConnected, 'items.merged': { actions: { type: 'mergeItems', params: itemsOf } } },
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
        typing: { on: { 'search.submitted': 'asking' }, after: { typingPause: 'asking' } },
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
      on: { 'search.changed': { target: '.following', actions: 'freeAll' } },
      states: {
        following: {
          entry: 'showItems',
          on: {
            'items.replaced': { actions: 'showItems' },
            'items.merged': { actions: 'showItems' },
            'reader.held': { target: 'held', actions: { type: 'hold', params: heldBy } },
          },
        },
        held: {
          on: {
            'reader.held': { actions: { type: 'hold', params: heldBy } },
            'reader.freed': [
              { guard: { type: 'isLastHold', params: heldBy }, target: 'following', actions: 'freeAll' },
              { actions: { type: 'free', params: heldBy } },
            ],
            'newest.asked': { target: 'following', actions: 'freeAll' },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof spotlightMachine>
export const shownOf = (snapshot: Snapshot) => snapshot.context.shown
export const phraseOf = (snapshot: Snapshot) => snapshot.context.phrase
/** From connection, and from each new search, until the answer (SPT-03). */
export const isLoading = (snapshot: Snapshot) =>
  snapshot.matches({ list: { searching: 'connecting' } }) || snapshot.matches({ list: { searching: 'loading' } })
/** The answer is long in coming: it can be asked for again. */
export const isLate = (snapshot: Snapshot) => snapshot.matches({ list: { searching: 'late' } })
export const isStale = (snapshot: Snapshot) => snapshot.matches({ list: { searching: 'stale' } })
/** Epoch milliseconds, undefined while the list is up to date. */
export const staleSince = (snapshot: Snapshot) => (isStale(snapshot) ? snapshot.context.staleSince : undefined)
/** The keywords that the list is of, undefined while it is of everything. */
export const searchedFor = (snapshot: Snapshot) => snapshot.context.search.keywords?.join(' ')
export const isHeld = (snapshot: Snapshot) => snapshot.matches({ reading: 'held' })
export const holdsOf = (snapshot: Snapshot) => snapshot.context.holds
/** How many items wait for a reader who is held. */
export function waitingCount(snapshot: Snapshot) {
  const { items, shown } = snapshot.context
  if (items === shown) return 0
  const seen = new Set(shown.map(({ id }) => id))
  return items.filter(({ id }) => !seen.has(id)).length
}
