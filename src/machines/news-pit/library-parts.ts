import { assign, emit, raise, setup } from 'xstate'
import type { ContentItem, Cursor, NewsPitSearchContext } from '../../contract/content/content.ts'
import type { Direction, FeedOrder } from '../../rules/shared/feed-keys.ts'
import { idsOf, isSame } from '../../rules/shared/merge.ts'
import { rowTo } from '../../rules/shared/rows.ts'
import { port } from '../shared/ports.ts'
import { report } from '../shared/report.ts'

type Items = readonly ContentItem[]
/** `at`: when it was had, in epoch milliseconds. */
export type LibraryPage = { contentItems: Items; searchAfter: Cursor | null; at: number }
export type LibraryContext = {
  search: NewsPitSearchContext
  items: Items
  cursor: Cursor | null
  /** When the first page was had, in epoch milliseconds. */
  asOf?: number
  /** Ids: of the card that keys start from, and of the one that was clicked last in the list. */
  current?: string
  clicked?: string
  /** How far the list was scrolled when it was left, in pixels. */
  offset: number
}
export type LibraryEvent =
  | { type: 'search.given'; search: NewsPitSearchContext }
  | { type: 'refresh.pressed' }
  | { type: 'retry.pressed' }
  | { type: 'network.returned' }
  | { type: 'end.neared' }
  | { type: 'card.opened'; id: string }
  | { type: 'reader.left' }
  | { type: 'reader.moved' }
  | { type: 'row.focused'; id: string }
  | { type: 'share.asked'; id?: string }
  | { type: 'list.left'; offset: number }
  | FeedOrder
export type LibraryEmitted =
  | { type: 'row.reached'; id: string }
  | { type: 'items.read'; ids: readonly string[] }
  | { type: 'share.asked'; item?: ContentItem }
  | { type: 'box.asked' }

/** PIT-04: the user asks for more when so few are left. */
const AHEAD = 3

/** -1 while keys start from nowhere. */
export const indexOfCurrent = ({ items, current }: LibraryContext) => items.findIndex(({ id }) => id === current)

/** The ports, actions and guards of the Library's chart. */
export const libraryParts = setup({
  types: { context: {} as LibraryContext, events: {} as LibraryEvent, emitted: {} as LibraryEmitted },
  actors: { loadPage: port<LibraryPage, NewsPitSearchContext>('loadPage') },
  actions: {
    keepSearch: assign((_, search: NewsPitSearchContext) => ({
      search,
      items: [],
      asOf: undefined,
      current: undefined,
      clicked: undefined,
      offset: 0,
    })),
    keepPage: assign((_, { contentItems, searchAfter, at }: LibraryPage) => ({
      items: contentItems,
      cursor: searchAfter,
      asOf: at,
    })),
    addPage: assign(({ context: { items } }, { contentItems, searchAfter }: LibraryPage) => ({
      items: [...items, ...contentItems.filter(({ id }) => !idsOf(items).has(id))],
      cursor: searchAfter,
    })),
    noteCurrent: assign((_, current: string) => ({ current })),
    noteClick: assign(({ context }, id?: string) => ({
      clicked: id ?? context.current,
      current: id ?? context.current,
    })),
    moveTo: assign(({ context: { items, current } }, to: Direction) => ({ current: rowTo(items, current, to) })),
    /** PIT-04: back to the card that was clicked last. */
    returnToClicked: assign(({ context }) => ({ current: context.clicked })),
    announceRow: emit(({ context }) => ({ type: 'row.reached', id: context.current ?? '' })),
    announceRead: report(({ context }) => ({ type: 'items.read', ids: [context.current ?? ''] })),
    announceShare: report(({ context }, id: string | undefined) => ({
      type: 'share.asked',
      item: context.items.find((item) => item.id === (id ?? context.current)),
    })),
    announceBox: report({ type: 'box.asked' }),
    noteMoved: raise({ type: 'reader.moved' }),
    keepOffset: assign((_, offset: number) => ({ offset })),
  },
  guards: {
    isOther: ({ context }, search: NewsPitSearchContext) => !isSame(context.search, search),
    hasNext: (_, { searchAfter }: LibraryPage) => searchAfter !== null,
    isThere: ({ context }, id: string) => idsOf(context.items).has(id),
    isElsewhere: ({ context }, id: string) => id !== context.current && idsOf(context.items).has(id),
    hasRow: ({ context }, to: Direction) => rowTo(context.items, context.current, to) !== undefined,
    hasCurrent: ({ context }) => indexOfCurrent(context) >= 0,
    isNearEnd: ({ context }) => indexOfCurrent(context) >= context.items.length - AHEAD,
  },
})
