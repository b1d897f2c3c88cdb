import type { NewsItem } from '../contract/news.ts'
import type { SearchContext } from '../contract/search-context.ts'
import type { FeedOrder } from '../rules/feed-keys.ts'
import type { Pressed } from '../rules/search.ts'

export type Items = readonly NewsItem[]
/** Why nothing moves. Opened: a row was opened at the top; focused, the keyboard below the first row, is read from `focused`. */
export type HoldReason = 'scrolled' | 'pointed' | 'pinned' | 'opened'

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
  /** Seconds within which a refused search is made again. */
  refusedFor?: number
}
export type FeedEvent =
  | { type: 'search.given'; search: SearchContext }
  | { type: 'feed.closed' }
  | { type: 'connection.opened' }
  | { type: 'connection.lost'; at: number }
  | { type: 'search.refused'; seconds: number }
  | { type: 'items.replaced'; items: Items }
  | { type: 'items.merged'; items: Items }
  /** What was kept of this search, `at` which it was the newest. */
  | { type: 'items.recalled'; items: Items; at: number }
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
export type FeedEmitted =
  | { type: 'search.chosen'; search: SearchContext }
  | { type: 'items.read'; ids: readonly string[] }
  | { type: 'share.asked'; item?: NewsItem }
  | { type: 'row.reached'; id: string }
  | { type: 'top.asked' }
  | { type: 'box.asked' }
  | { type: 'building.begun' | 'building.ended' }

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
