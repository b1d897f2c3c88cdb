import { assign, emit, raise, sendTo, setup } from 'xstate'
import type { ContentCategory, NewsPitSearchContext } from '../../contract/content/content.ts'
import type { PitChoices, PitForm } from '../../contract/content/pit-choices.ts'
import type { Side } from '../../contract/shared/workspace.ts'
import { toggleCategory, toggleEntry, withPhrase } from '../../rules/news-pit/news-pit.ts'
import { isSame } from '../../rules/shared/merge.ts'
import type { Layout } from '../../rules/shared/page/shell.ts'
import { stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

/** Which card of the Spotlight stood first in sight, and how far from the top, in pixels. */
type Left = { id: string; offset: number }
/** `form`: as it was last, until it is so again. */
type Context = { search: NewsPitSearchContext; phrase: string; left?: Left; form?: PitForm | undefined }
export type PitInput = { choices?: PitChoices | undefined } | undefined

type Event =
  | { type: 'spotlight.chosen' }
  | { type: 'library.chosen' }
  /** RTE-03: an item stands above the Spotlight. */
  | { type: 'article.reached' }
  | { type: 'article.left' }
  | { type: 'library.entered' }
  | { type: 'layout.changed'; layout: Layout }
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
  | { type: 'form.toggled' }
  | { type: 'box.wanted' }
  | { type: 'spotlight.left'; left?: Left }

type Emitted =
  /** What the Library is to show, whenever it is come to, and whenever that changes. */
  | { type: 'search.chosen'; search: NewsPitSearchContext }
  /** The Library is come to: the address should name the item no longer. */
  | { type: 'article.closed' }
  | { type: 'box.asked' }

/** To be kept. */
export type PitChoicesEvent = { type: 'choices.made'; choices: PitChoices }

export type Toggled = { side: Side; isOver: boolean }

/** The actions and guards of the News Pit's chart. */
export const newsPitParts = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Emitted, input: {} as PitInput },
  actors: { keepChoices: stream<PitChoicesEvent>('keepChoices') },
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
    announceSearch: report(({ context }) => ({ type: 'search.chosen', search: context.search })),
    enterLibrary: raise({ type: 'library.entered' }),
    closeArticle: report({ type: 'article.closed' }),
    closeDrawers: raise({ type: 'drawers.left' }),
    keepForm: sendTo(
      'keepChoices',
      (_, form: PitForm): PitChoicesEvent => ({ type: 'choices.made', choices: { form } }),
    ),
    takeUpForm: assign({ form: undefined }),
    announceBox: emit({ type: 'box.asked' }),
  },
  guards: {
    isNewPhrase: ({ context }) => !isSame(context.search, withPhrase(context.search, context.phrase)),
    isLeft: (_, { side }: Toggled) => side === 'left',
    isRight: (_, { side }: Toggled) => side === 'right',
    isOver: (_, { isOver }: Toggled) => isOver,
    hadList: ({ context }) => context.form === 'list',
    isDesktop: (_, layout: Layout) => layout === 'desktop',
  },
  delays: { typingPause: 300 },
})
