import type { SnapshotFrom } from 'xstate'
import { idsOf } from '../../rules/shared/merge.ts'
import type { Items } from './feed-list.machine.ts'
import { feedRowsParts } from './feed-rows-parts.ts'

const itemsIn = ({ event }: { event: { items: Items } }) => event.items
const addedIn = ({ event }: { event: { added: Items } }) => event.added
const mutedIn = ({ event }: { event: { muted: Items } }) => event.muted
const idIn = <Value>({ event }: { event: { id: Value } }) => event.id
const sharedIdIn = ({ event }: { event: { id?: string } }) => event.id
const toIn = <Value>({ event }: { event: { to: Value } }) => event.to

/** The rows of a feed as the user sees them: new ones wait while the user is busy with one (FED-15, FED-16). */
export const feedRowsMachine = feedRowsParts.createMachine({
  id: 'feedRows',
  description: 'The rows of a feed, and what the user does with them.',
  context: { items: [], muted: [], shown: [], arrived: [], expanded: [] },
  type: 'parallel',
  states: {
    // before the list that is shown: it is made of these
    rows: {
      description: 'What has come, and the row that the user is at.',
      on: {
        'search.given': { actions: 'forgetMuted' },
        'list.replaced': { actions: { type: 'keepItems', params: itemsIn } },
        'list.backfilled': { actions: { type: 'keepItems', params: itemsIn } },
        'list.merged': { actions: { type: 'keepItems', params: itemsIn } },
        'list.recalled': { actions: { type: 'keepItems', params: itemsIn } },
        'mutes.revealed': { actions: { type: 'keepMuted', params: mutedIn } },
        'mutes.changed': { actions: { type: 'keepMuted', params: mutedIn } },
        'mutes.hidden': { actions: 'forgetMuted' },
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
        'share.asked': { actions: { type: 'announceShared', params: sharedIdIn } },
        'row.wanted': {
          guard: { type: 'hasRow', params: toIn },
          actions: [{ type: 'announcePassed', params: toIn }, { type: 'moveTo', params: toIn }, 'announceRow'],
        },
        'row.focused': { actions: { type: 'noteFocus', params: idIn } },
        'focus.left': { actions: 'dropFocus' },
        'waiting.asked': { actions: 'leaveCurrent' },
      },
    },
    pinning: {
      description: 'Whether the user has asked that nothing moves.',
      initial: 'free',
      states: {
        free: { description: 'New items may move the rows.', on: { 'pin.toggled': 'pinned' } },
        pinned: {
          description: 'Nothing moves until the user lets go.',
          on: { 'pin.toggled': 'free', 'waiting.asked': 'free' },
        },
      },
    },
    scrolling: {
      description: 'Where the list is scrolled to.',
      initial: 'atTop',
      states: {
        atTop: { description: 'The newest row is in sight.', on: { 'list.scrolled': 'scrolled' } },
        scrolled: {
          description: 'The user is further down.',
          on: { 'top.reached': 'atTop', 'waiting.asked': 'atTop', 'search.given': 'atTop' },
        },
      },
    },
    pointing: {
      description: 'Where the pointer is.',
      initial: 'away',
      states: {
        away: { description: 'The pointer is elsewhere.', on: { 'pointer.entered': 'over' } },
        over: { description: 'The pointer is over the list.', on: { 'pointer.left': 'away' } },
      },
    },
    opening: {
      description:
        'Whether something is read at the top of the list: an opened row, or a list with older ones below it.',
      initial: 'none',
      on: { 'older.added': '.older', 'waiting.asked': '.none', 'search.given': '.none' },
      states: {
        none: {
          description: 'Nothing is.',
          on: { 'item.toggled': { guard: { type: 'isClosed', params: idIn }, target: 'deciding' } },
        },
        deciding: {
          description: 'A row was opened somewhere.',
          always: [{ guard: 'isAtTop', target: 'opened' }, { target: 'none' }],
        },
        opened: {
          description: 'A row was opened at the top, and is read there.',
          on: { 'item.toggled': { guard: { type: 'isLastOpen', params: idIn }, target: 'none' } },
        },
        older: {
          description: 'Older rows were added, and stay until the list follows again.',
          on: { 'top.reached': 'none' },
        },
      },
    },
    showing: {
      description: 'Whether new items may move the rows that the user looks at.',
      initial: 'awaiting',
      on: { 'search.given': '.awaiting', 'waiting.asked': { actions: 'showItems' } },
      states: {
        // until a new search is answered, the older one's rows stay
        awaiting: {
          description: 'A new search has no answer yet, and the older rows stay.',
          on: {
            'list.replaced': { target: 'following', actions: 'showAtOnce' },
            'list.recalled': { target: 'following', actions: 'showItems' },
          },
        },
        following: {
          description: 'New items are shown as they come.',
          entry: 'showItems',
          always: { guard: 'isHeld', target: 'held' },
          on: {
            'list.replaced': { actions: 'showItems' },
            'list.backfilled': { actions: 'showOlder' },
            'older.added': { actions: { type: 'addOlder', params: addedIn } },
            'list.merged': { actions: 'showItems' },
            'list.recalled': { actions: 'showItems' },
            'mutes.changed': { actions: 'showItems' },
            'mutes.revealed': { actions: 'showAtOnce' },
            'mutes.hidden': { actions: 'showAtOnce' },
          },
        },
        held: {
          description: 'The user is busy with a row, so new items wait.',
          always: { guard: 'isFree', target: 'following' },
          on: {
            'list.backfilled': { actions: { type: 'addOlder', params: addedIn } },
            'older.added': { actions: { type: 'addOlder', params: addedIn } },
            'mutes.revealed': { actions: 'showBelow' },
            'mutes.hidden': { actions: { type: 'hideMuted', params: mutedIn } },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof feedRowsMachine>
export const shownOf = (snapshot: Snapshot) => snapshot.context.shown
export const arrivedOf = (snapshot: Snapshot) => snapshot.context.arrived
export const expandedOf = (snapshot: Snapshot) => snapshot.context.expanded
/** The row that keys start from; undefined where it is gone. */
export const currentOf = ({ context: { current, shown } }: Snapshot) =>
  current !== undefined && idsOf(shown).has(current) ? current : undefined
export const focusedOf = (snapshot: Snapshot) => snapshot.context.focused
export const isHeld = (snapshot: Snapshot) => snapshot.matches({ showing: 'held' })
export const isPinned = (snapshot: Snapshot) => snapshot.matches({ pinning: 'pinned' })
export const isScrolled = (snapshot: Snapshot) => snapshot.matches({ scrolling: 'scrolled' })
export const isOpenedAtTop = (snapshot: Snapshot) => snapshot.matches({ opening: 'opened' })
export const isPointed = (snapshot: Snapshot) => snapshot.matches({ pointing: 'over' })
/** How many items wait for a user whose list is held. */
export function waitingCount({ context: { items, shown } }: Snapshot) {
  return items === shown ? 0 : items.filter(({ id }) => !idsOf(shown).has(id)).length
}
