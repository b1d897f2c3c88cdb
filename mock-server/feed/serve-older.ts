import { api } from '../../src/contract/api.ts'
import { type NewsPosition, OLDER_LIMIT, type OlderNewsSearch } from '../../src/contract/feed/older-news.ts'
import type { NewsItem, Origin } from '../../src/contract/shared/news.ts'
import type { ListedSearch } from '../../src/contract/shared/user/listed-search.ts'
import { compileContext } from '../../src/rules/shared/match.ts'
import { isOf } from '../../src/rules/shared/origin.ts'
import type { Meter } from '../http/limits/costs.ts'
import { serve, serveUser } from '../http/serve.ts'
import type { Installed } from '../installation/installation.ts'
import { createHistory, firstOf, type HistoryParts, listAfter, type Position } from '../lists/history.ts'
import type { Newsroom } from './newsroom.ts'

/** A day has a thousand headlines, and more; its stories are few. */
const DAYS_LOOKED_BACK = 4

type Own = {
  enter(reader: string): Promise<void>
  leave(reader: string): void
  originFor(reader: string, context: ListedSearch): Origin
  isAlone(reader: string, context: ListedSearch): boolean
  listsOf(reader: string): (readonly NewsItem[])[]
}
type Parts = Pick<HistoryParts<ListedSearch, NewsItem>, 'turn'> & {
  newsroom: Pick<Newsroom, 'read' | 'searchKept'>
  installation: Pick<Installed, 'originOf' | 'world' | 'ports'>
  /** What single readers have beside what everybody has. */
  own: Own
}
/** `own`: lists of the reader's own headlines; `isAlone`: nothing else is asked for. */
type Older = ListedSearch & { own: readonly (readonly NewsItem[])[]; isAlone: boolean }

/** API-15: what a search finds below a headline, of one origin, as in its live list. */
export function serveOlder({ newsroom, turn, installation, own }: Parts) {
  const history = createHistory<Older, NewsItem>({
    compile: compileContext,
    async real({ context: { own, isAlone, ...context }, belongs, position, count }) {
      const isWanted = (item: NewsItem) => (!context.origin || isOf(item, context.origin)) && belongs(item)
      const listed = own.map((items) => firstOf(listAfter(items, position), isWanted, count))
      if (isAlone) return listed
      const cursor = position && `${Date.parse(position.publishedDatetime)}_${position.id}`
      const { items } = await newsroom.searchKept(context, count, cursor)
      return [firstOf(listAfter(newsroom.read(), position), isWanted, count), items, ...listed]
    },
    simulated: installation.ports.news,
    pageSize: OLDER_LIMIT,
    daysLookedBack: DAYS_LOOKED_BACK,
    clock: installation.world.clock,
    turn,
  })

  async function older(
    { searchContext, below }: OlderNewsSearch,
    meter: Meter,
    of: Omit<Older, keyof ListedSearch> & { origin: Origin },
  ) {
    const { at: publishedDatetime, id, isSimulationOver = false } = below
    const { items, next } = await history({ ...searchContext, ...of }, meter, {
      publishedDatetime,
      id,
      isSimulationOver,
    })
    return { status: 200 as const, body: { data: { items, next: next ? positionOf(next) : null } } }
  }

  return [
    serve(api.news.older, ({ body, request: { meter } }) =>
      older(body, meter, { origin: installation.originOf(body.searchContext.origin), own: [], isAlone: false }),
    ),

    serveUser(api.news.olderOwn, async ({ body, request: { meter }, account: { id } }) => {
      await own.enter(id)
      try {
        const { searchContext } = body
        return await older(body, meter, {
          origin: own.originFor(id, searchContext),
          own: own.listsOf(id),
          isAlone: own.isAlone(id, searchContext),
        })
      } finally {
        own.leave(id)
      }
    }),
  ]
}

const positionOf = ({ publishedDatetime, id, isSimulationOver }: Position): NewsPosition => ({
  at: publishedDatetime,
  id,
  ...(isSimulationOver && { isSimulationOver }),
})
