import { api } from '../../src/contract/api.ts'
import type { Newsroom } from '../feed/newsroom.ts'
import { createHeldAnswer } from '../http/held-json.ts'
import { serve, serveHeld } from '../http/serve.ts'
import type { Installed } from '../installation/installation.ts'
import type { Turn } from '../turns.ts'
import { countWithout } from './count-without.ts'
import { newsFilterOptions } from './news-filter-options.ts'
import { type Directory, suggest } from './suggest-symbols.ts'

type FilterParts = {
  newsroom: Pick<Newsroom, 'publishers' | 'all'>
  isSimulated: boolean
  directory: Directory
  installation: Pick<Installed, 'originOf'>
  turn: Turn
}

/** The directory of symbols changes with a release only, so browsers may keep what it suggests for a while. */
const kept = { 'cache-control': 'private, max-age=3600' }

export function serveFilters({ newsroom, isSimulated, directory, installation, turn }: FilterParts) {
  const held = createHeldAnswer(api.filters.newsFilterOptions)
  return [
    serveHeld(api.filters.newsFilterOptions, () => {
      const publishers = [...newsroom.publishers()]
      return held(JSON.stringify(publishers), () => ({ data: newsFilterOptions(publishers, isSimulated) }))
    }),
    serve(api.filters.countsWithout, async ({ body: { searchContext } }) => {
      const all = newsroom.all(installation.originOf(searchContext.origin))
      return { status: 200, body: { data: await countWithout(all, searchContext, turn) } }
    }),
    serve(api.symbols.suggest, async ({ query: { search } }) => {
      const { asOf, known } = await directory()
      return { status: 200, body: { data: suggest(known, search), asOf }, headers: kept }
    }),
  ]
}
