import { api } from '../../src/contract/api.ts'
import type { Newsroom } from '../feed/newsroom.ts'
import { serve } from '../http/serve.ts'
import { newsFilterOptions } from './news-filter-options.ts'

type FilterParts = { newsroom: Pick<Newsroom, 'publishers'>; isSimulated: boolean }

export const serveFilters = ({ newsroom, isSimulated }: FilterParts) => [
  serve(api.filters.newsFilterOptions, async () => ({
    status: 200,
    body: { data: newsFilterOptions(newsroom.publishers(), isSimulated) },
  })),
]
