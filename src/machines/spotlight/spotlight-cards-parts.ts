import { and, assign, not, or, raise, setup, stateIn } from 'xstate'
import type { ContentItem } from '../../contract/content/content.ts'
import { leadAfter, leadFirst, leadIn } from '../../rules/content/lead.ts'
import type { Direction } from '../../rules/shared/feed-keys.ts'
import { addAtEnd, addBelow, idsOf } from '../../rules/shared/merge.ts'
import { rowTo } from '../../rules/shared/rows.ts'
import { report } from '../shared/report.ts'
import type { Items, ListReport } from './spotlight-list-events.ts'

export type CardsContext = {
  /** All that has come. */
  items: Items
  /** What the user sees. */
  shown: Items
  /** Ids of the opened cards. */
  expanded: readonly string[]
  /** Id of the card that keys start from. */
  current?: string
  /** Id of the card that stands above the others. */
  lead?: string
}
/** What hands do with the cards. */
export type CardsOrder =
  | { type: 'item.toggled'; id: string }
  | { type: 'current.toggled' }
  | { type: 'share.asked' }
  | { type: 'row.wanted'; to: Direction }
  | { type: 'row.focused'; id: string }
  | { type: 'focus.left' }
  | { type: 'list.scrolled' | 'top.reached' }
  | { type: 'pointer.entered' | 'pointer.left' }
  | { type: 'pin.toggled' }
  | { type: 'newest.asked' }
  /** The most important is to stand above the others. `id`: the one that does so already. */
  | { type: 'lead.wanted'; id?: string }
  | { type: 'lead.left' }
export type CardsEvent = { type: 'search.given' } | ListReport | CardsOrder
export type CardsReport =
  | { type: 'items.read'; ids: readonly string[] }
  | { type: 'item.shared'; item?: ContentItem }
  | { type: 'row.reached'; id: string }

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)

/** The actions and guards of the chart of the Spotlight's cards. */
export const spotlightCardsParts = setup({
  types: { context: {} as CardsContext, events: {} as CardsEvent, emitted: {} as CardsReport },
  actions: {
    keepItems: assign((_, items: Items) => ({ items })),
    showItems: assign(({ context }) => ({ shown: context.items })),
    addOlder: assign(({ context }, added: Items) => ({ shown: addBelow(context.shown, added) })),
    addAtEnd: assign(({ context }, items: Items) => ({ shown: addAtEnd(context.shown, items) })),
    openCard: assign(({ context }, id: string) => ({ current: id, expanded: [...context.expanded, id] })),
    closeCard: assign(({ context }, id: string) => ({ current: id, expanded: without(context.expanded, id) })),
    toggleCurrent: raise(({ context }) => ({ type: 'item.toggled', id: context.current ?? '' })),
    announceRead: report((_, id: string) => ({ type: 'items.read', ids: [id] })),
    announcePassed: report(({ context: { current } }, to: Direction) => ({
      type: 'items.read',
      ids: current !== undefined && (to === 'next' || to === 'previous') ? [current] : [],
    })),
    announceShared: report(({ context: { shown, current } }) => ({
      type: 'item.shared',
      item: shown.find(({ id }) => id === current),
    })),
    announceRow: report(({ context }) => ({ type: 'row.reached', id: context.current ?? '' })),
    noteCurrent: assign((_, current: string) => ({ current })),
    moveTo: assign(({ context: { shown, current, lead } }, to: Direction) => ({
      current: rowTo(leadFirst(shown, lead), current, to),
    })),
    leaveCurrent: assign({ current: undefined }),
    keepLead: assign((_, lead: string | undefined) => ({ lead })),
    keepOrChooseLead: assign(({ context: { shown, lead } }) => ({ lead: leadAfter(shown, lead) })),
    chooseLead: assign(({ context: { shown } }) => ({ lead: leadIn(shown)?.id })),
    dropLead: assign({ lead: undefined }),
  },
  guards: {
    isOpen: ({ context }, id: string) => context.expanded.includes(id),
    isClosed: ({ context }, id: string) => !context.expanded.includes(id),
    isOnlyOpen: ({ context }, id: string) => context.expanded.length === 1 && context.expanded[0] === id,
    hasRow: ({ context: { shown, current, lead } }, to: Direction) =>
      rowTo(leadFirst(shown, lead), current, to) !== undefined,
    hasCurrent: ({ context: { current, shown } }) => current !== undefined && idsOf(shown).has(current),
    hasOtherLead: ({ context: { shown, lead } }) => leadAfter(shown, lead) !== lead,
    hasCards: ({ context }) => context.shown.length > 0,
    /** Why the cards stand still: where there are none, nothing could move. */
    isHeld: and([
      'hasCards',
      or([
        stateIn({ pinning: 'pinned' }),
        stateIn({ scrolling: 'scrolled' }),
        stateIn({ pointing: 'over' }),
        stateIn({ focusing: 'within' }),
        stateIn({ opening: 'opened' }),
      ]),
    ]),
    isFree: not('isHeld'),
    isFollowing: stateIn({ showing: 'following' }),
  },
})
