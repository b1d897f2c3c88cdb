import { assign, type EventObject, emit, raise, setup } from 'xstate'
import type { SearchContext } from '../contract/search-context.ts'
import type { Direction } from '../rules/feed-keys.ts'
import { idsOf, isSame, mergeNewest, replaceNewest } from '../rules/merge.ts'
import { muteIn, withMuted, withMutedBelow, withoutMuted } from '../rules/muted.ts'
import { rowTo } from '../rules/rows.ts'
import { filterCount, hasExclusions, isEmpty, type Pressed, phraseFor, press, searchOf } from '../rules/search.ts'
import {
  emptyFeed,
  type FeedContext,
  type FeedEmitted,
  type FeedEvent,
  type HoldReason,
  type Items,
} from './live-feed-context.ts'
import { stream } from './ports.ts'
import { report } from './report.ts'

const rowsOf = ({ items, muted, mutes }: FeedContext) => (mutes === 'revealed' ? withMuted(items, muted) : items)
const newIn = (list: Items, known: Items) => {
  const before = idsOf(known)
  return [...new Set(list.map(({ id }) => id).filter((id) => !before.has(id)))]
}
const without = <Value>(values: readonly Value[], value: Value) => values.filter((other) => other !== value)
const withOne = <Value>(values: readonly Value[], value: Value) => [...without(values, value), value]
const isBelowFirst = ({ focused, shown }: FeedContext) =>
  focused !== undefined && focused !== shown[0]?.id && idsOf(shown).has(focused)

/** The ports, actions, guards and delays of the live feed's chart. */
export const liveFeedParts = setup({
  types: { context: {} as FeedContext, events: {} as FeedEvent, emitted: {} as FeedEmitted },
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
    announceSearch: report(({ context }) => ({
      type: 'search.chosen',
      search: searchOf(context.phrase, context.search),
    })),
    announcePressed: report(({ context }, pressed: Pressed) => ({
      type: 'search.chosen',
      search: press(context.search, pressed),
    })),
    keepCleared: assign(({ context }) => ({ cleared: context.search })),
    offerUndo: raise({ type: 'filters.cleared' }),
    announceCleared: report(({ context }) => ({ type: 'search.chosen', search: context.cleared })),
    replaceItems: assign(({ context }, items: Items) => ({ items: replaceNewest(context.items, items) })),
    mergeItems: assign(({ context }, batch: Items) => ({ items: mergeNewest(context.items, batch) })),
    noteLoss: assign((_, staleSince: number) => ({ staleSince })),
    noteRefusal: assign((_, refusedFor: number) => ({ refusedFor })),
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
    announceRead: report((_, id: string) => ({ type: 'items.read', ids: [id] })),
    announceShare: report(({ context }, id: string | undefined) => ({
      type: 'share.asked',
      item: context.shown.find((item) => item.id === (id ?? context.current)),
    })),
    announcePassed: report(({ context: { current } }, to: Direction) => ({
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
    announceBuilding: report((_, type: 'building.begun' | 'building.ended') => ({ type })),
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
    leaveOldRows: assign(({ context }) => ({
      reasons: context.reasons.filter((one) => one === 'pointed' || one === 'pinned'),
    })),
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
    isBlank: ({ context }) => context.items.length === 0,
    isFree: ({ context }) => context.reasons.length === 0 && !isBelowFirst(context),
    bringsNew: ({ context }, batch: Items) => newIn(batch, context.items).length > 0,
  },
  delays: { typingPause: 300, sayingPause: 20_000, quietTime: 120_000 },
})

type Named<Type extends FeedEvent['type']> = { event: Extract<FeedEvent, { type: Type }> }
export const itemsOf = ({ event }: { event: { items: Items } }) => event.items
export const searchIn = ({ event }: Named<'search.given'>) => event.search
export const lossIn = ({ event }: Named<'connection.lost' | 'items.recalled'>) => event.at
export const secondsIn = ({ event }: Named<'search.refused'>) => event.seconds
