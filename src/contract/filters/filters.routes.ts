import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { policy } from '../shared/policy.ts'
import { bodyRefusals, refusals } from '../shared/refusals.routes.ts'
import { ListedSearch } from '../shared/user/listed-search.ts'
import { CountWithout, FilterOptions } from './filters.ts'

const c = initContract()

export const filters = c.router(
  {
    newsFilterOptions: {
      method: 'GET',
      path: '/filters/news-filter-options',
      summary: 'What the lists of the feed builder offer',
      responses: { 200: z.object({ data: FilterOptions }), ...refusals },
      metadata: policy({ needs: 'anyone', limit: { calls: 60, seconds: 60 } }),
    },
    countsWithout: {
      method: 'POST',
      path: '/filters/counts-without',
      summary:
        'How many of the newest headlines match a search without one of its parts; parts without which none does are left out',
      body: z.object({ searchContext: ListedSearch }),
      responses: { 200: z.object({ data: z.array(CountWithout) }), ...bodyRefusals },
      metadata: policy({ needs: 'anyone', limit: { calls: 60, seconds: 60 } }),
    },
  },
  { strictStatusCodes: true },
)
