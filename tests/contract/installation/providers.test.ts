import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProviders } from '../../../mock-server/providers/open-providers.ts'
import type { Io, Provider } from '../../../mock-server/providers/provider.ts'
import { worldProviders } from '../../../mock-server/providers/world.ts'
import type { Market } from '../../../mock-server/world/markets/market.ts'
import { api } from '../../../src/contract/api.ts'
import type { Quote } from '../../../src/contract/markets/markets.ts'
import { API_BASE } from '../../../src/contract/shared/calls.ts'
import { namespaces } from '../../../src/contract/shared/connection.ts'
import { startTestBackend, type TestBackend } from '../backend.ts'

const now = Date.parse('2026-01-14T17:00:00.000Z')

/** An exchange that knows one share at one price. */
const exchange = (closed: () => void): Provider => ({
  id: 'exchange',
  kind: 'quotes',
  origin: 'real',
  licence: 'For tests',
  needs: ['clock'],
  open(publish, { clock }) {
    publish(marketOf(clock))
    return closed
  },
})

const marketOf = (clock: Io['clock']): Market => {
  const quote = (symbol: string): Quote | undefined =>
    symbol === 'ACME'
      ? {
          symbol,
          kind: 'share',
          price: 12.5,
          previousClose: 12,
          change: 0.5,
          changePercentage: 4.1667,
          marketCap: null,
          digits: 2,
          volume: 100,
          isOpen: true,
          quoteDateTime: new Date(clock.now()).toISOString(),
          source: 'exchange',
        }
      : undefined
  return {
    instruments: () => [{ symbol: 'ACME', title: 'Acme', kind: 'share', sector: null, industry: null }],
    quote,
    candles: (symbol, range) =>
      symbol === 'ACME'
        ? { symbol, title: 'Acme', kind: 'share', range, minutes: 5, digits: 2, candles: [], source: 'exchange' }
        : undefined,
    heatmap: (at) => ({ tiles: [], asOf: new Date(at).toISOString(), source: 'exchange' }),
  }
}

let [folder, closings] = ['', 0]
const backends: TestBackend[] = []
async function startWith(isSimulated: boolean, providers: Provider[]) {
  const backend = await startTestBackend(
    { seed: 'seam', isSimulated, feeds: [folder], demoAccount: 'none' },
    { now: () => now, providers },
  )
  backends.push(backend)
  return backend
}
const kindsOf = async (backend: TestBackend) =>
  (await backend.call('GET', `${API_BASE}${api.installation.read.path}`)).body

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  await writeFile(
    join(folder, 'wire.xml'),
    '<rss version="2.0"><channel><title>wire</title><item><guid>1</guid><title>Acme sells</title></item></channel></rss>',
  )
})
afterAll(async () => {
  for (const backend of backends) await backend.close()
  await rm(folder, { recursive: true, force: true })
})

describe('providers', () => {
  it('BCK-31 a real provider turns its kind on beside real headlines, the others stay off, and it ends with the backend', async () => {
    const backend = await startWith(false, [exchange(() => (closings += 1))])
    expect(await kindsOf(backend)).toMatchObject({
      data: { kinds: { news: ['real'], quotes: ['real'], releases: [], reports: [], stories: ['real'], halts: [] } },
    })
    const candles = await backend.call('GET', `${API_BASE}/markets/candles?symbol=ACME&range=1D`)
    expect(candles.body).toMatchObject({ data: { symbol: 'ACME', source: 'exchange' } })
    expect((await backend.call('GET', `${API_BASE}/markets/candles?symbol=AAPL&range=1D`)).status).toBe(404)
    const profile = await backend.call('GET', `${API_BASE}/ticker/profile?symbol=ACME`)
    expect(profile.body).toMatchObject({ data: { name: 'Acme', hasPrices: true, reports: null } })
    const socket = io(`${backend.url}${namespaces.financial}`, { transports: ['websocket'] })
    const quotes = new Promise((resolve) => socket.once('quotes.update', resolve))
    socket.emit('quotes.connect', ['ACME', 'AAPL'])
    expect(await quotes).toMatchObject([{ symbol: 'ACME', price: 12.5, source: 'exchange' }])
    socket.disconnect()
    await backends.pop()?.close()
    expect(closings).toBe(1)
  })

  it('BCK-31 no kind is mixed: the first provider serves it, and the world what is left', async () => {
    const backend = await startWith(true, [exchange(() => {})])
    expect(await kindsOf(backend)).toMatchObject({
      data: {
        kinds: { news: ['real', 'simulated'], quotes: ['real'], releases: ['simulated'], reports: ['simulated'] },
      },
    })
    expect((await backend.call('GET', `${API_BASE}/markets/candles?symbol=AAPL&range=1D`)).status).toBe(404)
  })

  it('BCK-31 the world is a provider of every kind but halts, and touches nothing of the outside', () => {
    const untouched = new Proxy({} as Io, {
      get: (_, name) => {
        throw new Error(`The world touched ${String(name)}.`)
      },
    })
    const { ports, originsOf, close } = openProviders(worldProviders('seam'), () => untouched)
    expect(ports.quotes?.quote('AAPL', now)?.source).toBe('simulated')
    expect(ports.news?.newest(1, now)[0]?.source).toBe('simulated')
    expect(ports.stories?.newest(1, now)[0]?.source).toBe('simulated')
    expect(ports.releases?.search(now, now + 86_400_000, now).length).toBeGreaterThan(0)
    expect(ports.reports?.search(now, now + 7 * 86_400_000, now).length).toBeGreaterThan(0)
    expect(Object.keys(ports).map((kind) => originsOf(kind as keyof typeof ports))).toEqual(
      Array(5).fill(['simulated']),
    )
    close()
  })

  it('BCK-31 without providers each of their kinds is off', () => {
    const { ports, originsOf } = openProviders([], () => {
      throw new Error('Nothing asks for the outside.')
    })
    expect([ports, originsOf('quotes')]).toEqual([{}, []])
  })
})
