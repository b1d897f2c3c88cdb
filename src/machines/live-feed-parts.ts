import { assign, type EventObject, emit, raise, setup } from 'xstate'
import type { NewsItem } from '../contract/news.ts'
import type { SearchContext } from '../contract/search-context.ts'
import type { FeedOrder } from '../rules/feed-keys.ts'
import { idsOf, isSame, mergeNewest, replaceNewest } from '../rules/merge.ts'
import { muteIn, withMuted, withMutedBelow, withoutMuted } from '../rules/muted.ts'
import { rowTo } from '../rules/rows.ts'
import { filterCount, hasExclusions, isEmpty, type Pressed, phraseFor, press, searchOf } from '../rules/search.ts'
import { stream } from './ports.ts'

export type Items = readonly NewsItem[]
/** Why nothing moves. Opened: a row was opened at the top; focused, the keyboard below the first row, is read from `focused`. */
export type HoldReason = 'scrolled' | 'pointed' | 'pinned' | 'opened'
type Direction = Extract<FeedOrder, { type: 'row.wanted' }>['to']

/** `items` is all that has come, `muted` what the exclusions left out of it, `shown` what the reader sees. */
export type FeedContext = {
  search: SearchContext
  phrase: string
  items: Items
  muted: Items
  mutes: 'hidden' | 'revealed'
  shown: Items
  /** Ids of the rows that came into sight last: they are tinted. */
  arrived: readonly string[]
  expanded: readonly string[]
  reasons: readonly HoldReason[]
  /** Ids: of the row that keys start from, and of the one that has the keyboard's focus. */
  current?: string
  focused?: string
  /** What Undo brings back. */
  cleared: SearchContext
  /** New items since something was said of them; and what was said last. */
  gathered: number
  said: { of: 'all' | 'new'; count: number }
  /** Epoch milliseconds. */
  staleSince?: number
}
export type FeedEvent =
  | { type: 'search.given'; search: SearchContext }
  | { type: 'feed.closed' }
  | { type: 'connection.opened' }
  | { type: 'connection.lost'; at: number }
  | { type: 'items.replaced'; items: Items }
  | { type: 'items.merged'; items: Items }
  | { type: 'unmuted.replaced'; items: Items }
  | { type: 'unmuted.merged'; items: Items }
  | { type: 'retry.pressed' }
  | { type: 'phrase.changed'; phrase: string }
  | { type: 'search.submitted' }
  | { type: 'search.cleared' }
  | { type: 'filters.cleared' }
  | { type: 'undo.pressed' }
  | { type: 'value.pressed'; pressed: Pressed }
  | { type: 'builder.asked' }
  | { type: 'builder.left' }
  | { type: 'mutes.toggled' }
  | { type: 'item.toggled'; id: string }
  | { type: 'link.followed'; id: string }
  | { type: 'share.asked'; id?: string }
  | { type: 'reason.came'; reason: HoldReason }
  | { type: 'reason.went'; reason: HoldReason }
  | { type: 'row.focused'; id: string }
  | { type: 'focus.left' }
  | { type: 'waiting.asked' }
  | FeedOrder
type Emitted =
  | { type: 'search.chosen'; search: SearchContext }
  | { type: 'items.read'; ids: readonly string[] }
  | { type: 'share.asked'; item?: NewsItem }
  | { type: 'row.reached'; id: string }
  | { type: 'top.asked' }
  | { type: 'box.asked' }

export const emptyFeed: FeedContext = {
  search: {},
  phrase: '',
  items: [],
  muted: [],
  mutes: 'hidden',
  shown: [],
  arrived: [],
  expanded: [],
  reasons: [],
  current: undefined,
  focused: undefined,
  cleared: {},
  gathered: 0,
  said: { of: 'all', count: 0 },
  staleSince: undefined,
}

const rowsOf = ({ items, muted, mutes }: FeedContext) => (mutes === 'revealed' ? withMuted(items, muted) : items)
const newIn = (list: Items, known: Items) => [...idsOf(list)].filter((id) => !idsOf(known).has(id))
const without = <Value>(values: readonly Value[], value: Value) => values.filter((other) => other !== value)
const withOne = <Value>(values: readonly Value[], value: Value) => [...without(values, value), value]
const isBelowFirst = ({ focused, shown }: FeedContext) => focused !== undefined && focused !== shown[0]?.id

/** The ports, actions, guards and delays of the live feed's chart. */
export const liveFeedParts = setup({
  types: { context: {} as FeedContext, events: {} as FeedEvent, emitted: {} as Emitted },
  actors: {
    searchNews: stream<EventObject, SearchContext>('searchNews'),
    /** The same without its exclusions: it tells 'unmuted.replaced' and 'unmuted.merged'. */
    searchUnmuted: stream<EventObject, SearchContext>('searchUnmuted'),
  },
  actions: {
    forgetAll: assign(() => emptyFeed),
    keepSearch: assign((_, search: SearchContext) => ({ search })),
    keepPhrase: assign((_, phrase: string) => ({ phrase })),
    followSearch: assign(({ context }, search: SearchContext) => ({ phrase: phraseFor(search, context.phrase) })),
    announceSearch: emit(({ context }) => ({ type: 'search.chosen', search: searchOf(context.phrase, context.search) })),
    announcePressed: emit(({ context }, pressed: Pressed) => ({
      type: 'search.chosen',
      search: press(context.search, pressed),
    })),
    keepCleared: assign(({ context }) => ({ cleared: context.search })),
    offerUndo: raise({ type: 'filters.cleared' }),
    announceCleared: emit(({ context }) => ({ type: 'search.chosen', search: context.cleared })),
    replaceItems: assign(({ context }, items: Items) => ({ items: replaceNewest(context.items, items) })),
    mergeItems: assign(({ context }, batch: Items) => ({ items: mergeNewest(context.items, batch) })),
    noteLoss: assign((_, staleSince: number) => ({ staleSince })),
    dropMuted: assign({ muted: [], mutes: 'hidden' }),
    replaceMuted: assign(({ context }, items: Items) => ({
      muted: replaceNewest(context.muted, muteIn([], items, context.search)),
    })),
    mergeMuted: assign(({ context }, batch: Items) => ({ muted: muteIn(context.muted, batch, context.search) })),
    toggleMutes: assign(({ context }) => ({ mutes: context.mutes === 'hidden' ? 'revealed' : 'hidden' })),
    showItems: assign(({ context }) => {
      const shown = rowsOf(context)
      const isFirst = context.shown.length === 0
      return { shown, arrived: isFirst ? [] : newIn(shown, context.shown) }
    }),
    showAtOnce: assign(({ context }) => ({ shown: rowsOf(context), arrived: [] })),
    showInPlace: assign(({ context: { mutes, shown, muted } }) => ({
      shown: mutes === 'revealed' ? withMutedBelow(shown, muted) : withoutMuted(shown, muted),
      arrived: [],
    })),
    openItem: assign(({ context: { expanded, reasons } }, id: string) => ({
      current: id,
      expanded: withOne(expanded, id),
      reasons: reasons.includes('scrolled') ? reasons : withOne(reasons, 'opened'),
    })),
    closeItem: assign(({ context }, id: string) => {
      const expanded = without(context.expanded, id)
      const isAnyOpen = expanded.some((other) => idsOf(context.shown).has(other))
      return { current: id, expanded, reasons: isAnyOpen ? context.reasons : without(context.reasons, 'opened') }
    }),
    announceRead: emit((_, id: string) => ({ type: 'items.read', ids: [id] })),
    announceShare: emit(({ context }, id: string | undefined) => ({
      type: 'share.asked',
      item: context.shown.find((item) => item.id === (id ?? context.current)),
    })),
    announcePassed: emit(({ context: { current } }, to: Direction) => ({
      type: 'items.read',
      ids: current !== undefined && (to === 'next' || to === 'previous') ? [current] : [],
    })),
    moveTo: assign(({ context: { shown, current } }, to: Direction) => {
      const row = rowTo(shown, current, to)
      return { current: row, focused: row }
    }),
    announceRow: emit(({ context }) => ({ type: 'row.reached', id: context.current ?? '' })),
    toggleCurrent: raise(({ context }) => ({ type: 'item.toggled', id: context.current ?? '' })),
    announceTop: emit({ type: 'top.asked' }),
    announceBox: emit({ type: 'box.asked' }),
    togglePin: assign(({ context: { reasons } }) => ({
      reasons: reasons.includes('pinned') ? without(reasons, 'pinned') : withOne(reasons, 'pinned'),
    })),
    gather: assign(({ context }, batch: Items) => ({
      gathered: context.gathered + newIn(batch, context.items).length,
    })),
    sayAll: assign(({ context }) => ({ gathered: 0, said: { of: 'all', count: context.items.length } })),
    sayNew: assign(({ context }) => ({ gathered: 0, said: { of: 'new', count: context.gathered } })),
    addReason: assign(({ context }, reason: HoldReason) => ({ reasons: withOne(context.reasons, reason) })),
    dropReason: assign(({ context }, reason: HoldReason) => ({ reasons: without(context.reasons, reason) })),
    noteFocus: assign((_, focused: string) => ({ focused, current: focused })),
    dropFocus: assign({ focused: undefined }),
    /** The pointer is where it is, and a pin lasts. */
    leaveOldRows: assign(({ context }) => ({ reasons: context.reasons.filter((one) => one === 'pointed' || one === 'pinned') })),
    letGo: assign(({ context }) => ({
      focused: undefined,
      current: undefined,
      reasons: context.reasons.filter((one) => one === 'pointed'),
    })),
  },
  guards: {
    isOther: ({ context }, search: SearchContext) => !isSame(context.search, search),
    isNewSearch: ({ context }) => !isSame(context.search, searchOf(context.phrase, context.search)),
    /** More goes than the box can bring back. */
    losesFilters: ({ context: { phrase, search } }) => phrase.trim() === '' && filterCount(search) > 0,
    isFull: (_, search: SearchContext) => !isEmpty(search),
    excludes: ({ context }) => hasExclusions(context.search),
    isOpen: ({ context }, id: string) => context.expanded.includes(id),
    hasRow: ({ context }, to: Direction) => rowTo(context.shown, context.current, to) !== undefined,
    hasCurrent: ({ context: { current, shown } }) => current !== undefined && idsOf(shown).has(current),
    isHeld: ({ context }) => context.reasons.length > 0 || isBelowFirst(context),
    isFree: ({ context }) => context.reasons.length === 0 && !isBelowFirst(context),
    bringsNew: ({ context }, batch: Items) => newIn(batch, context.items).length > 0,
  },
  delays: { typingPause: 300, sayingPause: 20_000 },
})
