import type { SnapshotFrom } from 'xstate'
import type { ContentItem } from '../../contract/content/content.ts'
import { idsOf } from '../../rules/shared/merge.ts'
import { type Hold, type SpotlightContext, spotlightParts } from './spotlight-parts.ts'

export type { Hold }

type Items = readonly ContentItem[]
const itemsOf = ({ event }: { event: { items: Items } }) => event.items
const heldBy = ({ event }: { event: { by: Hold } }) => event.by
const idOf = ({ event }: { event: { id: string } }) => event.id
const dayIn = ({ event }: { event: { day: string } }) => event.day

const toIn = <Value>({ event }: { event: { to: Value } }) => event.to
const searchNow = ({ context }: { context: SpotlightContext }) => context.search
const recalledIn = ({ event }: { event: { items: Items; at: number } }) => event
const atIn = ({ event }: { event: { at: number } }) => event.at
const secondsIn = ({ event }: { event: { seconds: number } }) => event.seconds
const phraseIn = <Value>({ event }: { event: { phrase: Value } }) => event.phrase

/** The Spotlight's live list with its search box (SPT-01, SPT-03, SPT-05, PIT-02, RT-02, RT-05). */
export const spotlightMachine = spotlightParts.createMachine({
  id: 'spotlight',
  description: 'The live list of the Spotlight with its search box.',
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
      guard: { type: 'hasRow', params: toIn },
      actions: [{ type: 'announcePassed', params: toIn }, { type: 'moveTo', params: toIn }, 'announceRow'],
    },
    'share.asked': { guard: 'hasCurrent', actions: 'announceShare' },
    'box.wanted': { actions: 'announceBox' },
    'pin.toggled': [{ guard: 'isPinned', actions: 'freePinned' }, { actions: 'holdPinned' }],
  },
  states: {
    list: {
      description: 'The items that the search finds.',
      initial: 'searching',
      // an answer to an older search is dropped (RT-05)
      on: { 'search.changed': '.searching' },
      states: {
        searching: {
          description: 'The Spotlight searches and stays subscribed to what is new.',
          initial: 'connecting',
          invoke: { id: 'searchContent', src: 'searchContent', input: searchNow },
          on: {
            'retry.pressed': { target: 'searching', reenter: true },
            'day.begun': [
              { guard: 'knowsNoDay', actions: { type: 'keepDay', params: dayIn } },
              {
                guard: { type: 'isOtherDay', params: dayIn },
                target: 'searching',
                reenter: true,
                actions: { type: 'keepDay', params: dayIn },
              },
            ],
          },
          states: {
            connecting: {
              description: 'There is no connection yet.',
              after: { patience: 'late' },
              on: {
                'history.came': { actions: { type: 'replaceItems', params: itemsOf } },
                'items.recalled': {
                  guard: 'isBlank',
                  target: 'stale',
                  actions: {
                    type: 'takeRecalled',
                    params: recalledIn,
                  },
                },
                'connection.opened': 'loading',
              },
            },
            loading: {
              description: 'The search is on its way.',
              after: { patience: 'late' },
              on: {
                'history.came': { actions: { type: 'replaceItems', params: itemsOf } },
                'items.replaced': { target: 'live', actions: { type: 'replaceItems', params: itemsOf } },
                'connection.lost': { target: 'stale', actions: { type: 'noteLoss', params: atIn } },
                // too many searches: this one is made again by itself
                'search.refused': {
                  target: 'refused',
                  actions: { type: 'noteRefusal', params: secondsIn },
                },
              },
            },
            late: {
              description: 'The answer takes long, and the user can ask again.',
              on: {
                'history.came': { actions: { type: 'replaceItems', params: itemsOf } },
                'items.recalled': {
                  guard: 'isBlank',
                  target: 'stale',
                  actions: {
                    type: 'takeRecalled',
                    params: recalledIn,
                  },
                },
                'items.replaced': { target: 'live', actions: { type: 'replaceItems', params: itemsOf } },
                'connection.lost': { target: 'stale', actions: { type: 'noteLoss', params: atIn } },
                // too many searches: this one is made again by itself
                'search.refused': {
                  target: 'refused',
                  actions: { type: 'noteRefusal', params: secondsIn },
                },
                'connection.opened': 'loading',
              },
            },
            live: {
              description: 'New items appear as they come.',
              initial: 'speaking',
              on: {
                'history.came': { actions: { type: 'addHistory', params: itemsOf } },
                'items.replaced': { target: 'live', actions: { type: 'replaceItems', params: itemsOf } },
                'connection.lost': { target: 'stale', actions: { type: 'noteLoss', params: atIn } },
                // too many searches: this one is made again by itself
                'search.refused': {
                  target: 'refused',
                  actions: { type: 'noteRefusal', params: secondsIn },
                },
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
                'history.came': { actions: { type: 'addHistory', params: itemsOf } },
                'items.replaced': { target: 'live', actions: { type: 'replaceItems', params: itemsOf } },
                'connection.lost': { target: 'stale', actions: { type: 'noteLoss', params: atIn } },
                // too many searches: this one is made again by itself
                'search.refused': {
                  target: 'refused',
                  actions: { type: 'noteRefusal', params: secondsIn },
                },
              },
            },
            stale: {
              description: 'The connection is lost, and older items stay in sight.',
              on: {
                'history.came': { actions: { type: 'addHistory', params: itemsOf } },
                'connection.opened': 'loading',
              },
            },
          },
        },
      },
    },
    box: {
      description: 'The search box.',
      initial: 'settled',
      on: {
        'phrase.changed': { target: '.typing', actions: { type: 'keepPhrase', params: phraseIn } },
      },
      states: {
        settled: {
          description: 'The box shows what the Spotlight searches for.',
        },
        typing: {
          description: 'The user is typing.',
          on: { 'search.submitted': 'asking' },
          after: { typingPause: 'asking' },
        },
        asking: {
          description: 'What was typed becomes the search.',
          always: [
            { guard: 'isNewSearch', target: 'settled', actions: ['takeSearch', 'changeSearch'] },
            { target: 'settled' },
          ],
        },
      },
    },
    reading: {
      description: 'Whether new items may move the cards that the user looks at.',
      initial: 'following',
      on: { 'search.changed': { target: '.following', actions: 'freeAll' } },
      states: {
        following: {
          description: 'New items are shown as they come.',
          entry: 'showItems',
          on: {
            'items.replaced': { actions: 'showItems' },
            'items.merged': { actions: 'showItems' },
            'history.came': { actions: 'showItems' },
            'reader.held': { target: 'held', actions: { type: 'hold', params: heldBy } },
          },
        },
        held: {
          description: 'The user is busy with a card, so new items wait.',
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
/** The list has no answer yet, and could take what was seen last. */
export const awaitsItems = (snapshot: Snapshot) =>
  snapshot.matches({ list: { searching: 'connecting' } }) || snapshot.matches({ list: { searching: 'late' } })
export const isLive = (snapshot: Snapshot) => snapshot.matches({ list: { searching: 'live' } })
/** Connected, but nothing has come for a while: the age of the newest item must be shown. */
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
/** How many items wait for a user whose list is held. */
export function waitingCount({ context: { items, shown } }: Snapshot) {
  return items === shown ? 0 : items.filter(({ id }) => !idsOf(shown).has(id)).length
}
export const isPinned = (snapshot: Snapshot) => snapshot.context.holds.includes('pinned')
export const expandedOf = (snapshot: Snapshot) => snapshot.context.expanded
/** The card that keys start from; undefined where it is gone. */
export const currentOf = ({ context: { current, shown } }: Snapshot) =>
  current !== undefined && idsOf(shown).has(current) ? current : undefined
