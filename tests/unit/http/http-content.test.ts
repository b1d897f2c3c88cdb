import { decodeJwt } from 'jose'
import { afterEach, expect, it, vi } from 'vitest'
import { until } from '../../setup.ts'
import { storyOf } from '../content/content-item.ts'
import { newsItem } from '../feed/news-item.ts'
import { bearers, createHttp, json, noOne, serve, user } from './http-scene.ts'

afterEach(() => vi.unstubAllGlobals())

const member = { ...noOne, signIn: () => ({ user, token: 'token' }) }
const story = storyOf('one')
const context = { contentCategories: ['top_stories' as const], size: 40, searchAfter: 'cursor' }
const tokenIn = (body: unknown) => (body instanceof Object && 'data' in body ? String(body.data) : '')
const failureOf = (error: unknown) => (error instanceof Object && 'kind' in error ? error.kind : error)

it('API-06 a search sends its context encoded, with its cursor, and answers a page', async () => {
  const calls = serve(() => json(200, { data: { contentItems: [story], searchAfter: 'next' } }))
  const page = await createHttp(member).searchContent(context)
  const { iat: _issued, exp: _expires, ...sent } = decodeJwt(tokenIn(calls[0]?.body))
  expect([calls.map(({ method, path }) => `${method} ${path}`), bearers(calls), sent, page]).toEqual([
    ['POST /api/content/search-by-context'],
    [null],
    context,
    { contentItems: [story], searchAfter: 'next' },
  ])
})

it('API-06 a null answer is an empty page', async () => {
  serve(() => json(200, { data: null }))
  expect(await createHttp(noOne).searchContent({})).toEqual({ contentItems: [], searchAfter: null })
})

it('API-06 an item is requested by its id; an unknown id returns none', async () => {
  const calls = serve((_, count) =>
    count === 1 ? json(200, { data: story }) : json(404, { code: 'x', message: 'No.' }),
  )
  const http = createHttp(noOne)
  const items = [await http.getContent('one'), await http.getContent('two')]
  expect([calls.map(({ method, path }) => `${method} ${path}`), items]).toEqual([
    ['GET /api/content/one', 'GET /api/content/two'],
    [story, undefined],
  ])
})

it('ERR-07 API-06 a refusal, a timeout and a malformed answer are distinguished', async () => {
  const failures = []
  for (const answer of [
    () => json(429, { code: 'too-many', message: 'No.' }),
    () => json(200, { data: { contentItems: 'none' } }),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]) {
    serve(answer)
    const http = createHttp(noOne)
    failures.push([await http.searchContent({}).catch(failureOf), await http.getContent('one').catch(failureOf)])
  }
  expect(failures).toEqual([
    ['refused', 'refused'],
    ['offContract', 'offContract'],
    ['silent', 'silent'],
  ])
})

type Http = ReturnType<typeof createHttp>
it.each([
  ['a search', (http: Http, signal: AbortSignal) => http.searchContent({}, signal)],
  ['an item', (http: Http, signal: AbortSignal) => http.getContent('one', signal)],
])('API-01 %s that is not aborted times out after 10 seconds', async (_, ask) => {
  const limits: { delayMs: number; run: () => void }[] = []
  const after = (delayMs: number, run: () => void) => {
    limits.push({ delayMs, run })
    return () => undefined
  }
  const received: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    received.push(signal)
    return new Promise((_answer, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  const asked = ask(createHttp(noOne, { after }), new AbortController().signal).catch((error: unknown) => error)
  await until(() => expect(received.length).toBe(1))
  for (const { run } of limits) run()
  expect([limits.map(({ delayMs }) => delayMs), received.map((signal) => signal?.aborted)]).toEqual([[10_000], [true]])
  expect(await asked).toMatchObject({ kind: 'silent', detail: { silence: 'slow' } })
})

it('RT-05 an aborted search is not waited for', async () => {
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    signals.push(signal)
    return new Promise((_answer, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  const stop = new AbortController()
  const asked = createHttp(noOne).searchContent({}, stop.signal).catch(failureOf)
  await until(() => expect(signals.length).toBe(1))
  stop.abort()
  // at once, not when its time is over
  expect([signals.map((signal) => signal?.aborted), await asked]).toEqual([[true], 'silent'])
})

const below = { at: '2026-01-05T12:00:00.000Z', id: 'last' }
const asked = { searchContext: { keywords: ['oil'], queryLanguage: 2 as const }, below }

it('API-15 older headlines are asked for with a search and a position, without a token, and answered with where the next page begins', async () => {
  const page = { items: [newsItem('one')], next: { at: '2026-01-04T12:00:00.000Z', id: 'one', isSimulationOver: true } }
  const calls = serve(() => json(200, { data: page }))
  const answer = await createHttp(member).searchOlderNews(asked)
  const sent = calls.map(({ method, path, body }) => [`${method} ${path}`, body])
  expect([sent, bearers(calls), answer]).toEqual([[['POST /api/news/older', asked]], [null], page])
})

it('ERR-07 API-15 a refusal, no answer and a malformed one are distinguished', async () => {
  const failures = []
  for (const answer of [
    () => json(429, { code: 'slow-down', message: 'No.' }),
    () => json(200, { data: { items: 'none', next: null } }),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]) {
    serve(answer)
    failures.push(await createHttp(noOne).searchOlderNews(asked).catch(failureOf))
  }
  expect(failures).toEqual(['refused', 'offContract', 'silent'])
})
