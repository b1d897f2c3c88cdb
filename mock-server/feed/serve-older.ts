import { api } from '../../src/contract/api.ts'
import { type NewsPosition, OLDER_LIMIT } from '../../src/contract/feed/older-news.ts'
import type { NewsItem } from '../../src/contract/shared/news.ts'
import type { ListedSearch } from '../../src/contract/shared/user/listed-search.ts'
import { compileContext } from '../../src/rules/shared/match.ts'
import { isOf } from '../../src/rules/shared/origin.ts'
import { serve } from '../http/serve.ts'
import type { Installed } from '../installation/installation.ts'
import { createHistory, firstOf, type HistoryParts, listAfter, type Position } from '../lists/history.ts'
import type { Newsroom } from './newsroom.ts'

/** A day has a thousand headlines, and more; its stories are few. */
const DAYS_LOOKED_BACK = 4

type Parts = Pick<HistoryParts<ListedSearch, NewsItem>, 'turn'> & {
  newsroom: Pick<Newsroom, 'read' | 'searchKept'>
  installation: Pick<Installed, 'originOf' | 'world' | 'ports'>
}

/** API-15: what a search finds below a headline, of one origin, as in its live list. */
export function serveOlder({ newsroom, turn, installation }: Parts) {
  const history = createHistory<ListedSearch, NewsItem>({
    compile: compileContext,
    async real({ context, belongs, position, count }) {
      const isRead = (item: NewsItem) => isOf(item, installation.originOf(context.origin)) && belongs(item)
      const cursor = position && `${Date.parse(position.publishedDatetime)}_${position.id}`
      const { items } = await newsroom.searchKept(context, count, cursor)
      return [firstOf(listAfter(newsroom.read(), position), isRead, count), items]
    },
    simulated: installation.ports.news,
    pageSize: OLDER_LIMIT,
    daysLookedBack: DAYS_LOOKED_BACK,
    clock: installation.world.clock,
    turn,
  })
  return [
    serve(api.news.older, async ({ body: { searchContext, below }, request: { meter } }) => {
      const { at: publishedDatetime, id, isSimulationOver = false } = below
      const context = { ...searchContext, origin: installation.originOf(searchContext.origin) }
      const { items, next } = await history(context, meter, { publishedDatetime, id, isSimulationOver })
      return { status: 200, body: { data: { items, next: next ? positionOf(next) : null } } }
    }),
  ]
}

const positionOf = ({ publishedDatetime, id, isSimulationOver }: Position): NewsPosition => ({
  at: publishedDatetime,
  id,
  ...(isSimulationOver && { isSimulationOver }),
})
