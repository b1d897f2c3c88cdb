import { assign, emit, raise, type SnapshotFrom, setup } from 'xstate'
import type { ContentCategory, NewsPitSearchContext } from '../contract/content.ts'
import type { Side } from '../contract/workspace.ts'
import { isSame } from '../rules/merge.ts'
import { categoryIn, entryIn, toggleCategory, toggleEntry, withPhrase } from '../rules/news-pit.ts'

/** Which card of the Spotlight stood first in sight, and how far from the top, in pixels. */
export type Left = { id: string; offset: number }
type Context = { search: NewsPitSearchContext; phrase: string; left?: Left }
type Event =
  | { type: 'spotlight.chosen' }
  | { type: 'library.chosen' }
  /** RTE-03: an item stands above the Spotlight. */
  | { type: 'article.reached' }
  | { type: 'category.toggled'; category: ContentCategory }
  | { type: 'entry.toggled'; name: string }
  | { type: 'filters.cleared' }
  | { type: 'phrase.changed'; phrase: string }
  | { type: 'search.submitted' }
  | { type: 'search.changed' }
  | { type: 'search.reset' }
  /** `isOver`: where it lies over the page, the other drawer gives way. */
  | { type: 'drawer.toggled'; side: Side; isOver: boolean }
  | { type: 'drawers.left' }
  | { type: 'box.wanted' }
  | { type: 'spotlight.left'; left?: Left }
type Emitted =
  /** What the Library is to show, whenever it is come to, and whenever that changes. */
  { type: 'search.chosen'; search: NewsPitSearchContext } | { type: 'box.asked' }

type Toggled = { side: Side; isOver: boolean }
const toggledIn = ({ event }: { event: Toggled }): Toggled => event
const drawer = (guard: 'isLeft' | 'isRight') => ({
  initial: 'closed' as const,
  states: {
    closed: { on: { 'drawer.toggled': { guard: { type: guard, params: toggledIn }, target: 'open' } } },
    open: {
      on: {
        'drawer.toggled': [
          { guard: { type: guard, params: toggledIn }, target: 'closed' },
          { guard: { type: 'isOver' as const, params: toggledIn }, target: 'closed' },
        ],
        'drawers.left': 'closed',
      },
    },
  },
})
const toSpotlight = { target: 'spotlight', actions: ['reset', 'emptyBox'] as const } as const

/** PIT-01, PIT-06 to PIT-08: which view of the News Pit is seen, what it searches for, and its drawers. */
export const newsPitMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted },
  actions: {
    toggleCategory: assign(({ context }, category: ContentCategory) => ({
      search: toggleCategory(context.search, category),
    })),
    toggleEntry: assign(({ context }, name: string) => ({ search: toggleEntry(context.search, name) })),
    keepPhrase: assign((_, phrase: string) => ({ phrase })),
    takePhrase: assign(({ context }) => ({ search: withPhrase(context.search, context.phrase) })),
    reset: assign({ search: {}, phrase: '' }),
    keepLeft: assign((_, left: Left | undefined) => ({ left })),
    emptyBox: raise({ type: 'search.reset' }),
    changeSearch: raise({ type: 'search.changed' }),
    announceSearch: emit(({ context }) => ({ type: 'search.chosen', search: context.search })),
    announceBox: emit({ type: 'box.asked' }),
  },
  guards: {
    isNewPhrase: ({ context }) => !isSame(context.search, withPhrase(context.search, context.phrase)),
    isLeft: (_, { side }: Toggled) => side === 'left',
    isRight: (_, { side }: Toggled) => side === 'right',
    isOver: (_, { isOver }: Toggled) => isOver,
  },
  delays: { typingPause: 300 },
}).createMachine({
  id: 'newsPit',
  context: { search: {}, phrase: '' },
  type: 'parallel',
  on: {
    'box.wanted': { actions: 'announceBox' },
    'spotlight.left': { actions: { type: 'keepLeft', params: ({ event }) => event.left } },
  },
  states: {
    view: {
      initial: 'spotlight',
      on: {
        'category.toggled': {
          target: '.library',
          actions: { type: 'toggleCategory', params: ({ event }) => event.category },
        },
        'entry.toggled': { target: '.library', actions: { type: 'toggleEntry', params: ({ event }) => event.name } },
        'search.changed': '.library',
      },
      states: {
        spotlight: { on: { 'library.chosen': 'library' } },
        library: {
          entry: 'announceSearch',
          on: {
            'spotlight.chosen': toSpotlight,
            'article.reached': toSpotlight,
            'filters.cleared': {
              target: 'library',
              reenter: true,
              actions: ['reset', 'emptyBox'],
            },
          },
        },
      },
    },
    box: {
      initial: 'settled',
      on: {
        'phrase.changed': { target: '.typing', actions: { type: 'keepPhrase', params: ({ event }) => event.phrase } },
        'search.reset': '.settled',
      },
      states: {
        settled: {},
        typing: { on: { 'search.submitted': 'asking' }, after: { typingPause: 'asking' } },
        asking: {
          always: [
            { guard: 'isNewPhrase', target: 'settled', actions: ['takePhrase', 'changeSearch'] },
            { target: 'settled' },
          ],
        },
      },
    },
    left: drawer('isLeft'),
    right: drawer('isRight'),
  },
})

type Snapshot = SnapshotFrom<typeof newsPitMachine>
export const isLibrary = (snapshot: Snapshot) => snapshot.matches({ view: 'library' })
export const searchOf = (snapshot: Snapshot) => snapshot.context.search
export const phraseOf = (snapshot: Snapshot) => snapshot.context.phrase
/** The quick filter that is on. */
export const categoryOf = (snapshot: Snapshot) => categoryIn(snapshot.context.search)
/** The entry of the category panel that is selected. */
export const entryOf = (snapshot: Snapshot) => entryIn(snapshot.context.search)
/** Where the reader was when the Spotlight was last left. */
export const leftOf = (snapshot: Snapshot) => snapshot.context.left
export const isDrawerOpen = (snapshot: Snapshot, side: Side) =>
  side === 'left' ? snapshot.matches({ left: 'open' }) : snapshot.matches({ right: 'open' })
