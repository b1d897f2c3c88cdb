import type { SnapshotFrom } from 'xstate'
import type { ContentItem } from '../contract/content.ts'
import { idsOf } from '../rules/merge.ts'
import { type Hold, spotlightParts } from './spotlight-parts.ts'

export type { Hold }

type Items = readonly ContentItem[]
const itemsOf = ({ event }: { event: { items: Items } }) => event.items
const heldBy = ({ event }: { event: { by: Hold } }) => event.by
const idOf = ({ event }: { event: { id: string } }) => event.id
const noteLoss = { type: 'noteLoss' as const, params: ({ event }: { event: { at: number } }) => event.at }
const whileConnected = {
  'items.replaced': { target: 'live', actions: { type: 'replaceItems' as const, params: itemsOf } },
  'connection.lost': { target: 'stale', actions: noteLoss },
  // too many searches: this one is made again by itself
  'search.refused': {
    target: 'refused',
    actions: { type: 'noteRefusal' as const, params: ({ event }: { event: { seconds: number } }) => event.seconds },
  },
}
const waiting = { after: { patience: 'late' } }
const beforeList = { 'history.came': { actions: { type: 'replaceItems' as const, params: itemsOf } } }
const withoutList = {
  'items.recalled': {
    guard: 'isBlank' as const,
    target: 'stale',
    actions: {
      type: 'takeRecalled' as const,
      params: ({ event }: { event: { items: Items; at: number } }) => event,
    },
  },
}
const besideList = { 'history.came': { actions: { type: 'addHistory' as const, params: itemsOf } } }

/** The Spotlight's live list with its search box (SPT-01, SPT-03, SPT-05, PIT-02, RT-02, RT-05). */
export const spotlightMachine = spotlightParts.createMachine({
  id: 'spotlight',
  context: { phrase: '', search: {}, items: [], shown: [], holds: [], expanded: [] },
  type: 'parallel',
  on: {
    'item.toggled': [
      {
        guard: { type: 'isOnlyOpen', params: idOf },
        actions: [{ type: 'closeCard', params: idOf }, 'freeOpened'],
      },
      { guard: { type: 'isOpen', params: idOf }, actions: { type: 'closeCard', params: idOf } },
      { actions: [{ type: 'openCard', params: idOf }, { type: 'announceRead', params: idOf }, 'holdOpened'] },
    ],
    'current.toggled': { guard: 'hasCurrent', actions: 'toggleCurrent' },
    'row.focused': { actions: { type: 'noteCurrent', params: idOf } },
    'row.wanted': {
      guard: { type: 'hasRow', params: ({ event }) => event.to },
      actions: [
        { type: 'announcePassed', params: ({ event }) => event.to },
        { type: 'moveTo', params: ({ event }) => event.to },
        'announceRow',
      ],
    },
    'share.asked': { guard: 'hasCurrent', actions: 'announceShare' },
    'box.wanted': { actions: 'announceBox' },
    'pin.toggled': [{ guard: 'isPinned', actions: 'freePinned' }, { actions: 'holdPinned' }],
  },
  states: {
    list: {
      initial: 'searching',
      // an answer to an older search has nobody left to hear it (RT-05)
      on: { 'search.changed': '.searching' },
      states: {
        searching: {
          initial: 'connecting',
          invoke: { id: 'searchContent', src: 'searchContent', input: ({ context }) => context.search },
          on: {
            'retry.pressed': { target: 'searching', reenter: true },
            'day.begun': { target: 'searching', reenter: true },
          },
          states: {
            connecting: { ...waiting, on: { ...beforeList, ...withoutList, 'connection.opened': 'loading' } },
            loading: { ...waiting, on: { ...beforeList, ...whileConnected } },
            late: {
              on: {
                ...beforeList,
                ...withoutList,
                ...whileConnected,
                'connection.opened': 'loading',
              },
            },
            live: {
              initial: 'speaking',
              on: {
                ...besideList,
                ...whileConnected,
                'items.merged': { target: '.speaking', actions: { type: 'mergeItems', params: itemsOf } },
              },
              states: { speaking: { after: { quietTime: 'quiet' } }, quiet: {} },
            },
            refused: { on: { ...besideList, ...whileConnected } },
            stale: { on: { ...besideList, 'connection.opened': 'loading' } },
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
            { guard: 'isNewSearch', target: 'settled', actions: ['takeSearch', 'changeSearch'] },
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
            'history.came': { actions: 'showItems' },
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
            'newest.asked': { target: 'following', actions: ['freeAll', 'leaveCurrent'] },
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
export const isLive = (snapshot: Snapshot) => snapshot.matches({ list: { searching: 'live' } })
/** Connected, and nothing has come for a while: how old the newest is has to be said. */
export const isQuiet = (snapshot: Snapshot) => snapshot.matches({ list: { searching: { live: 'quiet' } } })
export const isStale = (snapshot: Snapshot) => snapshot.matches({ list: { searching: 'stale' } })
/** Seconds, undefined for a search that is not refused. */
export const refusedFor = (snapshot: Snapshot) =>
  snapshot.matches({ list: { searching: 'refused' } }) ? snapshot.context.refusedFor : undefined
/** Epoch milliseconds, undefined while the list is up to date. */
export const staleSince = (snapshot: Snapshot) => (isStale(snapshot) ? snapshot.context.staleSince : undefined)
/** The keywords that the list is of, undefined while it is of everything. */
export const searchedFor = (snapshot: Snapshot) => snapshot.context.search.keywords?.join(' ')
export const isHeld = (snapshot: Snapshot) => snapshot.matches({ reading: 'held' })
export const holdsOf = (snapshot: Snapshot) => snapshot.context.holds
/** How many items wait for a reader who is held. */
export function waitingCount({ context: { items, shown } }: Snapshot) {
  return items === shown ? 0 : items.filter(({ id }) => !idsOf(shown).has(id)).length
}
export const isPinned = (snapshot: Snapshot) => snapshot.context.holds.includes('pinned')
export const expandedOf = (snapshot: Snapshot) => snapshot.context.expanded
/** The card that keys start from; undefined where it is gone. */
export const currentOf = ({ context: { current, shown } }: Snapshot) =>
  current !== undefined && idsOf(shown).has(current) ? current : undefined
