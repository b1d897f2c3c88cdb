import type { ListEvent } from './lists.ts'
import type { Notify } from './sockets.ts'

/** Puts a list together whose older items follow its newest (RT-02). */
export type Parts<Item> = {
  /** `missing`: how many are to come. */
  begin(newest: Item[], missing: number): void
  /** `rest`: how many are still to come, as the server says. `count`: how many of these came, with those that break the contract. */
  goOn(older: Item[], count: number, rest?: number): void
  isMissing(): boolean
}

/** Until a list was whole once, it is passed on in two parts. A later one replaces what is there, and so it is passed on once it is whole. */
export function createParts<Item>(notify: Notify<ListEvent<Item>>): Parts<Item> {
  let isFirst = true
  let items: Item[] = []
  let missing = 0

  function begin(newest: Item[], following: number) {
    missing = following
    items = isFirst ? [] : newest
    if (missing === 0) notify({ type: 'items.replaced', items: newest })
    else if (isFirst) notify({ type: 'items.replaced', items: newest, older: missing })
  }

  function goOn(older: Item[], count: number, rest = missing - count) {
    if (missing === 0) return
    items = [...items, ...older]
    missing = Math.max(rest, 0)
    if (missing > 0) return
    notify({ type: isFirst ? 'items.backfilled' : 'items.replaced', items })
    isFirst = false
  }

  return { begin, goOn, isMissing: () => missing > 0 }
}

/** For who wants a list once it is whole. */
export function whole<Item>(notify: Notify<ListEvent<Item>>): Notify<ListEvent<Item>> {
  let newest: readonly Item[] = []
  return (event) => {
    if (event.type === 'items.backfilled') notify({ type: 'items.replaced', items: [...newest, ...event.items] })
    else if (event.type !== 'items.replaced' || !event.older) notify(event)
    else newest = event.items
  }
}
