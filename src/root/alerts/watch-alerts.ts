import type { Sockets } from '../../adapters/sockets/sockets.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { NewsItem } from '../../contract/shared/news.ts'
import type { AlertSearch } from '../../rules/alerts/alerts.ts'
import { isSame } from '../../rules/shared/merge.ts'
import type { Listed } from '../shared/listed.ts'
import { reportNew } from './report-new.ts'

type Found = { type: 'headlines.found'; key: string; items: readonly NewsItem[]; at: number }
type Watched = AlertSearch & { stop: () => void }

/** The live lists of alerts, and what is new in them. */
export function watchAlerts(
  { searchNews }: Pick<Sockets, 'searchNews'>,
  listed: Listed,
  { now }: Pick<Environment, 'now'>,
  notify: (found: Found) => void,
) {
  const watched = new Map<string, Watched>()

  function begin({ key, search }: AlertSearch) {
    const listen = reportNew(now, (items) => notify({ type: 'headlines.found', key, items, at: now() }))
    const stop = listed(search, (asked) => searchNews(asked, listen, 'newest'))
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
