import type { Answer, TestBackend } from '../backend.ts'

/** One real request for every status that the contract lists for a call about prices; 429 and 500 are the same for all. */
export function marketCases(backend: () => TestBackend): Record<string, () => Promise<Answer>> {
  const get = (path: string) => backend().call('GET', `/api/markets/${path}`)
  return {
    'markets.instruments 200': () => get('instruments'),
    'markets.candles 200': () => get('candles?symbol=BRK.B&range=1M'),
    'markets.candles 400': () => get('candles?symbol=ES1&range=2D'),
    'markets.candles 404': () => get('candles?symbol=SPX&range=1D'),
    'markets.heatmap 200': () => get('heatmap'),
  }
}
