import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { MarketSymbol } from '../markets/markets.ts'
import { policy } from '../shared/policy.ts'
import { inputRefusals } from '../shared/refusals.routes.ts'
import { TickerProfile } from './ticker.ts'

const c = initContract()

/** Beyond the specification: what the page of a symbol shows besides its prices and headlines (API-11). */
export const ticker = c.router(
  {
    profile: {
      method: 'GET',
      path: '/ticker/profile',
      summary:
        'What is known of a symbol: company, news in numbers, peers, earnings reports; null for one that is not known',
      query: z.strictObject({ symbol: MarketSymbol }),
      responses: { 200: z.object({ data: z.nullable(TickerProfile) }), ...inputRefusals },
      metadata: policy({ needs: 'anyone', limit: { calls: 240, seconds: 60 }, isMetered: true }),
    },
  },
  { strictStatusCodes: true },
)
