import { assign, type EventObject, emit, raise, setup } from 'xstate'
import type { ContentItem, ContentSearchContext } from '../../contract/content/content.ts'
import { contentSearchOf } from '../../rules/content/content.ts'
import type { Direction, FeedOrder } from '../../rules/shared/feed-keys.ts'
import { idsOf, isSame, mergeNewest, replaceNewest } from '../../rules/shared/merge.ts'
import { rowTo } from '../../rules/shared/rows.ts'
import { stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Items = readonly ContentItem[]
type Recalled = { items: Items; at: number }
/** Why the cards stand still: the user is further down, points at them, has the keyboard's focus there, has opened one, or wants it so. */
export type Hold = 'scrolled' | 'pointed' | 'focused' | 'opened' | 'pinned'
/** `items` is all that has come, `shown` what the user sees: the same while following, as it was while held. */
export type SpotlightContext = {
  phrase: string
  search: ContentSearchContext
  items: Items
  shown: Items
  holds: readonly Hold[]
  /** Ids of the opened cards. */
  expanded: readonly string[]
  /** Id of the card that keys start from. */
  current?: string
  /** Epoch milliseconds. */
  staleSince?: number
  /** The day by which the list was asked for. */
  day?: string
  /** Seconds within which a refused search is made again. */
  refusedFor?: number
}
type Event =
  | { type: 'connection.opened' }
  | { type: 'connection.lost'; at: number }
  | { type: 'search.refused'; seconds: number }
  | { type: 'items.replaced'; items: Items }
  | { type: 'items.merged'; items: Items }
  /** What is known besides the live list: it gives way to that, and may come before the connection. */
  | { type: 'history.came'; items: Items }
  /** What was seen last. `at`: epoch milliseconds when it was the newest. */
  | { type: 'items.recalled'; items: Items; at: number }
  | { type: 'phrase.changed'; phrase: string }
  | { type: 'search.submitted' }
  | { type: 'search.changed' }
  | { type: 'retry.pressed' }
  /** `day`: in the user's time zone; it is also sent at the start. */
  | { type: 'day.begun'; day: string }
  | { type: 'reader.held'; by: Hold }
  | { type: 'reader.freed'; by: Hold }
  | { type: 'newest.asked' }
  | { type: 'item.toggled'; id: string }
  | { type: 'row.focused'; id: string }
  | FeedOrder
type Emitted =
  | { type: 'items.read'; ids: readonly string[] }
  | { type: 'row.reached'; id: string }
  | { type: 'share.asked'; item?: ContentItem }
  | { type: 'box.asked' }

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)

/** The port, actions, guards and delays of the Spotlight's chart. */
export const spotlightParts = setup({
  types: { context: {} as SpotlightContext, events: {} as Event, emitted: {} as Emitted },
  actors: { searchContent: stream<EventObject, ContentSearchContext>('searchContent') },
  actions: {
    keepPhrase: assign((_, phrase: string) => ({ phrase })),
    takeSearch: assign(({ context }) => ({ search: contentSearchOf(context.phrase) })),
    changeSearch: raise({ type: 'search.changed' }),
    replaceItems: assign(({ context }, items: Items) => ({ items: replaceNewest(context.items, items) })),
    mergeItems: assign(({ context }, batch: Items) => ({ items: mergeNewest(context.items, batch) })),
    /** Of an item that both have, the live list knows the latest. */
    addHistory: assign(({ context }, history: Items) => ({
      items: mergeNewest(
        context.items,
        history.filter(({ id }) => !idsOf(context.items).has(id)),
      ),
    })),
    /** Shown even while the list is held: an empty list has nothing that could move. */
    takeRecalled: assign((_, { items, at }: Recalled) => {
      const recalled = replaceNewest([], items)
      return { items: recalled, shown: recalled, staleSince: at }
    }),
    showItems: assign(({ context }) => ({ shown: context.items })),
    hold: assign(({ context }, by: Hold) => ({ holds: [...context.holds.filter((other) => other !== by), by] })),
    free: assign(({ context }, by: Hold) => ({ holds: context.holds.filter((other) => other !== by) })),
    freeAll: assign({ holds: [] }),
    leaveCurrent: assign({ current: undefined }),
    noteLoss: assign((_, staleSince: number) => ({ staleSince })),
    keepDay: assign((_, day: string) => ({ day })),
    noteRefusal: assign((_, refusedFor: number) => ({ refusedFor })),
    openCard: assign(({ context }, id: string) => ({ current: id, expanded: [...context.expanded, id] })),
    closeCard: assign(({ context }, id: string) => ({ current: id, expanded: without(context.expanded, id) })),
    announceRead: report((_, id: string) => ({ type: 'items.read', ids: [id] })),
    holdOpened: raise({ type: 'reader.held', by: 'opened' }),
    freeOpened: raise({ type: 'reader.freed', by: 'opened' }),
    holdPinned: raise({ type: 'reader.held', by: 'pinned' }),
    freePinned: raise({ type: 'reader.freed', by: 'pinned' }),
    noteCurrent: assign((_, current: string) => ({ current })),
    announcePassed: report(({ context: { current } }, to: Direction) => ({
      type: 'items.read',
      ids: current !== undefined && (to === 'next' || to === 'previous') ? [current] : [],
    })),
    moveTo: assign(({ context: { shown, current } }, to: Direction) => ({ current: rowTo(shown, current, to) })),
    announceRow: emit(({ context }) => ({ type: 'row.reached', id: context.current ?? '' })),
    toggleCurrent: raise(({ context }) => ({ type: 'item.toggled', id: context.current ?? '' })),
    announceShare: report(({ context: { shown, current } }) => ({
      type: 'share.asked',
      item: shown.find(({ id }) => id === current),
    })),
    announceBox: report({ type: 'box.asked' }),
  },
  guards: {
    knowsNoDay: ({ context }) => context.day === undefined,
    isOtherDay: ({ context }, day: string) => context.day !== day,
    isBlank: ({ context }) => context.items.length === 0,
    isNewSearch: ({ context }) => !isSame(context.search, contentSearchOf(context.phrase)),
    isLastHold: ({ context }, by: Hold) => context.holds.every((other) => other === by),
    isOnlyOpen: ({ context }, id: string) => context.expanded.length === 1 && context.expanded[0] === id,
    isOpen: ({ context }, id: string) => context.expanded.includes(id),
    isPinned: ({ context }) => context.holds.includes('pinned'),
    hasRow: ({ context }, to: Direction) => rowTo(context.shown, context.current, to) !== undefined,
    hasCurrent: ({ context: { current, shown } }) => current !== undefined && idsOf(shown).has(current),
  },
  delays: { typingPause: 300, patience: 10_000, quietTime: 120_000 },
})
