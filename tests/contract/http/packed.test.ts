import { createHash } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { io } from 'socket.io-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { routesOf } from '../../../mock-server/http/routes.ts'
import { isForEverybody, policyOf } from '../../../mock-server/serve-api.ts'
import { api } from '../../../src/contract/api.ts'
import { ABOUT_LIMIT, NAME_LIMIT } from '../../../src/contract/shared/user/account-fields.ts'
import { countingRelay } from '../../relay.ts'
import { demo, sharedBackend, type TestBackend } from '../backend.ts'
import { encoded } from '../content/content-cases.ts'
import { bodyOf } from '../presets/preset-cases.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend({ isSimulated: true })
  await backend.call('POST', '/mock/clock', { body: { now: '2026-01-14T17:00:00.000Z', rate: 0 } })
})

type Asked = { body?: unknown; coding?: string | undefined; headers?: Record<string, string> }
/** The bytes as they arrive, which `fetch` would decompress. */
const ask = (method: string, path: string, { body, coding, headers: more }: Asked) =>
  new Promise<{
    status: number | undefined
    headers: IncomingHttpHeaders
    coding: string | undefined
    vary: string | undefined
    bytes: Buffer
  }>((resolve, reject) => {
    const headers = {
      'x-timezone': 'UTC',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(coding !== undefined && { 'accept-encoding': coding }),
      ...more,
    }
    const asked = request(`${backend.url}${path}`, { method, headers }, async (answer) => {
      const { 'content-encoding': coding, vary } = answer.headers
      const bytes = Buffer.concat(await answer.toArray())
      resolve({ status: answer.statusCode, headers: answer.headers, coding, vary, bytes })
    })
    asked.on('error', reject)
    asked.end(body === undefined ? undefined : JSON.stringify(body))
  })
const search = async (size: number, coding?: string) =>
  ask('POST', '/api/content/search-by-context', { body: { data: await encoded({ size }) }, coding })

const days = { startDate: '2025-12-25T05:00:00.000Z', endDate: '2026-02-04T04:59:59.999Z' }
const hot: [string, string, unknown?][] = [
  ['GET', '/api/filters/news-filter-options'],
  ['GET', '/api/markets/instruments'],
  ['GET', '/api/markets/heatmap'],
  ['GET', '/api/markets/candles?symbol=AAPL&range=1D'],
  ['GET', '/api/ticker/profile?symbol=AAPL'],
  ['POST', '/api/economic-calendar/search-by-context', days],
  ['POST', '/api/earnings-calendar/search-by-context', days],
]
const plain = (bytes: Buffer) => bytes
const unpackers: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

describe('large answers', () => {
  it('BCK-27 they are compressed for clients that accept it, with the same content', async () => {
    const [plain, brotli, gzip] = await Promise.all([search(40), search(40, 'gzip, deflate, br'), search(40, 'GZIP')])
    expect([plain.coding, brotli.coding, gzip.coding, plain.vary]).toEqual([undefined, 'br', 'gzip', 'accept-encoding'])
    const text = plain.bytes.toString()
    expect([brotliDecompressSync(brotli.bytes).toString(), gunzipSync(gzip.bytes).toString()]).toEqual([text, text])
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 4)
  })

  it('BCK-27 an encoding that the client refuses is not used', async () => {
    const answers = await Promise.all([search(40, 'br;q=0, gzip'), search(40, 'br; q=0.0, gzip;q=0'), search(40, '')])
    expect(answers.map(({ coding }) => coding)).toEqual(['gzip', undefined, undefined])
  })

  it.each(hot)(
    'BCK-27 %s %s is the same JSON in any coding, and compressed where one is accepted',
    async (method, path, body) => {
      const answers = await Promise.all(
        ['br', 'gzip', 'identity', undefined, 'br'].map((coding) => ask(method, path, { body, coding })),
      )
      const caching = method === 'GET' ? 'no-cache' : 'no-store'
      expect(answers.map(({ coding, vary, headers }) => [coding, vary, headers['cache-control']])).toEqual(
        ['br', 'gzip', undefined, undefined, 'br'].map((coding) => [coding, 'accept-encoding', caching]),
      )
      const texts = answers.map(({ coding = '', bytes }) => (unpackers[coding] ?? plain)(bytes).toString())
      expect(new Set(texts.map((text) => JSON.stringify(JSON.parse(text)))).size).toBe(1)
      expect(answers[0]?.bytes.length).toBeLessThan((texts[0]?.length ?? 0) / 2)
    },
  )

  it.each(hot.filter(([method]) => method === 'GET'))(
    'BCK-29 %s %s is sent again only if it has changed, in whatever coding it is known',
    async (method, path) => {
      const { headers } = await ask(method, path, { coding: 'br' })
      const tag = headers.etag ?? ''
      const asked = [tag, `"other", ${tag}`, tag.slice(2), '*', '"other"', undefined].map((known) =>
        ask(method, path, { coding: 'gzip', headers: known === undefined ? {} : { 'if-none-match': known } }),
      )
      expect(
        (await Promise.all(asked)).map(({ status, bytes, headers }) => [status, bytes.length > 0, headers.etag]),
      ).toEqual([304, 304, 304, 304, 200, 200].map((status) => [status, status === 200, tag]))
    },
  )

  it('BCK-29 what is about one person, was asked for with a body, or was refused has no tag and is kept by no cache', async () => {
    const { token } = await backend.signIn()
    const answers = await Promise.all([
      ask('GET', '/api/user/sign-ins', { headers: { authorization: `Bearer ${token}` } }),
      ask('POST', '/api/economic-calendar/search-by-context', { body: days }),
      ask('GET', '/api/markets/candles?range=1D&symbol=UNKNOWN', {}),
    ])
    expect(answers.map(({ status, headers }) => [status, headers.etag, headers['cache-control']])).toEqual(
      [200, 200, 404].map((status) => [status, undefined, 'no-store']),
    )
  })

  it('BCK-27 small answers and failures are sent as they are', async () => {
    const path = '/api/markets/candles?range=1D&symbol='
    const answers = [
      await ask('GET', '/api/installation', { coding: 'br' }),
      await ask('GET', `${path}UNKNOWN`, { coding: 'br' }),
      await ask('GET', `${path}${'?'.repeat(2_000)}`, { coding: 'br' }),
      await ask('HEAD', '/api/markets/heatmap', { coding: 'br' }),
    ]
    expect(answers.map(({ status, coding }) => [status, coding])).toEqual(
      [200, 404, 400, 404].map((status) => [status, undefined]),
    )
  })

  it('BCK-27 the calls that are compressed are those that read neither token nor cookie', () => {
    const packed = routesOf(api).filter((named) => isForEverybody(policyOf(named)))
    expect(packed.map(({ name }) => name)).toEqual([
      'contact.send',
      'feedConfiguration.shared',
      'economicCalendar.subscribe',
      'economicCalendar.search',
      'economicCalendar.history',
      'economicCalendar.headline',
      'earningsCalendar.subscribe',
      'earningsCalendar.search',
      'filters.newsFilterOptions',
      'filters.countsWithout',
      'content.get',
      'content.search',
      'markets.instruments',
      'markets.candles',
      'markets.heatmap',
      'installation.read',
      'ledger.ofSources',
      'news.older',
      'stories.ofHeadline',
      'symbols.suggest',
      'ticker.profile',
    ])
  })

  it('BCK-27 an answer to a sign-in, with a token, a profile or presets is never compressed, however long', async () => {
    const { token, cookie } = await backend.signIn()
    const bearer = { authorization: `Bearer ${token}` }
    const { email, password, username } = demo
    // twice as long as JSON
    const [name, about] = ['"'.repeat(NAME_LIMIT), '"'.repeat(ABOUT_LIMIT)]
    const profile = { email, about, firstName: name, lastName: name, profession: name }
    const preset = await bodyOf('Long', { keywords: ['x'.repeat(50)] })
    for (let one = 0; one < 5; one += 1) await backend.call('POST', '/api/feed-configuration', { token, body: preset })
    const coding = 'br, gzip'
    const answers = [
      await ask('PATCH', '/api/user/update-user-info', { body: profile, headers: bearer, coding }),
      await ask('POST', '/api/user/login', { body: { email, password }, coding }),
      await ask('GET', '/api/user/persisted-login', { headers: { cookie }, coding }),
      await ask('GET', '/api/user/export', { headers: bearer, coding }),
      await ask('POST', '/api/feed-configuration/user', { body: { username, email }, headers: bearer, coding }),
    ]
    expect(answers.map(({ status, coding, bytes }) => [status, coding, bytes.length > 1_000])).toEqual(
      answers.map(() => [200, undefined, true]),
    )
  })

  it('BCK-01 RT-02 a list is compressed on a WebSocket as well', async () => {
    // without a simulation: one that gets ready meanwhile may send its list a second time
    const still = await sharedBackend()
    const items = Array.from({ length: 200 }, (_, index) => ({
      title: `Headline ${index}: ${createHash('sha256').update(String(index)).digest('hex')}`,
    }))
    for (const _ of [1, 2]) await still.call('POST', '/mock/news', { body: { items } })
    const relay = await countingRelay(still.url)
    const socket = io(`${relay.url}/news`, { transports: ['websocket'], forceNew: true })
    let [text, missing] = ['', 0]
    await new Promise<void>((resolve) => {
      socket.on('initial', (items: unknown[], _answer: unknown, older = 0) => {
        text += JSON.stringify(items)
        missing = older
      })
      socket.on('backfill', (items: unknown[]) => {
        text += JSON.stringify(items)
        missing -= items.length
        if (missing === 0) resolve()
      })
      socket.emit('search', {}, { subscription: 'all', sequence: 0 })
    })
    socket.close()
    relay.close()
    expect(text.length).toBeGreaterThan(100_000)
    expect(relay.bytes()).toBeLessThan(text.length / 4)
  })
})
