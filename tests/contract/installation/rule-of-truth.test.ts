import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type NamedRoute, routesOf } from '../../../mock-server/http/routes.ts'
import { api } from '../../../src/contract/api.ts'
import { TAPE } from '../../../src/contract/markets/markets.ts'
import { API_BASE } from '../../../src/contract/shared/calls.ts'
import { namespaces } from '../../../src/contract/shared/connection.ts'
import { startTestBackend, type TestBackend } from '../backend.ts'
import { searchContent } from '../content/content-cases.ts'

const now = Date.parse('2026-01-14T17:00:00.000Z')
const window = { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-01-31T00:00:00.000Z' }
/** The inflation of the United States of December 2025. */
const release = 'eco-us-15-24312'
const tag = { subscription: 'list', sequence: 1 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  await mkdir(join(folder, 'feeds'))
  await writeFile(
    join(folder, 'feeds/wire.xml'),
    '<rss version="2.0"><channel><title>wire</title><item><guid>1</guid><title>Apple (NASDAQ: AAPL) agrees to acquire a rival for $9 billion</title><link>https://example.test/1</link><pubDate>Wed, 14 Jan 2026 16:00:00 GMT</pubDate></item></channel></rss>',
  )
  await writeFile(join(folder, 'index.html'), '<meta charset="utf-8" /><title>App</title>')
})
afterAll(async () => {
  for (const backend of await Promise.all(started.values())) await backend.close()
  await rm(folder, { recursive: true, force: true })
})

const started = new Map<string, Promise<TestBackend>>()
/** One backend of each kind for all tests, which only read, and put the clock back. */
function startWith(seed: string, isSimulated: boolean) {
  const key = `${seed} ${isSimulated}`
  const starting =
    started.get(key) ??
    startTestBackend(
      { seed, isSimulated, feeds: [join(folder, 'feeds')], demoAccount: 'none' },
      { pages: folder, now: () => now },
    )
  started.set(key, starting)
  return starting
}

/** What each call without a user is asked for; the rest need no words. */
const asked: Record<string, { path?: string; body?: unknown; context?: object }> = {
  'markets.candles': { path: '/markets/candles?symbol=AAPL&range=1D' },
  'economicCalendar.search': { body: window },
  'economicCalendar.history': { path: `/economic-calendar/history?id=${release}` },
  'economicCalendar.headline': { path: `/economic-calendar/headline?id=${release}` },
  'earningsCalendar.search': { body: window },
  'content.search': { context: { size: 1000 } },
  'content.get': { path: '/content/some-id' },
  'filters.countsWithout': {
    path: '/filters/counts-without',
    body: { searchContext: { tickers: ['AAPL'], sectors: ['Energy'] } },
  },
  'ledger.ofSources': { path: '/sources' },
  'news.older': { body: { searchContext: {}, below: { at: new Date(now).toISOString(), id: 'z' } } },
  'stories.ofHeadline': { path: '/stories?id=some-id' },
  'symbols.suggest': { path: '/symbols/suggestions?search=apple' },
  'ticker.profile': { path: '/ticker/profile?symbol=AAPL' },
}
const isOfData = ({ name, route }: NamedRoute) =>
  !/^(user|contact|desks|feedConfiguration|ownSources|watchlists)\.|Own$/.test(name) && route.method !== 'DELETE'

async function answersOf(backend: TestBackend) {
  const answers: [string, number, unknown][] = []
  for (const { name, route } of routesOf(api).filter(isOfData)) {
    const { path = route.path, body, context } = asked[name] ?? {}
    const answer = context
      ? await searchContent(backend, context)
      : await backend.call(route.method, `${API_BASE}${path}`, { body })
    answers.push([name, answer.status, answer.body])
  }
  return answers
}

/** Everything that each namespace sends to a client that asks for all it has. */
async function framesOf(backend: TestBackend) {
  const frames: unknown[] = []
  for (const name of Object.values(namespaces)) {
    const socket = io(`${backend.url}${name}`, { transports: ['websocket'], forceNew: true })
    const sent: unknown[] = []
    socket.onAny((...frame: unknown[]) => sent.push(frame))
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    if (name === namespaces.financial) {
      socket.emit('economic-calendar.connect').emit('earnings-calendar.connect')
      socket.emit('quotes.connect', [...TAPE.map(({ symbol }) => symbol), 'AAPL'])
      // a jump of the clock sends what it changes
      await backend.call('POST', '/mock/clock', { body: { now: new Date(now + 86_400_000).toISOString() } })
      await backend.call('POST', '/mock/clock', { body: { now: new Date(now).toISOString() } })
    } else {
      socket.emit('search', {}, tag)
      socket.emit('search', { origin: 'simulated' }, { ...tag, subscription: 'other' })
      for (let lists = 0; lists < 2; lists += 1)
        await new Promise<void>((resolve) => socket.once('initial', () => resolve()))
    }
    socket.close()
    frames.push([name, sent])
  }
  return frames
}

const pagesOf = (backend: TestBackend) =>
  Promise.all(
    ['/', '/news-pit', '/news-pit/some-id', '/mock', '/images/content/simc-x-1-0.svg'].map(async (path) => {
      const { status, body } = await backend.call('GET', path)
      return [path, status, body]
    }),
  )

const everythingOf = async (backend: TestBackend) => ({
  answers: await answersOf(backend),
  frames: await framesOf(backend),
  pages: await pagesOf(backend),
})

describe('with --feeds alone', () => {
  it('BCK-05 BCK-13 two seeds give the same answers, frames and pages, and nothing in them is simulated', async () => {
    const one = await everythingOf(await startWith('one', false))
    const other = await everythingOf(await startWith('two', false))
    expect(other).toEqual(one)
    expect(JSON.stringify({ ...one, pages: [] })).not.toMatch(/simulated/i)
    expect(JSON.stringify(one.frames)).toContain('Apple (NASDAQ: AAPL) agrees to acquire a rival for $9 billion')
  })

  it('BCK-13 the same scan notices a simulated world', async () => {
    const one = await answersOf(await startWith('one', true))
    const other = await answersOf(await startWith('two', true))
    const differing = one.filter(([, , body], index) => JSON.stringify(body) !== JSON.stringify(other[index]?.[2]))
    expect(differing.map(([name]) => name)).toEqual([
      'economicCalendar.subscribe',
      'economicCalendar.search',
      'economicCalendar.history',
      'economicCalendar.headline',
      'earningsCalendar.subscribe',
      'earningsCalendar.search',
      'markets.candles',
      'markets.heatmap',
      'ledger.ofSources',
      'ticker.profile',
    ])
  })

  it('BCK-13 kinds without a provider are off, and the answer says whether others can reach the installation', async () => {
    const { body } = await (await startWith('one', false)).call('GET', '/api/installation')
    expect(body).toEqual({
      data: {
        kinds: { news: ['real'], quotes: [], releases: [], reports: [], stories: ['real'], halts: [] },
        isLocal: true,
      },
    })
  })
})

describe('with --feeds and --with-simulated', () => {
  it('BCK-05 BCK-13 no list mixes the two: each is real, unless it asks for what is simulated', async () => {
    const backend = await startWith('one', true)
    const sourcesOf = (frames: unknown) =>
      [...new Set(JSON.stringify(frames).match(/"source":"(feed|simulated)/g))].sort()
    const [, content, news] = await framesOf(backend)
    const lists = [content, news].flatMap((named) => {
      const [, sent] = named as [string, [string, ...unknown[]][]]
      return sent.filter(([event]) => event === 'initial').map(sourcesOf)
    })
    const pages = await Promise.all(
      [{}, { origin: 'real' }, { origin: 'simulated' }].map(async (context) => {
        const { body } = await searchContent(backend, context)
        return sourcesOf(body)
      }),
    )
    expect([new Set(lists.map(String)), pages]).toEqual([
      new Set(['"source":"feed', '"source":"simulated']),
      [['"source":"feed'], ['"source":"feed'], ['"source":"simulated']],
    ])
  })

  it('BCK-13 the page carries what is served, and so does the connection', async () => {
    const backend = await startWith('one', true)
    const { body } = await backend.call('GET', '/api/installation')
    const { data } = body as { data: object }
    const page = String((await backend.call('GET', '/')).body)
    const [, , news] = await framesOf(backend)
    expect([page.includes(JSON.stringify(data).replaceAll('"', '&quot;')), news]).toEqual([
      true,
      [namespaces.news, expect.arrayContaining([['installation', data]])],
    ])
  })
})
