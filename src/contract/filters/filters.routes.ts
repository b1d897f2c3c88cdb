import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { policy } from '../shared/policy.ts'
import { refusals } from '../shared/refusals.routes.ts'
import { FilterOptions } from './filters.ts'

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
  },
  { strictStatusCodes: true },
)
