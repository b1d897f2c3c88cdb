import { initContract } from '@ts-rest/core'
import * as z from 'zod/mini'
import { policy } from '../shared/policy.ts'
import { Problem } from '../shared/problem.ts'
import { inputRefusals, refusals } from '../shared/refusals.routes.ts'
import { CandleSeries, ChartRange, Heatmap, Instrument, MarketSymbol } from './markets.ts'

const c = initContract()
const anyone = policy({ needs: 'anyone', limit: { calls: 240, seconds: 60 }, isMetered: true })
const query = z.strictObject({ symbol: MarketSymbol, range: ChartRange })

/** Beyond the specification: what the bundled charts, heatmap and ticker tape show (EMB-02). */
export const markets = c.router(
  {
    instruments: {
      method: 'GET',
      path: '/markets/instruments',
      summary: 'Every symbol that has a price: those of the ticker tape, then shares, the largest first',
      responses: { 200: z.object({ data: z.array(Instrument) }), ...refusals },
      metadata: anyone,
    },
    candles: {
      method: 'GET',
      path: '/markets/candles',
      summary: 'The prices of a symbol over a range',
      query,
      responses: { 200: z.object({ data: CandleSeries }), 404: Problem, ...inputRefusals },
      metadata: anyone,
    },
    heatmap: {
      method: 'GET',
      path: '/markets/heatmap',
      summary: 'What every share has done today, the largest first',
      responses: { 200: z.object({ data: Heatmap }), ...refusals },
      metadata: anyone,
    },
  },
  { strictStatusCodes: true },
)
