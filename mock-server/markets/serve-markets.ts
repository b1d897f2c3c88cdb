import { millisecondsInSecond } from 'date-fns/constants'
import { api } from '../../src/contract/api.ts'
import type { Clock } from '../clock.ts'
import { createHeldAnswer } from '../http/held-json.ts'
import { notFound } from '../http/refusal.ts'
import { serve, serveHeld } from '../http/serve.ts'
import type { Market } from '../world/markets/market.ts'

export function serveMarkets(market: Market | undefined, clock: Clock) {
  const instruments = createHeldAnswer(api.markets.instruments)
  const heatmap = createHeldAnswer(api.markets.heatmap)
  return [
    serveHeld(api.markets.instruments, () => instruments('all', () => ({ data: market?.instruments() ?? [] }))),
    serve(api.markets.candles, async ({ query: { symbol, range } }) => {
      const data = market?.candles(symbol, range, clock.now())
      if (!data) throw notFound('There is no such symbol.')
      return { status: 200, body: { data } }
    }),
    serveHeld(api.markets.heatmap, () => {
      // prices are sent once a second, so those of a second are one answer for all who ask within it
      const at = Math.floor(clock.now() / millisecondsInSecond) * millisecondsInSecond
      return heatmap(at, () => ({ data: market?.heatmap(at) ?? noHeatmap(at) }))
    }),
  ]
}

const noHeatmap = (now: number) => ({ tiles: [], asOf: new Date(now).toISOString(), source: 'none' })
