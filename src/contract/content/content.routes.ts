import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Id } from '../shared/fields.ts'
import { policy } from '../shared/policy.ts'
import { Problem } from '../shared/problem.ts'
import { bodyRefusals, inputRefusals } from '../shared/refusals.routes.ts'
import { ContentItem, ContentPage, ContentSearch } from './content.ts'

const c = initContract()

/** API-06. */
export const content = c.router(
  {
    get: {
      method: 'GET',
      path: '/content/:id',
      summary: 'One item of the News Pit',
      pathParams: z.strictObject({ id: Id }),
      responses: { 200: z.object({ data: ContentItem }), 404: Problem, ...inputRefusals },
      metadata: policy({ needs: 'anyone', limit: { calls: 240, seconds: 60 }, isMetered: true }),
    },
    search: {
      method: 'POST',
      path: '/content/search-by-context',
      summary: 'A page of the News Pit, newest first',
      body: ContentSearch,
      responses: { 200: ContentPage, ...bodyRefusals },
      metadata: policy({ needs: 'anyone', limit: { calls: 240, seconds: 60 }, isMetered: true }),
    },
  },
  { strictStatusCodes: true },
)
