import { assign, emit, sendTo, setup } from 'xstate'
import type { ContentItem, ContentSearchContext } from '../../contract/content/content.ts'
import { contentSearchOf } from '../../rules/content/content.ts'
import type { FeedOrder } from '../../rules/shared/feed-keys.ts'
import { isSame } from '../../rules/shared/merge.ts'
import { report } from '../shared/report.ts'
import { spotlightCardsMachine } from './spotlight-cards.machine.ts'
import type { CardsEvent, CardsOrder, CardsReport } from './spotlight-cards-parts.ts'
import { spotlightListMachine } from './spotlight-list.machine.ts'
import type { ListEvent, ListReport } from './spotlight-list-events.ts'

export type SpotlightContext = { phrase: string; search: ContentSearchContext }
type Event =
  | { type: 'phrase.changed'; phrase: string }
  | { type: 'search.submitted' }
  | ListEvent
  | CardsOrder
  | FeedOrder
  | ListReport
  | CardsReport
type Emitted =
  | { type: 'items.read'; ids: readonly string[] }
  | { type: 'row.reached'; id: string }
  | { type: 'share.asked'; item?: ContentItem }
  | { type: 'box.asked' }

/** The children, actions and guards of the Spotlight's chart. */
export const spotlightParts = setup({
  types: {
    context: {} as SpotlightContext,
    events: {} as Event,
    emitted: {} as Emitted,
    children: {} as { list: 'list'; cards: 'cards' },
  },
  actors: { list: spotlightListMachine, cards: spotlightCardsMachine },
  actions: {
    keepPhrase: assign((_, phrase: string) => ({ phrase })),
    takeSearch: assign(({ context }) => ({ search: contentSearchOf(context.phrase) })),
    passSearch: sendTo('list', ({ context }) => ({ type: 'search.given', search: context.search })),
    freeCards: sendTo('cards', { type: 'search.given' }),
    toList: sendTo('list', (_, event: ListEvent) => event),
    toCards: sendTo('cards', (_, event: CardsEvent) => event),
    /** Makes a new snapshot: what is read of a Spotlight is read of its children. */
    showChange: assign({}),
    announceRead: report((_, ids: readonly string[]) => ({ type: 'items.read', ids })),
    announceShare: report((_, item: ContentItem | undefined) => ({ type: 'share.asked', item })),
    announceRow: emit((_, id: string) => ({ type: 'row.reached', id })),
    announceBox: report({ type: 'box.asked' }),
  },
  guards: { isNewSearch: ({ context }) => !isSame(context.search, contentSearchOf(context.phrase)) },
  delays: { typingPause: 300 },
})
