import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo, sharedBackend, startTestBackend, type TestBackend, unverified } from '../backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.call('POST', '/mock/reset'))

const list = (token: string) =>
  backend.call('POST', '/api/feed-configuration/user', { token, body: { username: demo.username, email: demo.email } })
const inject = (...items: Record<string, unknown>[]) => backend.call('POST', '/mock/news', { body: { items } })
const setClock = (body: unknown) => backend.call('POST', '/mock/clock', { body })

describe('injected news', () => {
  it("BCK-04 missing fields are filled in by the backend's clock, and the answer contains the ids", async () => {
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

  it('BCK-04 items of one call have the same time, however fast the clock runs', async () => {
    await setClock({ rate: 1000 })
    await inject(...Array.from({ length: 200 }, () => ({ title: 'Oil up' })))
    const moments = new Set(backend.newsroom.search({}).map(({ publishedDatetime }) => publishedDatetime))
    expect(moments.size).toBe(1)
  })

  it.each([
    [{ items: [] }],
    [{ items: [{ summary: 'no title' }] }],
    [{ items: [{ title: 'x', link: 'javascript:alert(1)' }] }],
    [{ items: [{ title: 'x', id: '../etc' }] }],
    [{ items: [{ title: 'x', publishedDatetime: '2026-13-45T00:00:00.000Z' }] }],
    [{ items: Array.from({ length: 1001 }, () => ({ title: 'x' })) }],
  ])('BCK-04 items off the contract are refused', async (body) => {
    expect((await backend.call('POST', '/mock/news', { body })).status).toBe(400)
  })

  it('BCK-04 items may contain any text', async () => {
    const title = 'nul \u0000, quote ", emoji 🛢, half \ud83d, newline \n, <b>tag</b>'
    const { status } = await inject({ id: 'odd', title })
    expect([status, backend.newsroom.search({}).map((item) => item.title)]).toEqual([200, [title]])
  })
})

describe('the clock', () => {
  it('BCK-04 it can be set, moved, paced and stopped', async () => {
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

  it.each([
    [{ now: '2026-13-45T00:00:00.000Z' }],
    [{ now: '2026-02-30T00:00:00.000Z' }],
    [{ advance: 9e15 }],
    [{ advance: 10 * 365 * 86_400_000 + 1 }],
    [{ now: '9999-12-31T23:59:59.999Z', advance: 1 }],
  ])('BCK-04 it does not change when a call sends %o', async (body) => {
    const { body: before } = await setClock({ now: '2026-01-05T12:00:00.000Z', rate: 0 })
    const { status } = await setClock(body)
    const { body: after } = await backend.call('GET', '/mock/clock')
    expect([status, after]).toEqual([400, before])
  })

  it('BCK-04 it reaches both ends of the calendar, simulated news follows, and a reset leads back from there', async () => {
    const simulated = await sharedBackend({ isSimulated: true })
    // from then on news is made at each jump, and before the first day there is none
    simulated.newsroom.search({})
    const ends = ['0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z']
    const shown = []
    for (const now of ends) {
      const { body } = await simulated.call('POST', '/mock/clock', { body: { now, rate: 0 } })
      shown.push(body)
    }
    const { status } = await simulated.call('POST', '/mock/reset')
    expect([shown, status]).toEqual([ends.map((now) => ({ now, rate: 0 })), 204])
  })
})

describe('the log', () => {
  it('BCK-04 it counts the answered calls', async () => {
    await setClock({ now: '2026-01-05T12:00:00.000Z', rate: 0 })
    const { token } = await backend.signIn()
    for (const one of [token, token, 'nonsense']) await list(one)
    const { body } = await backend.call('GET', '/mock/log')
    expect(body).toEqual({
      since: expect.any(String),
      calls: [
        { call: 'user.login', status: 200, count: 1 },
        { call: 'feedConfiguration.list', status: 200, count: 2 },
        { call: 'feedConfiguration.list', status: 401, count: 1 },
      ],
    })
  })
})

describe('reset', () => {
  it('BCK-04 it leaves the demo account and deletes everything else', async () => {
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

  it('BCK-04 they are for this machine, and for no page of another site', async () => {
    expect([
      await read(backend),
      await read(backend, { 'sec-fetch-site': 'same-origin' }),
      await read(backend, { 'sec-fetch-site': 'none' }),
      await read(backend, { 'sec-fetch-site': 'cross-site' }),
    ]).toEqual([200, 200, 200, 403])
  })

  it('BCK-04 they need the printed token where others can reach the server, and can be off', async () => {
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
