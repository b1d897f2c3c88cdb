import type { ContentItem } from '../../contract/content/content.ts'

export type Items = readonly ContentItem[]
/** What was seen last. `at`: epoch milliseconds when it was the newest. */
type Recalled = { type: 'items.recalled'; items: Items; at: number }
/** What the parent passes on. `day`: in the user's time zone; it is also sent at the start. */
export type ListEvent =
  | Recalled
  | { type: 'retry.pressed' }
  | { type: 'end.neared' }
  | { type: 'day.begun'; day: string }
/** Each with the whole list. `added`: the older ones that have come. */
export type ListReport =
  | { type: 'list.changed' | 'list.recalled'; items: Items }
  | { type: 'list.backfilled'; items: Items; added: Items }
