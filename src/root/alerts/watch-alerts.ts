import type { Sockets } from '../../adapters/sockets/sockets.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { NewsItem } from '../../contract/shared/news.ts'
import type { AlertSearch } from '../../rules/alerts/alerts.ts'
import { newAgain, newIn, seenIn } from '../../rules/alerts/rang.ts'
import { isSame } from '../../rules/shared/merge.ts'
import type { Listed } from '../shared/listed.ts'

type Found = { type: 'headlines.found'; key: string; items: readonly NewsItem[]; at: number }
type Replaced = { items: readonly NewsItem[]; older?: number }
type Watched = AlertSearch & { stop: () => void }

/** The live lists of alerts. What a list begins with, after a reconnect, too, is no news; what a backend that sends it once more has put in is. */
export function watchAlerts(
  { searchNews }: Pick<Sockets, 'searchNews'>,
  listed: Listed,
  { now }: Pick<Environment, 'now'>,
  notify: (found: Found) => void,
) {
  const watched = new Map<string, Watched>()

  function begin({ key, search }: AlertSearch) {
    let seen = seenIn([])
    let isBeginning = true
    function replaced(event: Replaced) {
      if (!isBeginning) return newAgain(seen, event, now())
      isBeginning = false
      return { seen: seenIn(event.items, event.older), fresh: [] }
    }
    const stop = listed(search, (asked) =>
      searchNews(
        asked,
        (event) => {
          if (event.type === 'connection.opened') isBeginning = true
          if (event.type !== 'items.replaced' && event.type !== 'items.merged') return
          const found = event.type === 'items.merged' ? newIn(seen, event.items) : replaced(event)
          seen = found.seen
          if (found.fresh.length > 0) notify({ type: 'headlines.found', key, items: found.fresh, at: now() })
        },
        'newest',
      ),
    )
    watched.set(key, { key, search, stop })
  }

  function end(key: string) {
    watched.get(key)?.stop()
    watched.delete(key)
  }

  return {
    /** Watches these, and no others any more; what is the same goes on. */
    follow(searches: readonly AlertSearch[]) {
      for (const [key, { search }] of [...watched])
        if (!searches.some((next) => next.key === key && isSame(next.search, search))) end(key)
      for (const next of searches) if (!watched.has(next.key)) begin(next)
    },
    stop() {
      for (const key of [...watched.keys()]) end(key)
    },
  }
}
