import type { SnapshotFrom } from 'xstate'
import type { Side } from '../../contract/shared/workspace.ts'
import { categoryIn, entryIn } from '../../rules/news-pit/news-pit.ts'
import { newsPitParts, type PitInput, type Toggled } from './news-pit-parts.ts'

const initialContext = ({ input }: { input: PitInput }) => ({
  search: {},
  phrase: '',
  form: input?.choices?.form,
})
const toggledIn = ({ event }: { event: Toggled }): Toggled => event
const leftIn = <Value>({ event }: { event: { left?: Value } }) => event.left
const categoryGiven = <Value>({ event }: { event: { category: Value } }) => event.category
const nameIn = <Value>({ event }: { event: { name: Value } }) => event.name
const phraseIn = <Value>({ event }: { event: { phrase: Value } }) => event.phrase
const layoutIn = <Value>({ event }: { event: { layout: Value } }) => event.layout

/** PIT-01, PIT-06 to PIT-08: which view of the News Pit is seen, what it searches for, and its drawers. */
export const newsPitMachine = newsPitParts.createMachine({
  id: 'newsPit',
  description: 'Which view of the News Pit is shown, its search and its drawers.',
  context: initialContext,
  invoke: { id: 'keepChoices', src: 'keepChoices' },
  type: 'parallel',
  on: {
    'box.wanted': { actions: 'announceBox' },
    'spotlight.left': { actions: { type: 'keepLeft', params: leftIn } },
  },
  states: {
    view: {
      description: 'The two views of the News Pit.',
      initial: 'spotlight',
      on: {
        'category.toggled': {
          target: '.library',
          actions: { type: 'toggleCategory', params: categoryGiven },
        },
        'entry.toggled': { target: '.library', actions: { type: 'toggleEntry', params: nameIn } },
        'search.changed': '.library',
      },
      states: {
        spotlight: {
          description: 'The user sees the Spotlight.',
          on: { 'library.chosen': 'library' },
        },
        library: {
          description: 'The user sees the Library.',
          entry: ['announceSearch', 'enterLibrary'],
          on: {
            'spotlight.chosen': { target: 'spotlight', actions: ['reset', 'emptyBox'] },
            'article.reached': { target: 'spotlight', actions: ['reset', 'emptyBox'] },
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
      description: 'The search box.',
      initial: 'settled',
      on: {
        'phrase.changed': { target: '.typing', actions: { type: 'keepPhrase', params: phraseIn } },
        'search.reset': '.settled',
      },
      states: {
        settled: {
          description: 'The box shows what the Library searches for.',
        },
        typing: {
          description: 'The user is typing.',
          on: { 'search.submitted': 'asking' },
          after: { typingPause: 'asking' },
        },
        asking: {
          description: 'What was typed becomes the search.',
          always: [
            { guard: 'isNewPhrase', target: 'settled', actions: ['takePhrase', 'changeSearch'] },
            { target: 'settled' },
          ],
        },
      },
    },
    article: {
      description: 'Whether the address names an item.',
      initial: 'none',
      states: {
        none: {
          description: 'The address names no item.',
          on: { 'article.reached': 'shown' },
        },
        shown: {
          description: 'An item stands above the Spotlight.',
          on: { 'article.left': 'none', 'library.entered': { actions: 'closeArticle' } },
        },
      },
    },
    form: {
      description: 'How the stories of the Spotlight are shown.',
      initial: 'cards',
      states: {
        cards: {
          description: 'The stories are cards.',
          always: { guard: 'hadList', target: 'list', actions: 'takeUpForm' },
          on: { 'form.toggled': { target: 'list', actions: { type: 'keepForm', params: 'list' } } },
        },
        list: {
          description: 'The stories are the rows of a dense list.',
          on: { 'form.toggled': { target: 'cards', actions: { type: 'keepForm', params: 'cards' } } },
        },
      },
    },
    width: {
      description: 'Whether there is space for the drawers beside the page.',
      initial: 'narrow',
      states: {
        narrow: {
          description: 'A drawer lies over the page.',
          on: { 'layout.changed': { guard: { type: 'isDesktop', params: layoutIn }, target: 'wide' } },
        },
        // what stood beside the page would lie over it now
        wide: {
          description: 'A drawer stands beside the page.',
          on: {
            'layout.changed': [
              { guard: { type: 'isDesktop', params: layoutIn } },
              { target: 'narrow', actions: 'closeDrawers' },
            ],
          },
        },
      },
    },
    left: {
      description: 'The left drawer.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The left drawer is closed.',
          on: { 'drawer.toggled': { guard: { type: 'isLeft', params: toggledIn }, target: 'open' } },
        },
        open: {
          description: 'The left drawer is open.',
          on: {
            'drawer.toggled': [
              { guard: { type: 'isLeft', params: toggledIn }, target: 'closed' },
              { guard: { type: 'isOver', params: toggledIn }, target: 'closed' },
            ],
            'drawers.left': 'closed',
          },
        },
      },
    },
    right: {
      description: 'The right drawer.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The right drawer is closed.',
          on: { 'drawer.toggled': { guard: { type: 'isRight', params: toggledIn }, target: 'open' } },
        },
        open: {
          description: 'The right drawer is open.',
          on: {
            'drawer.toggled': [
              { guard: { type: 'isRight', params: toggledIn }, target: 'closed' },
              { guard: { type: 'isOver', params: toggledIn }, target: 'closed' },
            ],
            'drawers.left': 'closed',
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof newsPitMachine>

export const isLibrary = (snapshot: Snapshot) => snapshot.matches({ view: 'library' })
/** The stories of the Spotlight are rows of a list. */
export const isList = (snapshot: Snapshot) => snapshot.matches({ form: 'list' })
export const searchOf = (snapshot: Snapshot) => snapshot.context.search
export const phraseOf = (snapshot: Snapshot) => snapshot.context.phrase

/** The quick filter that is on. */
export const categoryOf = (snapshot: Snapshot) => categoryIn(snapshot.context.search)

/** The entry of the category panel that is selected. */
export const entryOf = (snapshot: Snapshot) => entryIn(snapshot.context.search)

/** Where the user was when the Spotlight was last left. */
export const leftOf = (snapshot: Snapshot) => snapshot.context.left
export const isDrawerOpen = (snapshot: Snapshot, side: Side) =>
  side === 'left' ? snapshot.matches({ left: 'open' }) : snapshot.matches({ right: 'open' })
