import type { ListEvent } from '../../adapters/sockets/lists.ts'
import type { NewsItem } from '../../contract/shared/news.ts'
import { newAgain, newIn, seenIn } from '../../rules/alerts/rang.ts'

type Replaced = { items: readonly NewsItem[]; older?: number }

/**
 * A listener of a live list that reports what is new in it. What a list begins with, after a reconnect, too, is no news; what a backend that sends it once more has
 * put in is.
 */
export function reportNew(now: () => number, notify: (items: readonly NewsItem[]) => void) {
  let seen = seenIn([])
  let isBeginning = true
  function replaced(event: Replaced) {
    if (!isBeginning) return newAgain(seen, event, now())
    isBeginning = false
    return { seen: seenIn(event.items, event.older), fresh: [] }
  }
  return (event: ListEvent<NewsItem>) => {
    if (event.type === 'connection.opened') isBeginning = true
    if (event.type !== 'items.replaced' && event.type !== 'items.merged') return
    const found = event.type === 'items.merged' ? newIn(seen, event.items) : replaced(event)
    seen = found.seen
    if (found.fresh.length > 0) notify(found.fresh)
  }
}
