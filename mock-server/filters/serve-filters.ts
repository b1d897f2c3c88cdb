import { api } from '../../src/contract/api.ts'
import type { Newsroom } from '../feed/newsroom.ts'
import { serve } from '../http/serve.ts'
import type { Turn } from '../turns.ts'
import { newsFilterOptions } from './news-filter-options.ts'
import { type KnownSymbols, loadSymbols, suggest } from './suggest-symbols.ts'

type FilterParts = { newsroom: Pick<Newsroom, 'publishers'>; isSimulated: boolean; turn: Turn }

/** The directory of symbols changes with a release only, so browsers may keep what it suggests for a while. */
const kept = { 'cache-control': 'private, max-age=3600' }

export function serveFilters({ newsroom, isSimulated, turn }: FilterParts) {
  let symbols: Promise<KnownSymbols> | undefined
  return [
    serve(api.filters.newsFilterOptions, async () => ({
      status: 200,
      body: { data: newsFilterOptions(newsroom.publishers(), isSimulated) },
    })),
    serve(api.symbols.suggest, async ({ query: { search } }) => {
      symbols ??= loadSymbols(turn)
      const { asOf, known } = await symbols
      return { status: 200, body: { data: suggest(known, search), asOf }, headers: kept }
    }),
  ]
}
