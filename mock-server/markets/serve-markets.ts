import { api } from '../../src/contract/api.ts'
import type { Clock } from '../clock.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { Market } from '../world/markets/market.ts'

export const serveMarkets = ({ market, clock }: { market: Market | undefined; clock: Clock }) => [
  serve(api.markets.instruments, async () => ({ status: 200, body: { data: market?.instruments() ?? [] } })),
  serve(api.markets.candles, async ({ query: { symbol, range } }) => {
    const data = market?.candles(symbol, range, clock.now())
    if (!data) throw notFound('There is no such symbol.')
    return { status: 200, body: { data } }
  }),
  serve(api.markets.heatmap, async () => ({
    status: 200,
    body: { data: market?.heatmap(clock.now()) ?? noHeatmap(clock.now()) },
  })),
]

const noHeatmap = (now: number) => ({ tiles: [], asOf: new Date(now).toISOString(), source: 'none' })
