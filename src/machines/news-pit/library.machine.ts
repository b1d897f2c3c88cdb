import type { DoneActorEvent, SnapshotFrom } from 'xstate'
import type { NewsPitSearchContext } from '../../contract/content/content.ts'
import type { Direction } from '../../rules/shared/feed-keys.ts'
import { indexOfCurrent, type LibraryContext, type LibraryPage, libraryParts } from './library-parts.ts'

const pageIn = ({ event }: { event: DoneActorEvent<LibraryPage> }) => event.output
const searchIn = ({ event }: { event: { search: NewsPitSearchContext } }) => event.search
const idIn = ({ event }: { event: { id: string } }) => event.id
const wayIn = ({ event }: { event: { to: Direction } }) => event.to

const sharedIdIn = ({ event }: { event: { type: string; id?: string } }) => event.id
const offsetIn = <Value>({ event }: { event: { offset: Value } }) => event.offset
const firstPage = ({ context }: { context: LibraryContext }) => context.search
const nextPage = ({ context }: { context: LibraryContext }) => ({
  ...context.search,
  searchAfter: context.cursor ?? undefined,
})

/** PIT-03, PIT-04, PIT-05: the News Pit's list by pages, and the reader over it. */
export const libraryMachine = libraryParts.createMachine({
  id: 'library',
  description: "The News Pit's list of items by pages, and the reader over it.",
  context: { search: {}, items: [], cursor: null, offset: 0 },
  type: 'parallel',
  on: {
    'share.asked': {
      actions: { type: 'announceShare', params: sharedIdIn },
    },
    'box.wanted': { actions: 'announceBox' },
    'list.left': { actions: { type: 'keepOffset', params: offsetIn } },
  },
  states: {
    list: {
      description: 'The pages of the list.',
      initial: 'unasked',
      on: {
        // an answer to an older search is dropped (RT-05)
        'search.given': {
          guard: { type: 'isOther', params: searchIn },
          target: '.loading',
          actions: { type: 'keepSearch', params: searchIn },
        },
        'refresh.pressed': '.loading',
      },
      states: {
        unasked: {
          description: 'No search has been given yet.',
          on: { 'search.given': { target: 'loading', actions: { type: 'keepSearch', params: searchIn } } },
        },
        loading: {
          description: 'The first page is on its way.',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: firstPage,
            onDone: [
              {
                guard: { type: 'hasNext', params: pageIn },
                target: 'resting',
                actions: { type: 'keepPage', params: pageIn },
              },
              { target: 'ended', actions: { type: 'keepPage', params: pageIn } },
            ],
            onError: 'failed',
          },
        },
        failed: {
          description: 'The first page could not be loaded, and the user can try again.',
          on: { 'retry.pressed': 'loading', 'network.returned': 'loading' },
        },
        resting: {
          description: 'There are more pages, and the next one is loaded when its end comes near.',
          on: { 'end.neared': 'adding', 'reader.moved': { guard: 'isNearEnd', target: 'adding' } },
        },
        adding: {
          description: 'The next page is on its way.',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: nextPage,
            onDone: [
              {
                guard: { type: 'hasNext', params: pageIn },
                target: 'resting',
                actions: { type: 'addPage', params: pageIn },
              },
              { target: 'ended', actions: { type: 'addPage', params: pageIn } },
            ],
            onError: 'cut',
          },
        },
        cut: {
          description: 'The next page could not be loaded, and the user can try again.',
          on: { 'retry.pressed': 'adding', 'network.returned': 'adding' },
        },
        ended: {
          description: 'All pages are in the list.',
        },
      },
    },
    reader: {
      description: 'The reader that opens over the list.',
      initial: 'closed',
      on: {
        'search.given': { guard: { type: 'isOther', params: searchIn }, target: '.closed' },
      },
      states: {
        closed: {
          description: 'The reader is closed.',
          on: {
            'row.focused': { actions: { type: 'noteCurrent', params: idIn } },
            'row.wanted': {
              guard: { type: 'hasRow', params: wayIn },
              actions: [{ type: 'moveTo', params: wayIn }, 'announceRow'],
            },
            'card.opened': {
              guard: { type: 'isThere', params: idIn },
              target: 'open',
              actions: [{ type: 'noteClick', params: idIn }, 'announceRead', 'noteMoved'],
            },
            'current.toggled': {
              guard: 'hasCurrent',
              target: 'open',
              actions: [{ type: 'noteClick', params: undefined }, 'announceRead', 'noteMoved'],
            },
          },
        },
        open: {
          description: 'One item is open in the reader.',
          on: {
            'row.focused': {
              guard: { type: 'isElsewhere', params: idIn },
              actions: [{ type: 'noteCurrent', params: idIn }, 'announceRead', 'noteMoved'],
            },
            'row.wanted': {
              guard: { type: 'hasRow', params: wayIn },
              actions: [{ type: 'moveTo', params: wayIn }, 'announceRow', 'announceRead', 'noteMoved'],
            },
            'reader.left': { target: 'closed', actions: ['returnToClicked', 'announceRow'] },
            'current.toggled': { target: 'closed', actions: ['returnToClicked', 'announceRow'] },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof libraryMachine>
export const itemsOf = (snapshot: Snapshot) => snapshot.context.items
export const searchOf = (snapshot: Snapshot) => snapshot.context.search
export const asOf = (snapshot: Snapshot) => snapshot.context.asOf
export const offsetOf = (snapshot: Snapshot) => snapshot.context.offset
export const currentOf = (snapshot: Snapshot) => snapshot.context.current
/** The first page is loading, of a new search or of the same one. */
export const isLoading = (snapshot: Snapshot) => snapshot.matches({ list: 'loading' })
export const hasFailed = (snapshot: Snapshot) => snapshot.matches({ list: 'failed' })
/** What the foot of the list shows. */
export const footOf = (snapshot: Snapshot) => {
  if (snapshot.matches({ list: 'adding' })) return 'adding'
  if (snapshot.matches({ list: 'cut' })) return 'cut'
  return snapshot.matches({ list: 'ended' }) ? 'ended' : 'more'
}
export const isReading = (snapshot: Snapshot) => snapshot.matches({ reader: 'open' })
/** Where the reader stands: `at` from 1, `of` what has come so far. */
export const progressOf = ({ context }: Snapshot) => ({
  at: indexOfCurrent(context) + 1,
  of: context.items.length,
})
