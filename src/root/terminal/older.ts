import { fromPromise } from 'xstate'
import type { OlderNews } from '../../contract/feed/older-news.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { ListedSearch } from '../../contract/shared/user/listed-search.ts'
import { type Below, olderNewsMachine } from '../../machines/feed/older-news.machine.ts'
import { hasOwnSources } from '../../machines/installation/installation.machine.ts'
import type { FeedSlot } from '../../rules/shared/page/workspace.ts'
import type { Calls } from '../session/session.ts'
import type { Listed } from '../shared/listed.ts'
import { perFeed, type Root } from '../start.ts'
import { olderWires } from '../wires/stories.ts'

/** What feeds have below their live lists. The chart of a feed is made when it is first asked for. */
export function createOlder(root: Root, { calls, listed }: { calls: Calls; listed: Listed }) {
  const loadOlder = fromPromise<OlderNews, Below>(async ({ input: { search, below }, signal }) => {
    const [{ http }, searchContext] = await Promise.all([calls(), listedNow(listed, search)])
    return http.searchOlderNews(
      { searchContext, below },
      signal,
      hasOwnSources(root.refOf('installation').getSnapshot()),
    )
  })
  const older = { logic: olderNewsMachine.provide({ actors: { loadOlder } }) }
  root.admit({}, { wires: olderWires })
  return {
    olderOf(slot: FeedSlot | 'ticker') {
      if (slot === 'ticker') return root.admit({ tickerOlder: older }).tickerOlder
      if (!root.refOf('olderNews', slot)) root.admit({}, { others: [perFeed('olderNews', slot, older)] })
      return root.refOf('olderNews', slot)
    },
  }
}

/** A search with the lists that it names, as they are now. */
async function listedNow(listed: Listed, search: SearchContext) {
  let end = () => {}
  const found = await new Promise<ListedSearch>((resolve) => {
    end = listed(search, (whole) => {
      resolve(whole)
      return () => {}
    })
  })
  end()
  return found
}
