import { assign, emit, sendTo, setup } from 'xstate'
import type { NewsItem } from '../../contract/shared/news.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { FeedOrder } from '../../rules/shared/feed-keys.ts'
import { isSame } from '../../rules/shared/merge.ts'
import { type Pressed, press } from '../../rules/shared/search.ts'
import { report } from '../shared/report.ts'
import { feedListMachine, type ListReport, type OlderWanted, type Recalled } from './feed-list.machine.ts'
import { feedMutesMachine, type MutesReport } from './feed-mutes.machine.ts'
import { feedRowsMachine } from './feed-rows.machine.ts'
import type { OlderAdded, RowsEvent, RowsOrder, RowsReport } from './feed-rows-parts.ts'
import { feedSearchMachine, type SearchReport } from './feed-search.machine.ts'
import { feedStatusMachine } from './feed-status.machine.ts'

export type FeedContext = { search: SearchContext }
type Given = { type: 'search.given'; search: SearchContext }
type BoxEvent =
  | { type: 'phrase.changed'; phrase: string }
  | { type: 'search.submitted' | 'search.cleared' | 'undo.pressed' }
  | { type: 'filter.removed'; search: SearchContext }
type FromChildren = SearchReport | ListReport | MutesReport | RowsReport
export type FeedEvent =
  | Given
  | { type: 'feed.closed' }
  | Recalled
  | OlderWanted
  | { type: 'retry.pressed' }
  | BoxEvent
  | { type: 'value.pressed'; pressed: Pressed }
  | { type: 'builder.asked' | 'builder.left' }
  | { type: 'mutes.toggled' }
  | OlderAdded
  | RowsOrder
  | FeedOrder
  | FromChildren
export type FeedEmitted =
  | SearchReport
  | { type: 'items.read'; ids: readonly string[] }
  | { type: 'share.asked'; item?: NewsItem }
  | { type: 'row.reached'; id: string }
  | { type: 'top.asked' }
  | { type: 'box.asked' }

/** The children, actions and guards of the live feed's chart. */
export const liveFeedParts = setup({
  types: {
    context: {} as FeedContext,
    events: {} as FeedEvent,
    emitted: {} as FeedEmitted,
    children: {} as { list: 'list'; mutes: 'mutes'; rows: 'rows'; search: 'search'; status: 'status' },
  },
  actors: {
    list: feedListMachine,
    mutes: feedMutesMachine,
    rows: feedRowsMachine,
    search: feedSearchMachine,
    status: feedStatusMachine,
  },
  actions: {
    keepSearch: assign((_, search: SearchContext) => ({ search })),
    forgetSearch: assign({ search: {} }),
    toList: sendTo('list', (_, event: Given | Recalled | OlderWanted | { type: 'retry.pressed' }) => event),
    toMutes: sendTo('mutes', (_, event: Given | { type: 'mutes.toggled' }) => event),
    toRows: sendTo('rows', (_, event: RowsEvent) => event),
    toSearch: sendTo('search', (_, event: Given | BoxEvent) => event),
    toStatus: sendTo('status', (_, event: Given | ListReport) => event),
    /** Makes a new snapshot: what is read of a feed is read of its children. */
    showChange: assign({}),
    announceSearch: report((_, search: SearchContext) => ({ type: 'search.chosen', search })),
    announcePressed: report(({ context }, pressed: Pressed) => ({
      type: 'search.chosen',
      search: press(context.search, pressed),
    })),
    announceRead: report((_, ids: readonly string[]) => ({ type: 'items.read', ids })),
    announceShare: report((_, item: NewsItem | undefined) => ({ type: 'share.asked', item })),
    announceRow: emit((_, id: string) => ({ type: 'row.reached', id })),
    announceTop: emit({ type: 'top.asked' }),
    announceBox: emit({ type: 'box.asked' }),
  },
  guards: { isOther: ({ context }, search: SearchContext) => !isSame(context.search, search) },
})
