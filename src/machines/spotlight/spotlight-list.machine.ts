import type { SnapshotFrom } from 'xstate'
import type { ContentSearchContext } from '../../contract/content/content.ts'
import type { Items } from './spotlight-list-events.ts'
import { FIRST_SIZE, type ListContext, type ListInput, spotlightListParts } from './spotlight-list-parts.ts'

const itemsIn = ({ event }: { event: { items: Items } }) => event.items
const searchIn = ({ event }: { event: { search: ContentSearchContext } }) => event.search
const dayIn = ({ event }: { event: { day: string } }) => event.day
const atIn = ({ event }: { event: { at: number } }) => event.at
const secondsIn = ({ event }: { event: { seconds: number } }) => event.seconds
const searchNow = ({ context: { search, size } }: { context: ListContext }) => ({ ...search, size })
const initialContext = ({ input }: { input: ListInput }): ListContext => ({
  search: input.search,
  size: FIRST_SIZE,
  items: [],
})

/** The items that the Spotlight's search finds, and the new ones among them (SPT-03, RT-02, RT-05, PIT-09). */
export const spotlightListMachine = spotlightListParts.createMachine({
  id: 'spotlightList',
  description: 'The items that the search of the Spotlight finds.',
  context: initialContext,
  initial: 'searching',
  states: {
    searching: {
      description: 'The Spotlight searches and stays subscribed to what is new.',
      initial: 'connecting',
      // an answer to an older search is dropped (RT-05)
      invoke: { id: 'searchContent', src: 'searchContent', input: searchNow },
      on: {
        'search.given': {
          target: 'searching',
          reenter: true,
          actions: { type: 'keepSearch', params: searchIn },
        },
        'retry.pressed': { target: 'searching', reenter: true },
        'history.came': { actions: [{ type: 'addOlder', params: itemsIn }, 'announceChanged'] },
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
          after: { patience: 'answering.late' },
          on: {
            'connection.opened': 'answering',
            'history.came': { actions: [{ type: 'replaceItems', params: itemsIn }, 'announceChanged'] },
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
          description: 'The search is made, or waited for in vain.',
          initial: 'loading',
          on: {
            'items.replaced': {
              target: '.live',
              actions: [{ type: 'replaceItems', params: itemsIn }, 'announceChanged'],
            },
            'connection.lost': { target: 'stale', actions: { type: 'noteLoss', params: atIn } },
            // too many searches: this one is made again by itself
            'search.refused': { target: '.refused', actions: { type: 'noteRefusal', params: secondsIn } },
          },
          states: {
            loading: {
              description: 'The search is on its way.',
              after: { patience: 'late' },
              on: { 'history.came': { actions: [{ type: 'replaceItems', params: itemsIn }, 'announceChanged'] } },
            },
            late: {
              description: 'The answer takes long, and the user can ask again.',
              on: {
                'connection.opened': 'loading',
                'history.came': { actions: [{ type: 'replaceItems', params: itemsIn }, 'announceChanged'] },
                'items.recalled': {
                  guard: 'isBlank',
                  target: '#spotlightList.searching.stale',
                  actions: [
                    { type: 'replaceItems', params: itemsIn },
                    { type: 'noteLoss', params: atIn },
                    'announceRecalled',
                  ],
                },
              },
            },
            live: {
              description: 'New items appear as they come.',
              initial: 'active',
              on: {
                'end.neared': {
                  guard: 'hasMore',
                  target: '#spotlightList.searching',
                  reenter: true,
                  actions: 'askForAll',
                },
                'items.backfilled': {
                  actions: [
                    { type: 'addOlder', params: itemsIn },
                    { type: 'announceBackfilled', params: itemsIn },
                  ],
                },
                'items.merged': {
                  target: '.active',
                  actions: [{ type: 'mergeItems', params: itemsIn }, 'announceChanged'],
                },
              },
              states: {
                active: {
                  description: 'Something came a short while ago.',
                  after: { quietTime: 'quiet' },
                },
                quiet: {
                  description: 'Nothing has come for a while, so the age of the newest item is shown.',
                },
              },
            },
            refused: { description: 'There were too many searches, and this one is repeated by itself.' },
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

type Snapshot = SnapshotFrom<typeof spotlightListMachine>
export const itemsOf = (snapshot: Snapshot) => snapshot.context.items
/** From connection, and from each new search, until the answer (SPT-03). */
export const isLoading = (snapshot: Snapshot) =>
  snapshot.matches({ searching: 'connecting' }) || snapshot.matches({ searching: { answering: 'loading' } })
export const isLate = (snapshot: Snapshot) => snapshot.matches({ searching: { answering: 'late' } })
/** The list has no answer yet, and could take what was seen last. */
export const awaitsItems = (snapshot: Snapshot) => snapshot.matches({ searching: 'connecting' }) || isLate(snapshot)
export const isLive = (snapshot: Snapshot) => snapshot.matches({ searching: { answering: 'live' } })
export const isQuiet = (snapshot: Snapshot) => snapshot.matches({ searching: { answering: { live: 'quiet' } } })
export const isStale = (snapshot: Snapshot) => snapshot.matches({ searching: 'stale' })
export const staleSince = (snapshot: Snapshot) => (isStale(snapshot) ? snapshot.context.staleSince : undefined)
export const refusedFor = (snapshot: Snapshot) =>
  snapshot.matches({ searching: { answering: 'refused' } }) ? snapshot.context.refusedFor : undefined
