import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { Id } from '../shared/fields.ts'
import { Origin } from '../shared/news.ts'
import { policy } from '../shared/policy.ts'
import { inputRefusals } from '../shared/refusals.routes.ts'
import { Story } from './stories.ts'

const c = initContract()

/** Beyond the specification: who else reports what a headline reports (API-13). */
export const stories = c.router(
  {
    ofHeadline: {
      method: 'GET',
      path: '/stories',
      summary: 'The headlines that report the same fact as one; null for one that is not among the newest 5,000',
      query: z.strictObject({ id: Id, origin: z.optional(Origin) }),
      responses: { 200: z.object({ data: z.nullable(Story) }), ...inputRefusals },
      metadata: policy({ needs: 'anyone', limit: { calls: 240, seconds: 60 }, isMetered: true }),
    },
  },
  { strictStatusCodes: true },
)
