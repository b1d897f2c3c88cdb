import { beforeAll, expect, it } from 'vitest'
import { TickerProfile } from '../../../src/contract/ticker/ticker.ts'
import { newsItem } from '../../unit/feed/news-item.ts'
import { sharedBackend, type TestBackend } from '../backend.ts'

/** A Friday's noon in New York. */
const noon = '2026-11-20T17:00:00.000Z'

let simulated: TestBackend
let real: TestBackend
beforeAll(async () => {
  simulated = await sharedBackend({ isSimulated: true })
  real = await sharedBackend()
  await simulated.call('POST', '/mock/clock', { body: { now: noon, rate: 0 } })
})

const asked = (backend: TestBackend, symbol: string) => backend.call('GET', `/api/ticker/profile?symbol=${symbol}`)
async function profileOf(backend: TestBackend, symbol: string) {
  const { body } = await asked(backend, symbol)
  return TickerProfile.parse((body as { data: unknown }).data)
}

it('API-11 TCK-01 a symbol has its name, kind, exchange, sector and industry, and the others of its company', async () => {
  expect(await profileOf(simulated, 'BRK.B')).toMatchObject({
    ...{ symbol: 'BRK.B', name: 'Berkshire Hathaway Inc', kind: 'share', exchange: 'NYSE', sector: 'Financials' },
    ...{ industry: 'Multi-Sector Holdings', others: ['BRK.A'], hasPrices: true, asOf: noon },
  })
})

it('API-11 TCK-01 says what is no share: another class, an ADR, an ETF, a future, a coin', async () => {
  const kinds = ['GOOG', 'EADSY', 'SPY', 'ES1', 'BTCUSD'].map(
    async (symbol) => (await profileOf(simulated, symbol)).kind,
  )
  expect(await Promise.all(kinds)).toEqual(['class', 'ADR', 'ETF', 'future', 'coin'])
})

it('API-11 nothing is known of a symbol that neither the directory nor prices have, and what is no symbol is refused', async () => {
  const answers = await Promise.all(['ZZZZQ', 'a%20b'].map((symbol) => asked(simulated, symbol)))
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { data: null }],
    [400, expect.anything()],
  ])
})

it('API-11 TCK-04 has the next report and those of the four quarters before, in the order of their time', async () => {
  const { reports } = await profileOf(simulated, 'NVDA')
  const due = (reports ?? []).map(({ earningsDateTime }) => earningsDateTime)
  expect([reports?.map(({ ticker, eps }) => [ticker, eps !== null]), due.toSorted()]).toEqual([
    [...Array(4).fill(['NVDA', true]), ['NVDA', false]],
    due,
  ])
})

it('API-11 TCK-05 has the largest others of its industry', async () => {
  const { sameIndustry } = await profileOf(simulated, 'NVDA')
  expect([sameIndustry.length, sameIndustry.slice(0, 2)]).toEqual([
    8,
    [
      { symbol: 'AVGO', name: 'Broadcom Inc.' },
      { symbol: 'AMD', name: 'Advanced Micro Devices Inc' },
    ],
  ])
})

it('API-11 TCK-01 TCK-05 without a simulated world there are no prices and no calendar; headlines are counted, and their other symbols', async () => {
  const now = Date.now()
  const aged = (id: string, hours: number, tickers: string[]) =>
    newsItem(`tck-${id}`, {
      ...{ title: `Headline ${id}`, source: 'injected', tickers },
      ...{ publishedDatetime: new Date(now - hours * 3_600_000).toISOString() },
      receivedDatetime: new Date(now - hours * 3_600_000).toISOString(),
    })
  const items = [
    ...[aged('a', 1, ['KO', 'PEP']), aged('b', 2, ['KO', 'PEP']), aged('c', 3, ['KO', 'MNST'])],
    ...[aged('d', 60, ['KO']), aged('e', 72, ['KO'])],
  ]
  await real.call('POST', '/mock/news', { body: { items } })
  const { hasPrices, reports, news, peers } = await profileOf(real, 'KO')
  expect({ hasPrices, reports, lastDay: news.lastDay, usual: Number(news.usual?.toFixed(1)), peers }).toEqual({
    ...{ hasPrices: false, reports: null, lastDay: 3, usual: 1 },
    peers: [{ symbol: 'PEP', name: 'Pepsico Inc', together: 2 }],
  })
})
