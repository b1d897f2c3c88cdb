import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BEARER_EXPIRED } from '../../src/contract/authentication.ts'
import { demo, startTestBackend, type TestBackend, unverified } from './backend.ts'
import { readNews } from './news-reader.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
beforeEach(() => backend.call('POST', '/mock/reset'))
afterAll(() => backend.close())

const restore = () => backend.call('GET', '/api/user/persisted-login')
const list = (token: string) =>
  backend.call('POST', '/api/feed-configuration/user', { token, body: { username: demo.username, email: demo.email } })
const inject = (...items: Record<string, unknown>[]) => backend.call('POST', '/mock/news', { body: { items } })
const setClock = (body: unknown) => backend.call('POST', '/mock/clock', { body })
const clearFaults = () => backend.call('DELETE', '/mock/faults')
const tag = { subscription: 'feed', sequence: 1 }

describe('a fault', () => {
  it('BCK-04 of a status befalls its call as often as said, and no other call', async () => {
    await backend.addFault({ call: 'user.persistedLogin', kind: 'status', status: 500, count: 2 })
    const listed = await backend.call('GET', '/mock/faults')
    const other = await backend.call('GET', '/api/user/logout')
    const answers = [await restore(), await restore(), await restore()]
    expect([listed.body, other.status, answers.map(({ status }) => status)]).toEqual([
      { faults: [{ call: 'user.persistedLogin', kind: 'status', status: 500, count: 2 }] },
      204,
      [500, 500, 200],
    ])
    expect((await backend.call('GET', '/mock/faults')).body).toEqual({ faults: [] })
  })

  it('BCK-04 of * befalls whatever it can, until it is taken away', async () => {
    const { token } = await backend.signIn()
    await backend.addFault({ call: '*', kind: 'expiredToken' })
    const expired = await list(token)
    expect([expired.status, expired.headers.get('www-authenticate')]).toEqual([401, BEARER_EXPIRED])
    expect((await restore()).status).toBe(200)
    await clearFaults()
    expect((await list(token)).status).toBe(200)
  })

  it('BCK-04 of latency answers late', async () => {
    await backend.addFault({ call: 'user.persistedLogin', kind: 'latency', milliseconds: 150, count: 1 })
    const asked = performance.now()
    const { status } = await restore()
    expect([status, performance.now() - asked >= 149]).toEqual([200, true])
  })

  it('BCK-04 of silence never answers', async () => {
    await backend.addFault({ call: 'user.persistedLogin', kind: 'silent', count: 1 })
    const silent = fetch(`${backend.url}/api/user/persisted-login`, {
      headers: { 'x-timezone': 'UTC' },
      signal: AbortSignal.timeout(300),
    })
    await expect(silent).rejects.toThrow('timeout')
    expect((await restore()).status).toBe(200)
  })

  it.each([
    [{ call: 'user.nothing', kind: 'silent' }, 404],
    [{ call: '/content', kind: 'silent' }, 404],
    [{ call: 'user.login', kind: 'status', status: 418 }, 400],
    [{ call: 'user.login', kind: 'expiredToken' }, 400],
    [{ call: 'user.login', kind: 'droppedSocket' }, 400],
    [{ call: '/news', kind: 'status', status: 500 }, 400],
    [{ call: 'user.login', kind: 'gremlin' }, 400],
  ])('BCK-04 %o can never happen and is refused with %i', async (fault, status) => {
    expect((await backend.call('POST', '/mock/faults', { body: fault })).status).toBe(status)
  })
})

describe('a fault of /news', () => {
  it('BCK-04 RT-03 drops the connection; the client comes back, searches again and misses nothing', async () => {
    const { socket, next, close } = await readNews(backend.url)
    socket.emit('search', {}, tag)
    await next()
    await backend.addFault({ call: '/news', kind: 'droppedSocket', count: 2 })
    await inject({ id: 'meanwhile', title: 'Oil up' })
    expect([await next(), await next(), await next(), await next()]).toEqual([
      { event: 'disconnect', reason: 'transport close' },
      { event: 'connect' },
      { event: 'disconnect', reason: 'transport close' },
      { event: 'connect' },
    ])
    socket.emit('search', {}, { ...tag, sequence: 2 })
    expect(await next()).toEqual({
      event: 'initial',
      ids: ['meanwhile'],
      answer: expect.objectContaining({ sequence: 2 }),
    })
    close()
  })

  it('BCK-04 keeps back what there is to say; once it is taken away every list is sent anew', async () => {
    const { socket, next, close } = await readNews(backend.url)
    socket.emit('search', {}, tag)
    const { answer } = Object.assign({ answer: undefined }, await next())
    await backend.addFault({ call: '/news', kind: 'silent' })
    await inject({ id: 'kept-back', title: 'Oil up' })
    socket.emit('search', { keywords: ['gold'] }, { subscription: 'other', sequence: 2 })
    socket.emit('leave', 'a b')
    expect(await next()).toEqual({ event: 'error', problem: { code: 'invalid', message: 'leave: Not an id.' } })
    await clearFaults()
    expect([await next(), await next()]).toEqual([
      { event: 'initial', ids: ['kept-back'], answer },
      { event: 'initial', ids: [], answer: expect.objectContaining({ subscription: 'other', sequence: 2 }) },
    ])
    close()
  })

  it('BCK-04 RT-05 can answer an older search after a newer one', async () => {
    const { socket, next, close } = await readNews(backend.url)
    await backend.addFault({ call: '/news', kind: 'latency', milliseconds: 100, count: 1 })
    socket.emit('search', { keywords: ['oil'] }, tag)
    socket.emit('search', { keywords: ['gold'] }, { ...tag, sequence: 2 })
    const answers = [await next(), await next()]
    await inject({ id: 'a', title: 'Oil' }, { id: 'b', title: 'Gold' })
    const sequenceOf = (heard: object) => ('answer' in heard ? heard.answer : undefined)
    const first = await next()
    await inject({ id: 'c', title: 'Gold' })
    expect([answers.map(sequenceOf), first, await next()]).toEqual([
      [expect.objectContaining({ sequence: 2 }), expect.objectContaining({ sequence: 1 })],
      expect.objectContaining({ event: 'update', ids: ['b'] }),
      expect.objectContaining({ event: 'update', ids: ['c'] }),
    ])
    close()
  })
})

describe('injected news', () => {
  it('BCK-04 are filled up by the clock of the backend and have their ids in the answer', async () => {
    await setClock({ now: '2026-01-05T12:00:00.000Z', rate: 0 })
    const { status, body } = await inject({ title: 'Oil up' }, { title: 'Gold up', id: 'mine', tickers: ['NEM'] })
    const at = '2026-01-05T12:00:00.000Z'
    expect([status, body, backend.newsroom.search({ tickers: ['NEM'] })]).toEqual([
      200,
      { ids: [expect.stringMatching(/^injected-[\w-]{12}$/), 'mine'] },
      [
        {
          id: 'mine',
          publishedDatetime: at,
          receivedDatetime: at,
          title: 'Gold up',
          source: 'injected',
          articleSource: 'Injected',
          link: null,
          summary: '',
          sentiment: 'neutral',
          sentimentScore: 0,
          tickers: ['NEM'],
          topics: ['OTHER'],
          sectors: [],
          industries: [],
        },
      ],
    ])
  })

  it.each([
    [{ items: [] }],
    [{ items: [{ summary: 'no title' }] }],
    [{ items: [{ title: 'x', link: 'javascript:alert(1)' }] }],
    [{ items: [{ title: 'x', id: '../etc' }] }],
    [{ items: Array.from({ length: 1001 }, () => ({ title: 'x' })) }],
  ])('BCK-04 off the contract are refused', async (body) => {
    expect((await backend.call('POST', '/mock/news', { body })).status).toBe(400)
  })

  it('BCK-04 may say anything that text can hold', async () => {
    const title = 'nul \u0000, quote ", emoji 🛢, half \ud83d, newline \n, <b>tag</b>'
    const { status } = await inject({ id: 'odd', title })
    expect([status, backend.newsroom.search({}).map((item) => item.title)]).toEqual([200, [title]])
  })
})

describe('the clock', () => {
  it('BCK-04 can be set, moved, paced and stopped', async () => {
    const stopped = await setClock({ now: '2026-01-05T12:00:00.000Z', advance: 60_000, rate: 0 })
    const later = await backend.call('GET', '/mock/clock')
    const moved = await setClock({ advance: 1 })
    expect([stopped.body, later.body, moved.body]).toEqual([
      { now: '2026-01-05T12:01:00.000Z', rate: 0 },
      { now: '2026-01-05T12:01:00.000Z', rate: 0 },
      { now: '2026-01-05T12:01:00.001Z', rate: 0 },
    ])
    expect((await setClock({})).status).toBe(400)
  })
})

describe('the log', () => {
  it('BCK-04 counts what was answered', async () => {
    await setClock({ now: '2026-01-05T12:00:00.000Z', rate: 0 })
    const { token } = await backend.signIn()
    await Promise.all([list(token), list(token), list('nonsense')])
    const { body } = await backend.call('GET', '/mock/log')
    expect(body).toEqual({
      since: expect.any(String),
      calls: [
        { call: 'user.login', status: 200, count: 1 },
        { call: 'feedConfiguration.list', status: 401, count: 1 },
        { call: 'feedConfiguration.list', status: 200, count: 2 },
      ],
    })
  })
})

describe('reset', () => {
  it('BCK-04 leaves the demo account, and nothing of what was', async () => {
    await backend.addUnverified()
    const { token, cookie } = await backend.signIn()
    await inject({ title: 'Oil up' })
    await setClock({ now: '2020-01-01T00:00:00.000Z' })
    await backend.addFault({ call: '*', kind: 'silent' })
    expect((await backend.call('POST', '/mock/reset')).status).toBe(204)
    const { email, password } = unverified
    const statuses = [
      await list(token),
      await backend.call('GET', '/api/user/persisted-login', { cookie }),
      await backend.call('POST', '/api/user/login', { body: { email, password } }),
      await list((await backend.signIn()).token),
    ].map(({ status }) => status)
    expect([statuses, backend.newsroom.search({})]).toEqual([[401, 401, 404, 200], []])
    expect(Math.abs(backend.clock.now() - Date.now()) < 5000).toBe(true)
  })
})

describe('the calls under /mock', () => {
  const read = (one: TestBackend, headers: Record<string, string> = {}) =>
    one.call('GET', '/mock/clock', { headers }).then(({ status }) => status)

  it('BCK-04 are for this machine, and for no page of another site', async () => {
    expect([
      await read(backend),
      await read(backend, { 'sec-fetch-site': 'same-origin' }),
      await read(backend, { 'sec-fetch-site': 'none' }),
      await read(backend, { 'sec-fetch-site': 'cross-site' }),
    ]).toEqual([200, 200, 200, 403])
  })

  it('BCK-04 need the printed token where others can reach the server, and can be off', async () => {
    const [open, off] = [await startTestBackend({ mock: 'token' }), await startTestBackend({ mock: 'off' })]
    const token = open.mockToken ?? ''
    const answers = [
      await read(open),
      await read(open, { 'x-mock-token': `${token}x` }),
      await read(open, { 'x-mock-token': token }),
      await read(off),
    ]
    await Promise.all([open.close(), off.close()])
    expect([answers, token.length >= 24]).toEqual([[403, 403, 200, 404], true])
  })
})
