import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { policy } from '../shared/policy.ts'
import { refusals } from '../shared/refusals.routes.ts'
import { Installation } from './installation.ts'

/** Beyond the specification: which kinds are served, and by whom (BCK-13). The page carries the same, and `/news` announces changes. */
export const installation = initContract().router(
  {
    read: {
      method: 'GET',
      path: '/installation',
      summary: 'Which kinds this installation serves, and whether each is real or simulated',
      responses: { 200: z.object({ data: Installation }), ...refusals },
      metadata: policy({ needs: 'anyone', limit: { calls: 60, seconds: 60 } }),
    },
  },
  { strictStatusCodes: true },
)
