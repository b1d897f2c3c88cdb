import { assign, type EventObject, setup } from 'xstate'
import type { ContentSearchContext } from '../../contract/content/content.ts'
import { LIST_LIMIT } from '../../contract/shared/news.ts'
import { addOlder, mergeNewest, replaceNewest } from '../../rules/shared/merge.ts'
import { stream } from '../shared/ports.ts'
import { report } from '../shared/report.ts'
import type { Items, ListEvent, ListReport } from './spotlight-list-events.ts'

export type ListContext = {
  search: ContentSearchContext
  /** How many items are asked for: some more than a panel shows, until the user nears the end of them. */
  size: number
  /** All that has come. Those of an older search stay until the new one is answered. */
  items: Items
  /** Epoch milliseconds. */
  staleSince?: number
  /** The day by which the list was asked for. */
  day?: string
  /** Seconds within which a refused search is made again. */
  refusedFor?: number
}
export const FIRST_SIZE = 24
export type ListInput = { search: ContentSearchContext }
type Event =
  | ListEvent
  | { type: 'search.given'; search: ContentSearchContext }
  | { type: 'connection.opened' }
  | { type: 'connection.lost'; at: number }
  | { type: 'search.refused'; seconds: number }
  | { type: 'items.replaced'; items: Items }
  /** The older ones of a list that was just replaced. They are no news. */
  | { type: 'items.backfilled'; items: Items }
  | { type: 'items.merged'; items: Items }
  /** What is known besides the live list: it gives way to that, and may come before the connection. */
  | { type: 'history.came'; items: Items }

/** The port, actions and guards of the Spotlight's list. */
export const spotlightListParts = setup({
  types: { context: {} as ListContext, events: {} as Event, input: {} as ListInput, emitted: {} as ListReport },
  actors: { searchContent: stream<EventObject, ContentSearchContext>('searchContent') },
  actions: {
    keepSearch: assign((_, search: ContentSearchContext) => ({ search, size: FIRST_SIZE })),
    askForAll: assign({ size: LIST_LIMIT }),
    replaceItems: assign(({ context }, items: Items) => ({ items: replaceNewest(context.items, items) })),
    mergeItems: assign(({ context }, batch: Items) => ({ items: mergeNewest(context.items, batch) })),
    /** Of an item that both have, the live list knows the latest. */
    addOlder: assign(({ context }, older: Items) => ({ items: addOlder(context.items, older) })),
    noteLoss: assign((_, staleSince: number) => ({ staleSince })),
    keepDay: assign((_, day: string) => ({ day })),
    noteRefusal: assign((_, refusedFor: number) => ({ refusedFor })),
    announceChanged: report(({ context }) => ({ type: 'list.changed', items: context.items })),
    announceBackfilled: report(({ context }, added: Items) => ({
      type: 'list.backfilled',
      items: context.items,
      added,
    })),
    announceRecalled: report(({ context }) => ({ type: 'list.recalled', items: context.items })),
  },
  guards: {
    knowsNoDay: ({ context }) => context.day === undefined,
    isOtherDay: ({ context }, day: string) => context.day !== day,
    hasMore: ({ context: { items, size } }) => size < LIST_LIMIT && items.length >= size,
    isBlank: ({ context }) => context.items.length === 0,
  },
  delays: { patience: 10_000, quietTime: 120_000 },
})
