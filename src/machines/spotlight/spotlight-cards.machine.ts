import type { SnapshotFrom } from 'xstate'
import { idsOf } from '../../rules/shared/merge.ts'
import { spotlightCardsParts } from './spotlight-cards-parts.ts'
import type { Items } from './spotlight-list-events.ts'

const itemsIn = ({ event }: { event: { items: Items } }) => event.items
const addedIn = ({ event }: { event: { added: Items } }) => event.added
const idIn = <Value>({ event }: { event: { id: Value } }) => event.id
const leadGiven = ({ event }: { event: { id?: string } }) => event.id
const toIn = <Value>({ event }: { event: { to: Value } }) => event.to

/** The cards of the Spotlight as the user sees them: new ones wait while the user is busy with one (SPT-01, PIT-02). */
export const spotlightCardsMachine = spotlightCardsParts.createMachine({
  id: 'spotlightCards',
  description: 'The cards of the Spotlight, and what the user does with them.',
  context: { items: [], shown: [], expanded: [] },
  type: 'parallel',
  states: {
    // before what is shown: that is made of these
    cards: {
      description: 'What has come, and the card that the user is at.',
      on: {
        'list.changed': { actions: { type: 'keepItems', params: itemsIn } },
        'list.backfilled': { actions: { type: 'keepItems', params: itemsIn } },
        'list.recalled': { actions: { type: 'keepItems', params: itemsIn } },
        'item.toggled': [
          { guard: { type: 'isOpen', params: idIn }, actions: { type: 'closeCard', params: idIn } },
          {
            actions: [
              { type: 'openCard', params: idIn },
              { type: 'announceRead', params: idIn },
            ],
          },
        ],
        'current.toggled': { guard: 'hasCurrent', actions: 'toggleCurrent' },
        'share.asked': { guard: 'hasCurrent', actions: 'announceShared' },
        'row.focused': { actions: { type: 'noteCurrent', params: idIn } },
        'row.wanted': {
          guard: { type: 'hasRow', params: toIn },
          actions: [{ type: 'announcePassed', params: toIn }, { type: 'moveTo', params: toIn }, 'announceRow'],
        },
      },
    },
    pinning: {
      description: 'Whether the user has asked that nothing moves.',
      initial: 'free',
      states: {
        free: { description: 'New items may move the cards.', on: { 'pin.toggled': 'pinned' } },
        pinned: {
          description: 'Nothing moves until the user lets go.',
          on: { 'pin.toggled': 'free', 'newest.asked': 'free', 'search.given': 'free' },
        },
      },
    },
    scrolling: {
      description: 'Where the list is scrolled to.',
      initial: 'atTop',
      states: {
        atTop: { description: 'The newest card is in sight.', on: { 'list.scrolled': 'scrolled' } },
        scrolled: {
          description: 'The user is further down.',
          on: { 'top.reached': 'atTop', 'newest.asked': 'atTop', 'search.given': 'atTop' },
        },
      },
    },
    pointing: {
      description: 'Where the pointer is.',
      initial: 'away',
      states: {
        away: { description: 'The pointer is elsewhere.', on: { 'pointer.entered': 'over' } },
        over: {
          description: 'The pointer is over a card.',
          on: { 'pointer.left': 'away', 'newest.asked': 'away', 'search.given': 'away' },
        },
      },
    },
    focusing: {
      description: 'Where the focus of the keyboard is.',
      initial: 'elsewhere',
      states: {
        elsewhere: { description: 'The keyboard is elsewhere.', on: { 'row.focused': 'within' } },
        within: {
          description: 'The keyboard is at a card.',
          on: { 'focus.left': 'elsewhere', 'newest.asked': 'elsewhere', 'search.given': 'elsewhere' },
        },
      },
    },
    opening: {
      description: 'Whether a card is read that was opened here.',
      initial: 'none',
      states: {
        none: {
          description: 'No card has been opened since the newest were asked for.',
          on: { 'item.toggled': { guard: { type: 'isClosed', params: idIn }, target: 'opened' } },
        },
        opened: {
          description: 'A card is open, and is being read.',
          on: {
            'item.toggled': { guard: { type: 'isOnlyOpen', params: idIn }, target: 'none' },
            'newest.asked': 'none',
            'search.given': 'none',
          },
        },
      },
    },
    showing: {
      description: 'Whether new items may move the cards that the user looks at.',
      initial: 'following',
      // what is recalled is shown in any case: an empty list has nothing that could move
      on: { 'list.recalled': { actions: 'showItems' } },
      states: {
        following: {
          description: 'New items are shown as they come.',
          entry: 'showItems',
          always: { guard: 'isHeld', target: 'held' },
          on: { 'list.changed': { actions: 'showItems' }, 'list.backfilled': { actions: 'showItems' } },
        },
        held: {
          description: 'The user is busy with a card, so new items wait.',
          always: { guard: 'isFree', target: 'following' },
          on: {
            'list.changed': { actions: { type: 'addAtEnd', params: itemsIn } },
            'list.backfilled': { actions: { type: 'addOlder', params: addedIn } },
            'newest.asked': { actions: 'leaveCurrent' },
          },
        },
      },
    },
    // behind what is shown: one of these leads
    leading: {
      description: 'Whether one card stands above the others, and which.',
      initial: 'none',
      states: {
        none: {
          description: 'No card stands above the others.',
          on: { 'lead.wanted': { target: 'above', actions: { type: 'keepLead', params: leadGiven } } },
        },
        above: {
          description: 'The most important of the newest stands above the others, and stays while it is one of them.',
          always: { guard: 'hasOtherLead', actions: 'keepOrChooseLead' },
          on: {
            'newest.asked': 'due',
            'search.given': 'due',
            'lead.left': { target: 'none', actions: 'dropLead' },
          },
        },
        due: {
          description: 'The user has asked for other stories: once they are shown, one of them leads.',
          always: { guard: 'isFollowing', target: 'above', actions: 'chooseLead' },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof spotlightCardsMachine>
export const shownOf = (snapshot: Snapshot) => snapshot.context.shown
export const expandedOf = (snapshot: Snapshot) => snapshot.context.expanded
/** The card that keys start from; undefined where it is gone. */
export const currentOf = ({ context: { current, shown } }: Snapshot) =>
  current !== undefined && idsOf(shown).has(current) ? current : undefined
/** The id of the card that stands above the others. */
export const leadOf = ({ context: { lead, shown } }: Snapshot) =>
  lead !== undefined && idsOf(shown).has(lead) ? lead : undefined
export const isHeld = (snapshot: Snapshot) => snapshot.matches({ showing: 'held' })
export const isPinned = (snapshot: Snapshot) => snapshot.matches({ pinning: 'pinned' })
export const isScrolled = (snapshot: Snapshot) => snapshot.matches({ scrolling: 'scrolled' })
export const isPointed = (snapshot: Snapshot) => snapshot.matches({ pointing: 'over' })
export const isFocused = (snapshot: Snapshot) => snapshot.matches({ focusing: 'within' })
export const isOpened = (snapshot: Snapshot) => snapshot.matches({ opening: 'opened' })
/** How many items wait for a user whose list is held. */
export function waitingCount({ context: { items, shown } }: Snapshot) {
  return items === shown ? 0 : items.filter(({ id }) => !idsOf(shown).has(id)).length
}
