import type { SnapshotFrom } from 'xstate'
import { idsOf } from '../rules/merge.ts'
import { mutedWithin } from '../rules/muted.ts'
import { emptyFeed, type FeedContext, type HoldReason } from './live-feed-context.ts'
import { itemsOf, liveFeedParts, lossIn, searchIn, secondsIn } from './live-feed-parts.ts'
import { box, building, muting, speaking, undoing } from './live-feed-regions.ts'

const pressedIn = <Value>({ event }: { event: { pressed: Value } }) => event.pressed
const idIn = <Value>({ event }: { event: { id: Value } }) => event.id
const sharedIdIn = ({ event }: { event: { type: string; id?: string } }) => event.id
const toIn = <Value>({ event }: { event: { to: Value } }) => event.to
const searchNow = ({ context }: { context: FeedContext }) => context.search
const reasonIn = <Value>({ event }: { event: { reason: Value } }) => event.reason

/** One live list of news with its search box (FED-01, FED-15, FED-16, RT-02, RT-05). What it searches for, the workspace says. */
export const liveFeedMachine = liveFeedParts.createMachine({
  id: 'liveFeed',
  description: 'One live list of news with its search box.',
  context: emptyFeed,
  type: 'parallel',
  on: {
    'value.pressed': { actions: { type: 'announcePressed', params: pressedIn } },
    'item.toggled': [
      {
        guard: { type: 'isOpen', params: idIn },
        actions: { type: 'closeItem', params: idIn },
      },
      {
        actions: [
          { type: 'openItem', params: idIn },
          { type: 'announceRead', params: idIn },
        ],
      },
    ],
    'current.toggled': { guard: 'hasCurrent', actions: 'toggleCurrent' },
    'link.followed': { actions: { type: 'announceRead', params: idIn } },
    'share.asked': {
      actions: { type: 'announceShare', params: sharedIdIn },
    },
    'box.wanted': { actions: 'announceBox' },
    'row.wanted': {
      guard: { type: 'hasRow', params: toIn },
      actions: [{ type: 'announcePassed', params: toIn }, { type: 'moveTo', params: toIn }, 'announceRow'],
    },
  },
  states: {
    // before the list: what is new is counted before it is merged
    speaking,
    list: {
      description: 'The items that the search finds.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The feed is closed and searches for nothing.',
          on: { 'search.given': { target: 'searching', actions: { type: 'keepSearch', params: searchIn } } },
        },
        searching: {
          description: 'The feed searches and stays subscribed to what is new.',
          initial: 'connecting',
          // an answer to an older search has nobody left to hear it (RT-05)
          invoke: { id: 'searchNews', src: 'searchNews', input: searchNow },
          on: {
            'search.given': {
              guard: { type: 'isOther', params: searchIn },
              target: 'searching',
              reenter: true,
              actions: { type: 'keepSearch', params: searchIn },
            },
            'retry.pressed': { target: 'searching', reenter: true },
            'feed.closed': { target: 'closed', actions: 'forgetAll' },
          },
          states: {
            connecting: {
              description: 'There is no connection yet.',
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
            loading: {
              description: 'The search is on its way.',
              on: {
                'items.replaced': { target: 'live', actions: { type: 'replaceItems', params: itemsOf } },
                'connection.lost': { target: 'stale', actions: { type: 'noteLoss', params: lossIn } },
                // too many searches: this one is made again by itself
                'search.refused': { target: 'refused', actions: { type: 'noteRefusal', params: secondsIn } },
              },
            },
            live: {
              description: 'New items appear as they come.',
              initial: 'speaking',
              on: {
                'items.replaced': { target: 'live', actions: { type: 'replaceItems', params: itemsOf } },
                'connection.lost': { target: 'stale', actions: { type: 'noteLoss', params: lossIn } },
                // too many searches: this one is made again by itself
                'search.refused': { target: 'refused', actions: { type: 'noteRefusal', params: secondsIn } },
                'items.merged': { target: '.speaking', actions: { type: 'mergeItems', params: itemsOf } },
              },
              states: {
                speaking: {
                  description: 'Something came a short while ago.',
                  after: { quietTime: 'quiet' },
                },
                quiet: {
                  description: 'Nothing has come for a while, so the age of the newest item is shown.',
                },
              },
            },
            refused: {
              description: 'There were too many searches, and this one is repeated by itself.',
              on: {
                'items.replaced': { target: 'live', actions: { type: 'replaceItems', params: itemsOf } },
                'connection.lost': { target: 'stale', actions: { type: 'noteLoss', params: lossIn } },
                // too many searches: this one is made again by itself
                'search.refused': { target: 'refused', actions: { type: 'noteRefusal', params: secondsIn } },
              },
            },
            stale: {
              description: 'The connection is lost, and older items stay in sight.',
              on: { 'connection.opened': 'loading' },
            },
          },
        },
      },
    },
    muting,
    box,
    undoing,
    building,
    reading: {
      description: 'Whether new items may move the rows that the reader looks at.',
      initial: 'awaiting',
      on: {
        'search.given': {
          guard: { type: 'isOther', params: searchIn },
          target: '.awaiting',
          actions: ['leaveOldRows', 'announceTop'],
        },
        'feed.closed': '.awaiting',
        'reason.came': { actions: { type: 'addReason', params: reasonIn } },
        'reason.went': { actions: { type: 'dropReason', params: reasonIn } },
        'pin.toggled': { actions: 'togglePin' },
        'row.focused': { actions: { type: 'noteFocus', params: idIn } },
        'focus.left': { actions: 'dropFocus' },
        'waiting.asked': { actions: ['letGo', 'showItems', 'announceTop'] },
      },
      states: {
        // until a new search is answered, the older one's rows stay
        awaiting: {
          description: 'A new search has no answer yet, and the older rows stay.',
          on: {
            'items.replaced': { target: 'following', actions: 'showAtOnce' },
            'items.recalled': { guard: 'isBlank', target: 'following', actions: 'showItems' },
          },
        },
        following: {
          description: 'New items are shown as they come.',
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
          description: 'The reader is busy with a row, so new items wait.',
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
