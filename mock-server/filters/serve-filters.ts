import { api } from '../../src/contract/api.ts'
import type { Newsroom } from '../feed/newsroom.ts'
import { serve } from '../http/serve.ts'
import { newsFilterOptions } from './news-filter-options.ts'
import { type Directory, suggest } from './suggest-symbols.ts'

type FilterParts = { newsroom: Pick<Newsroom, 'publishers'>; isSimulated: boolean; directory: Directory }

/** The directory of symbols changes with a release only, so browsers may keep what it suggests for a while. */
const kept = { 'cache-control': 'private, max-age=3600' }

export const serveFilters = ({ newsroom, isSimulated, directory }: FilterParts) => [
  serve(api.filters.newsFilterOptions, async () => ({
    status: 200,
    body: { data: newsFilterOptions(newsroom.publishers(), isSimulated) },
  })),
  serve(api.symbols.suggest, async ({ query: { search } }) => {
    const { asOf, known } = await directory()
    return { status: 200, body: { data: suggest(known, search), asOf }, headers: kept }
  }),
]
