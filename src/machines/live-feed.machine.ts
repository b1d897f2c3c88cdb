import type { SnapshotFrom } from 'xstate'
import { idsOf } from '../rules/merge.ts'
import { mutedWithin } from '../rules/muted.ts'
import { emptyFeed, type HoldReason } from './live-feed-context.ts'
import { ifOther, itemsOf, liveFeedParts, lossIn, searchIn, secondsIn } from './live-feed-parts.ts'
import { box, building, muting, speaking, undoing } from './live-feed-regions.ts'

const whileConnected = {
  'items.replaced': { target: 'live', actions: { type: 'replaceItems' as const, params: itemsOf } },
  'connection.lost': { target: 'stale', actions: { type: 'noteLoss' as const, params: lossIn } },
  // too many searches: this one is made again by itself
  'search.refused': { target: 'refused', actions: { type: 'noteRefusal' as const, params: secondsIn } },
}

/** One live list of news with its search box (FED-01, FED-15, FED-16, RT-02, RT-05). What it searches for, the workspace says. */
export const liveFeedMachine = liveFeedParts.createMachine({
  id: 'liveFeed',
  context: emptyFeed,
  type: 'parallel',
  on: {
    'value.pressed': { actions: { type: 'announcePressed', params: ({ event }) => event.pressed } },
    'item.toggled': [
      {
        guard: { type: 'isOpen', params: ({ event }) => event.id },
        actions: { type: 'closeItem', params: ({ event }) => event.id },
      },
      {
        actions: [
          { type: 'openItem', params: ({ event }) => event.id },
          { type: 'announceRead', params: ({ event }) => event.id },
        ],
      },
    ],
    'current.toggled': { guard: 'hasCurrent', actions: 'toggleCurrent' },
    'link.followed': { actions: { type: 'announceRead', params: ({ event }) => event.id } },
    'share.asked': {
      actions: { type: 'announceShare', params: ({ event }) => ('id' in event ? event.id : undefined) },
    },
    'box.wanted': { actions: 'announceBox' },
    'row.wanted': {
      guard: { type: 'hasRow', params: ({ event }) => event.to },
      actions: [
        { type: 'announcePassed', params: ({ event }) => event.to },
        { type: 'moveTo', params: ({ event }) => event.to },
        'announceRow',
      ],
    },
  },
  states: {
    // before the list: what is new is counted before it is merged
    speaking,
    list: {
      initial: 'closed',
      states: {
        closed: {
          on: { 'search.given': { target: 'searching', actions: { type: 'keepSearch', params: searchIn } } },
        },
        searching: {
          initial: 'connecting',
          // an answer to an older search has nobody left to hear it (RT-05)
          invoke: { id: 'searchNews', src: 'searchNews', input: ({ context }) => context.search },
          on: {
            'search.given': {
              guard: ifOther,
              target: 'searching',
              reenter: true,
              actions: { type: 'keepSearch', params: searchIn },
            },
            'retry.pressed': { target: 'searching', reenter: true },
            'feed.closed': { target: 'closed', actions: 'forgetAll' },
          },
          states: {
            connecting: {
              on: {
                'connection.opened': 'loading',
                'items.recalled': {
                  guard: 'isBlank',
                  target: 'stale',
                  actions: [
                    { type: 'replaceItems', params: itemsOf },
                    { type: 'noteLoss', params: lossIn },
                  ],
                },
              },
            },
            loading: { on: whileConnected },
            live: {
              initial: 'speaking',
              on: {
                ...whileConnected,
                'items.merged': { target: '.speaking', actions: { type: 'mergeItems', params: itemsOf } },
              },
              states: { speaking: { after: { quietTime: 'quiet' } }, quiet: {} },
            },
            refused: { on: whileConnected },
            stale: { on: { 'connection.opened': 'loading' } },
          },
        },
      },
    },
    muting,
    box,
    undoing,
    building,
    reading: {
      initial: 'awaiting',
      on: {
        'search.given': { guard: ifOther, target: '.awaiting', actions: ['leaveOldRows', 'announceTop'] },
        'feed.closed': '.awaiting',
        'reason.came': { actions: { type: 'addReason', params: ({ event }) => event.reason } },
        'reason.went': { actions: { type: 'dropReason', params: ({ event }) => event.reason } },
        'pin.toggled': { actions: 'togglePin' },
        'row.focused': { actions: { type: 'noteFocus', params: ({ event }) => event.id } },
        'focus.left': { actions: 'dropFocus' },
        'waiting.asked': { actions: ['letGo', 'showItems', 'announceTop'] },
      },
      states: {
        // until a new search is answered, the older one's rows stay
        awaiting: {
          on: {
            'items.replaced': { target: 'following', actions: 'showAtOnce' },
            'items.recalled': { guard: 'isBlank', target: 'following', actions: 'showItems' },
          },
        },
        following: {
          entry: 'showItems',
          always: { guard: 'isHeld', target: 'held' },
          on: {
            'items.replaced': { actions: 'showItems' },
            'items.merged': { actions: 'showItems' },
            'unmuted.replaced': { actions: 'showItems' },
            'unmuted.merged': { actions: 'showItems' },
            'mutes.toggled': { actions: 'showAtOnce' },
          },
        },
        held: {
          always: { guard: 'isFree', target: 'following' },
          on: { 'mutes.toggled': { actions: 'showInPlace' } },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof liveFeedMachine>
export const shownOf = (snapshot: Snapshot) => snapshot.context.shown
export const phraseOf = (snapshot: Snapshot) => snapshot.context.phrase
export const searchOf = (snapshot: Snapshot) => snapshot.context.search
/** Before the first rows there is nothing else to say of a feed that is closed. */
export const isLoading = (snapshot: Snapshot) =>
  snapshot.matches({ list: 'closed' }) ||
  snapshot.matches({ list: { searching: 'connecting' } }) ||
  snapshot.matches({ list: { searching: 'loading' } })
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
export const searchedFor = (snapshot: Snapshot) => snapshot.context.search.keywords?.join(', ')
export const isHeld = (snapshot: Snapshot) => snapshot.matches({ reading: 'held' })
export const isPinned = (snapshot: Snapshot) => snapshot.context.reasons.includes('pinned')
export const holds = (snapshot: Snapshot, reason: HoldReason) => snapshot.context.reasons.includes(reason)
export const expandedOf = (snapshot: Snapshot) => snapshot.context.expanded
export const arrivedOf = (snapshot: Snapshot) => snapshot.context.arrived
/** The row that keys start from; undefined where it is gone. */
export const currentOf = ({ context: { current, shown } }: Snapshot) =>
  current !== undefined && idsOf(shown).has(current) ? current : undefined
export const isBuilderOpen = (snapshot: Snapshot) => snapshot.matches({ building: 'open' })
export const canUndo = (snapshot: Snapshot) => snapshot.matches({ undoing: 'offered' })
export const hasMutes = (snapshot: Snapshot) => snapshot.matches({ muting: 'counting' })
export const areMutesRevealed = (snapshot: Snapshot) => snapshot.context.mutes === 'revealed'
export const mutedOf = (snapshot: Snapshot) => snapshot.context.muted
export const mutedCount = ({ context: { items, muted } }: Snapshot) => mutedWithin(items, muted).length
/** How many items wait for a reader who is held. */
export function waitingCount({ context: { items, shown } }: Snapshot) {
  return items === shown ? 0 : items.filter(({ id }) => !idsOf(shown).has(id)).length
}
/** What is said to those who do not see the list, in words; '' while there is nothing new to say. */
export function statusOf(snapshot: Snapshot) {
  if (!snapshot.matches({ speaking: 'quiet' })) return ''
  const { of, count } = snapshot.context.said
  return `${count} ${of === 'new' ? 'new ' : ''}${count === 1 ? 'headline' : 'headlines'}`
}
