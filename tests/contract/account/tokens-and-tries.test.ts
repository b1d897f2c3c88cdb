import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  BEARER_EXPIRED,
  BEARER_INVALID,
  BEARER_MISSING,
  saysExpired,
} from '../../../src/contract/session/authentication.ts'
import { demo, sharedBackend, startTestBackend, type TestBackend, unverified } from '../backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
  await backend.addUnverified()
  // it advances only when a test lets it, because a slow machine takes whole seconds for a call
  backend.clock.change({ rate: 0 })
})
beforeEach(() => backend.pass(3_600_000))

const get = (path: string, cookie?: string) =>
  backend.call('GET', `/api/user/${path}`, cookie === undefined ? {} : { cookie })
const login = (email: string, password: string) =>
  backend.call('POST', '/api/user/login', { body: { email, password } })
const list = (token: string) =>
  backend.call('POST', '/api/feed-configuration/user', { token, body: { username: demo.username, email: demo.email } })
const advance = (milliseconds: number) => backend.clock.change({ now: backend.clock.now() + milliseconds })
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

describe('the access token', () => {
  const challenge = async (token: string) => {
    const { status, headers } = await list(token)
    return [status, headers.get('www-authenticate')]
  }

  it('SES-04 SES-10 a token works for 5 minutes and is then refused as expired', async () => {
    const { token, cookie } = await backend.signIn()
    advance(299_000)
    expect(await challenge(token)).toEqual([200, null])
    advance(2000)
    expect(await challenge(token)).toEqual([401, BEARER_EXPIRED])
    expect(saysExpired(401, BEARER_EXPIRED)).toBe(true)
    const { body } = await get('refresh-access-token', cookie)
    expect(await challenge(String(body))).toEqual([200, null])
  })

  it('SES-06 a token that is forged, missing or of an ended sign-in is refused, but not as expired', async () => {
    const { token, cookie } = await backend.signIn()
    const [head, payload] = token.split('.')
    await get('logout', cookie)
    const unsigned = `${btoa('{"alg":"none"}').replace(/=+$/, '')}.${payload}.`
    expect([
      await challenge(`${head}.${payload}.AAAA`),
      await challenge(unsigned),
      await challenge(token),
      await challenge(''),
    ]).toEqual([
      [401, BEARER_INVALID],
      [401, BEARER_INVALID],
      [401, BEARER_INVALID],
      [401, BEARER_MISSING],
    ])
  })

  it('SES-08 a token gives access to the presets of its user, each with a freshly signed context', async () => {
    const { token } = await backend.signIn()
    const { body } = await list(token)
    const read = (context: string) => JSON.parse(Buffer.from(context.split('.')[1] ?? '', 'base64url').toString())
    const data = (body as { data: { name: string; searchContext: string }[] }).data
    const now = Math.floor(backend.clock.now() / 1000)
    expect(data.map(({ name, searchContext }) => [name, read(searchContext)])).toEqual([
      ['Megacap Tech', { tickers: expect.arrayContaining(['AAPL', 'NVDA']), iat: now, exp: now + 3600 }],
      ['Rates & Macro', { topics: expect.arrayContaining(['MACRO']), iat: now, exp: now + 3600 }],
      [
        'Energy',
        { topics: expect.arrayContaining(['OIL_AND_GAS']), exclude: { topics: ['SPORTS'] }, iat: now, exp: now + 3600 },
      ],
    ])
  })
})

describe('tries', () => {
  it('five wrong ones are free, then each waits twice as long as the one before; a right one forgives them', async () => {
    const wrong = () => login(demo.email, 'Wrong-1-Password')
    const free = [await wrong(), await wrong(), await wrong(), await wrong(), await wrong()]
    const waits: unknown[] = []
    for (const wait of [1000, 2000, 4000]) {
      const { status, headers } = await login(demo.email.toUpperCase(), demo.password)
      waits.push([status, headers.get('retry-after')])
      backend.pass(wait)
      waits.push((await wrong()).status)
    }
    expect([statuses(free), waits]).toEqual([
      [401, 401, 401, 401, 401],
      [[429, '1'], 401, [429, '2'], 401, [429, '4'], 401],
    ])
    backend.pass(8000)
    expect((await login(demo.email, demo.password)).status).toBe(200)
    expect((await wrong()).status).toBe(401)
    expect((await wrong()).status).toBe(401)
  })

  it('concurrent tries do not slip through', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(demo.email, 'Wrong-1-Password')))
    expect(statuses(answers).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429, 429, 429])
  })

  it('tries from one address on many accounts are delayed too', async () => {
    const answers = []
    for (let account = 0; account < 21; account += 1) answers.push(await login(`user${account}@marketflux.test`, 'x'))
    expect(statuses(answers)).toEqual([...Array.from({ length: 20 }, () => 404), 429])
  })

  it('only the right password reveals that an account is unverified', async () => {
    const answers = [
      await login(unverified.email, 'Wrong-1-Password'),
      await login(unverified.email, unverified.password),
      await login(unverified.email.toUpperCase(), unverified.password),
    ]
    expect(statuses(answers)).toEqual([401, 403, 403])
  })

  it('with hideAccounts they do not reveal which addresses have an account', async () => {
    const quiet = await startTestBackend({ hideAccounts: true })
    const ask = (email: string) =>
      quiet.call('POST', '/api/user/login', { body: { email, password: 'Wrong-1-Password' } })
    const [noOne, somebody] = [await ask('unknown@marketflux.test'), await ask(demo.email)]
    await quiet.close()
    expect([noOne.status, noOne.body]).toEqual([somebody.status, somebody.body])
    expect(noOne.status).toBe(401)
  })
})
