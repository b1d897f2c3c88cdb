import { beforeAll, expect, it } from 'vitest'
import { SymbolSuggestions } from '../../../src/contract/filters/symbols.ts'
import { sharedBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

const asked = (search: string) => backend.call('GET', `/api/symbols/suggestions?search=${encodeURIComponent(search)}`)
async function suggested(search: string) {
  const { data } = SymbolSuggestions.parse((await asked(search)).body)
  return data.map(({ symbol }) => symbol)
}

it('API-09 a suggestion has the symbol, the company, its exchange and its kind, with the date of the directory', async () => {
  expect((await asked('brk/b')).body).toEqual({
    data: [{ symbol: 'BRK.B', name: 'Berkshire Hathaway Inc', exchange: 'NYSE', kind: 'share' }],
    asOf: '2025-01',
  })
})

it('API-09 the exact symbol comes first, then larger companies before smaller ones, ten at most', async () => {
  const [cat, apple, many] = await Promise.all(['cat', 'apple', 'a'].map(suggested))
  expect([cat?.[0], apple?.[0], many?.[0], many?.[1], many?.length]).toEqual(['CAT', 'AAPL', 'A', 'AAPL', 10])
})

it('API-09 companies are found by any word of a name, by curated names, and with their new symbols', async () => {
  const searches = ['google', 'mcdonald’s', 'vernova', 'block inc', 'telefónica']
  const found = await Promise.all(searches.map(suggested))
  expect(found.map(([first]) => first)).toEqual(['GOOGL', 'MCD', 'GEV', 'XYZ', 'TEF'])
})

it('API-09 curated companies that are newer than the list are among them, too', async () => {
  const found = await Promise.all(['crwv', 'figma', 'circle'].map(suggested))
  expect(found.map((symbols) => symbols.filter((symbol) => ['CRWV', 'FIG', 'CRCL'].includes(symbol)))).toEqual([
    ...[['CRWV'], ['FIG'], ['CRCL']],
  ])
})

it('API-09 the largest funds are among them, each symbol once', async () => {
  const [vanguard, spy] = await Promise.all(['vanguard total stock', 'spy'].map(suggested))
  expect([vanguard, spy?.filter((symbol) => symbol === 'SPY')]).toEqual([['VTI'], ['SPY']])
})

it('API-09 a text that nothing fits has no suggestions, and none is asked for without one', async () => {
  const [strange, signs] = await Promise.all(['qqqqqqqq', '?!'].map(suggested))
  expect([strange, signs, (await asked(' ')).status, (await asked('x'.repeat(51))).status]).toEqual([[], [], 400, 400])
})

it('API-09 browsers may keep the answer for an hour', async () => {
  expect((await asked('apple')).headers.get('cache-control')).toBe('private, max-age=3600')
})
