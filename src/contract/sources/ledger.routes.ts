import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { policy } from '../shared/policy.ts'
import { refusals } from '../shared/refusals.routes.ts'
import { Ledger } from './ledger.ts'

const c = initContract()

/** Beyond the specification: what each publisher has brought, and how fast (API-14). */
export const ledger = c.router(
  {
    ofSources: {
      method: 'GET',
      path: '/sources',
      summary: 'What each publisher has brought in the last seven days: a ledger for each origin that is served',
      responses: { 200: z.object({ data: z.array(Ledger).check(z.maxLength(2)) }), ...refusals },
      metadata: policy({ needs: 'anyone', limit: { calls: 60, seconds: 60 }, isMetered: true }),
    },
  },
  { strictStatusCodes: true },
)
