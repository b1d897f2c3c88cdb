import { afterEach, expect, it, vi } from 'vitest'
import { heatmapOf, instrument, series, tile } from '../../model/markets/market-data.ts'
import { bearers, createHttp, json, noOne, serve, user } from './http-scene.ts'

afterEach(() => vi.unstubAllGlobals())

const member = { ...noOne, signIn: () => ({ user, token: 'token' }) }
type Http = ReturnType<typeof createHttp>
const rows = [
  {
    name: 'listInstruments',
    says: 'GET /api/markets/instruments',
    ask: (http: Http): Promise<unknown> => http.listInstruments(),
    data: [instrument('AAPL', 'Apple Inc.')],
  },
  {
    name: 'loadCandles',
    says: 'GET /api/markets/candles?symbol=BRK.B&range=5D',
    ask: (http: Http): Promise<unknown> => http.loadCandles({ symbol: 'BRK.B', range: '5D' }),
    data: series('BRK.B', { range: '5D' }),
  },
  {
    name: 'loadHeatmap',
    says: 'GET /api/markets/heatmap',
    ask: (http: Http): Promise<unknown> => http.loadHeatmap(),
    data: heatmapOf(tile('NVDA', 9)),
  },
  {
    name: 'suggestSymbols',
    says: 'GET /api/symbols/suggestions?search=brk%2Fb',
    ask: (http: Http): Promise<unknown> => http.suggestSymbols('brk/b'),
    data: [{ symbol: 'BRK.B', name: 'Berkshire Hathaway Inc', exchange: 'NYSE', kind: 'share' }],
  },
]

it.each(rows)('EMB-02 $name needs no sign-in and returns what the contract promises', async ({ says, ask, data }) => {
  const calls = serve(() => json(200, { data, asOf: '2025-01' }))
  const output = await ask(createHttp(member))
  expect([calls.map(({ method, path }) => `${method} ${path}`), bearers(calls), output]).toEqual([[says], [null], data])
})

it.each(rows)('ERR-07 $name distinguishes a refusal, a timeout and a malformed answer', async ({ ask }) => {
  const failures = []
  for (const answer of [
    () => json(404, { code: 'not-found', message: 'No.' }),
    () => json(200, { data: { candles: 'none' } }),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]) {
    serve(answer)
    failures.push(await ask(createHttp(noOne)).catch(({ kind, status }) => [kind, status]))
  }
  const isCandles = ask === rows[1]?.ask
  expect(failures).toEqual([
    [isCandles ? 'refused' : 'offContract', 404],
    ['offContract', 200],
    ['silent', undefined],
  ])
})
