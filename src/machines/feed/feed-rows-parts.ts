import { assign, not, or, raise, setup, stateIn } from 'xstate'
import type { NewsItem } from '../../contract/shared/news.ts'
import { withMuted, withMutedBelow, withoutMuted } from '../../rules/feed/muted.ts'
import type { Direction } from '../../rules/shared/feed-keys.ts'
import { addBelow, idsOf, newIn } from '../../rules/shared/merge.ts'
import { rowTo } from '../../rules/shared/rows.ts'
import { report } from '../shared/report.ts'
import type { Items, ListReport } from './feed-list.machine.ts'
import type { MutesReport } from './feed-mutes.machine.ts'

export type RowsContext = {
  /** All that has come. */
  items: Items
  /** What the exclusions leave out and the user wants to see nevertheless. */
  muted: Items
  /** What the user sees. */
  shown: Items
  /** Ids of the rows that came into sight last: they are tinted. */
  arrived: readonly string[]
  expanded: readonly string[]
  /** Ids: of the row that keys start from, and of the one that has the keyboard's focus. */
  current?: string
  focused?: string
}
/** What hands do with the rows. */
export type RowsOrder =
  | { type: 'item.toggled'; id: string }
  | { type: 'current.toggled' }
  | { type: 'link.followed'; id: string }
  | { type: 'share.asked'; id?: string }
  | { type: 'row.wanted'; to: Direction }
  | { type: 'row.focused'; id: string }
  | { type: 'focus.left' }
  | { type: 'list.scrolled' | 'top.reached' }
  | { type: 'pointer.entered' | 'pointer.left' }
  | { type: 'pin.toggled' }
  | { type: 'waiting.asked' }
/** What belongs below the last row, and was asked for there. */
export type OlderAdded = { type: 'older.added'; added: Items }
export type RowsEvent = { type: 'search.given' } | OlderAdded | ListReport | MutesReport | RowsOrder
export type RowsReport =
  | { type: 'items.read'; ids: readonly string[] }
  | { type: 'item.shared'; item?: NewsItem }
  | { type: 'row.reached'; id: string }

const rowsOf = ({ items, muted }: RowsContext) => (muted.length > 0 ? withMuted(items, muted) : items)
const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)
/** The actions and guards of the chart of a feed's rows. */
export const feedRowsParts = setup({
  types: { context: {} as RowsContext, events: {} as RowsEvent, emitted: {} as RowsReport },
  actions: {
    keepItems: assign((_, items: Items) => ({ items })),
    keepMuted: assign((_, muted: Items) => ({ muted })),
    forgetMuted: assign({ muted: [] }),
    showItems: assign(({ context }) => {
      const shown = rowsOf(context)
      return { shown, arrived: context.shown.length === 0 ? [] : newIn(shown, context.shown) }
    }),
    /** They are no news: nothing more is tinted. */
    showOlder: assign(({ context }) => ({ shown: rowsOf(context) })),
    /** A reader who goes on to the older ones has as many as they want. */
    addOlder: assign(({ context: { shown } }, added: Items) => ({
      shown: addBelow(shown, added, Number.POSITIVE_INFINITY),
    })),
    showAtOnce: assign(({ context }) => ({ shown: rowsOf(context), arrived: [] })),
    showBelow: assign(({ context: { shown, muted } }) => ({ shown: withMutedBelow(shown, muted), arrived: [] })),
    hideMuted: assign(({ context }, muted: Items) => ({ shown: withoutMuted(context.shown, muted), arrived: [] })),
    openItem: assign(({ context }, id: string) => ({ current: id, expanded: [...context.expanded, id] })),
    closeItem: assign(({ context }, id: string) => ({ current: id, expanded: without(context.expanded, id) })),
    toggleCurrent: raise(({ context }) => ({ type: 'item.toggled', id: context.current ?? '' })),
    announceRead: report((_, id: string) => ({ type: 'items.read', ids: [id] })),
    announcePassed: report(({ context: { current } }, to: Direction) => ({
      type: 'items.read',
      ids: current !== undefined && (to === 'next' || to === 'previous') ? [current] : [],
    })),
    announceShared: report(({ context: { shown, current } }, id: string | undefined) => ({
      type: 'item.shared',
      item: shown.find((item) => item.id === (id ?? current)),
    })),
    announceRow: report(({ context }) => ({ type: 'row.reached', id: context.current ?? '' })),
    moveTo: assign(({ context: { shown, current } }, to: Direction) => {
      const row = rowTo(shown, current, to)
      return { current: row, focused: row }
    }),
    noteFocus: assign((_, id: string) => ({ focused: id, current: id })),
    dropFocus: assign({ focused: undefined }),
    leaveCurrent: assign({ focused: undefined, current: undefined }),
  },
  guards: {
    isOpen: ({ context }, id: string) => context.expanded.includes(id),
    isClosed: ({ context }, id: string) => !context.expanded.includes(id),
    /** No other open row is in the list. */
    isLastOpen: ({ context: { expanded, shown } }, id: string) =>
      expanded.includes(id) && !without(expanded, id).some((other) => idsOf(shown).has(other)),
    hasRow: ({ context }, to: Direction) => rowTo(context.shown, context.current, to) !== undefined,
    hasCurrent: ({ context: { current, shown } }) => current !== undefined && idsOf(shown).has(current),
    isAtTop: stateIn({ scrolling: 'atTop' }),
    /** The keyboard is in a row below the first. */
    isBelowFirst: ({ context: { focused, shown } }) =>
      focused !== undefined && focused !== shown[0]?.id && idsOf(shown).has(focused),
    /** Why nothing moves. */
    isHeld: or([
      stateIn({ pinning: 'pinned' }),
      stateIn({ scrolling: 'scrolled' }),
      stateIn({ pointing: 'over' }),
      not(stateIn({ opening: 'none' })),
      'isBelowFirst',
    ]),
    isFree: not('isHeld'),
  },
})
