import { whole } from '../../adapters/sockets/backfill.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import type { NewsItem } from '../../contract/shared/news.ts'
import type { ListedSearch } from '../../contract/shared/user/listed-search.ts'
import { compileContext } from '../../rules/shared/match.ts'
import { withoutExclusions } from '../../rules/shared/search.ts'

type Unmuted = { type: 'unmuted.replaced' | 'unmuted.merged'; items: readonly NewsItem[]; muted: string[] }

/** The same search with nothing muted, and which of its items are. Returns how it ends. */
export function watchUnmuted(
  search: ListedSearch,
  sockets: Pick<Sockets, 'searchNews'>,
  notify: (event: Unmuted) => void,
) {
  const passes = compileContext(search)
  const send = (type: Unmuted['type'], items: readonly NewsItem[]) =>
    notify({ type, items, muted: items.filter((item) => !passes(item)).map(({ id }) => id) })
  return sockets.searchNews(
    withoutExclusions(search),
    whole((event) => {
      if (event.type === 'items.replaced') send('unmuted.replaced', event.items)
      if (event.type === 'items.merged') send('unmuted.merged', event.items)
    }),
  )
}
