import { afterEach, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { BEARER_INVALID, BEARER_MISSING } from '../../../src/contract/session/authentication.ts'
import { isSettled, sessionMachine, signInOf } from '../../../src/machines/session/session.machine.ts'
import type { Recalled, SignIn, Superseded } from '../../../src/machines/session/sign-in.ts'
import { bearers, createHttp, json, noOne, refusal, serve, user } from './http-scene.ts'

const noPresets = () => json(200, { data: [] })
afterEach(() => vi.unstubAllGlobals())

async function signedIn(refreshToken: () => Promise<string>) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        recallUser: fromPromise<Recalled, void>(async () => ({})),
        restoreSignIn: fromPromise<SignIn | undefined, void>(async () => ({ user, token: 'old', turn: 1, since: 1 })),
        refreshToken: fromPromise<SignIn | Superseded, SignIn | undefined>(async () => ({
          user,
          token: await refreshToken(),
          turn: 2,
          since: 1,
        })),
        tabs: fromCallback(() => {}),
        shelf: fromCallback(() => {}),
      },
    }),
  ).start()
  await waitFor(session, isSettled)
  const http = createHttp({
    signIn: () => signInOf(session.getSnapshot()),
    renew: async (refused) => {
      session.send(refused ? { type: 'token.refused', token: refused } : { type: 'token.missed' })
      return signInOf(await waitFor(session, isSettled))
    },
    doubt: async (token) => {
      session.send({ type: 'token.refused', token })
      await waitFor(session, isSettled)
    },
  })
  return { session, http }
}

it('SES-04 SES-05 SES-08 calls that fail together share one refresh and are repeated with the new token', async () => {
  let refreshes = 0
  const { session, http } = await signedIn(async () => `new${++refreshes}`)
  const calls = serve(({ headers }) => (headers.get('authorization') === 'Bearer old' ? refusal() : noPresets()))

  const answers = await Promise.all([http.listPresets(user), http.listPresets(user), http.listPresets(user)])
  session.send({ type: 'token.refused', token: 'old' })

  expect({ refreshes, answers, bearers: bearers(calls) }).toEqual({
    refreshes: 1,
    answers: [[], [], []],
    bearers: ['Bearer old', 'Bearer old', 'Bearer old', 'Bearer new1', 'Bearer new1', 'Bearer new1'],
  })
})

it('SES-06 a second refusal after the retry goes to the caller', async () => {
  const { http } = await signedIn(async () => 'new')
  const calls = serve(() => refusal())

  await expect(http.listPresets(user)).rejects.toMatchObject({ kind: 'refused', status: 401 })
  expect(bearers(calls)).toEqual(['Bearer old', 'Bearer new'])
})

it.each([
  ['does not concern the token', BEARER_MISSING, []],
  ['states that its sign-in has ended, which is reported to the session', BEARER_INVALID, ['old']],
])('SES-06 a refusal that %s goes to the caller, and is not repeated', async (_, header, expected) => {
  const doubted: string[] = []
  const renewed: unknown[] = []
  const http = createHttp({
    signIn: () => ({ user, token: 'old' }),
    renew: async (refused) => void renewed.push(refused),
    doubt: async (token) => void doubted.push(token),
  })
  const calls = serve(() => refusal(header))

  await expect(http.listPresets(user)).rejects.toMatchObject({ kind: 'refused', status: 401 })
  expect([bearers(calls), doubted, renewed]).toEqual([['Bearer old'], expected, []])
})

it('SES-06 a refusal that casts doubt on the token reaches the caller after the session has checked it', async () => {
  let refreshes = 0
  const { session, http } = await signedIn(async () => `new${++refreshes}`)
  const calls = serve(() => refusal(BEARER_INVALID))

  await expect(http.listPresets(user)).rejects.toMatchObject({ status: 401 })
  expect([bearers(calls), refreshes, signInOf(session.getSnapshot())?.token]).toEqual([['Bearer old'], 1, 'new1'])
})

it('SES-06 a call of one user is not repeated in the name of the next', async () => {
  const http = createHttp({
    ...noOne,
    signIn: () => ({ user, token: 'old' }),
    renew: async () => ({ user: { ...user, username: 'another' }, token: 'new' }),
  })
  const calls = serve(() => refusal())

  await expect(http.listPresets(user)).rejects.toMatchObject({ status: 401 })
  expect(bearers(calls)).toEqual(['Bearer old'])
})

it('SES-07 a call that finds no token asks for one first', async () => {
  const asked: (string | undefined)[] = []
  const http = createHttp({
    ...noOne,
    signIn: () => ({ user }),
    renew: async (refused) => {
      asked.push(refused)
      return { user, token: 'new' }
    },
  })
  const calls = serve(noPresets)
  await http.listPresets(user)
  expect({ asked, bearers: bearers(calls) }).toEqual({ asked: [undefined], bearers: ['Bearer new'] })
})

/** The browser's zone is none that a machine of ours has, nor the one that stands in for an unknown one. */
const zone = 'Asia/Kathmandu'
function liveInZone() {
  const known = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...known, timeZone: zone })
}

it('API-01 API-07 calls go to /api with the time zone, those of the refresh cookie with credentials', async () => {
  liveInZone()
  const http = createHttp(noOne)
  const calls = serve(({ path }) => {
    if (path.endsWith('/logout')) return new Response(null, { status: 204 })
    return json(200, path.endsWith('/refresh-access-token') ? 'token' : { user, accessToken: 'token' })
  })
  await http.logIn({ email: user.email, password: 'Demo-Account-1' })
  await http.restoreSignIn()
  await http.refreshToken()
  await http.endSignIn()

  expect(
    calls.map(({ path, method, headers, credentials }) => [method, path, credentials, headers.get('x-timezone')]),
  ).toEqual([
    ['POST', '/api/user/login', 'include', zone],
    ['GET', '/api/user/persisted-login', 'include', zone],
    ['GET', '/api/user/refresh-access-token', 'include', zone],
    ['GET', '/api/user/logout', 'include', zone],
  ])
})

it('API-01 API-07 every other call goes to /api with the time zone as well, and never with credentials', async () => {
  liveInZone()
  const http = createHttp({ ...noOne, signIn: () => ({ user, token: 'token' }) })
  const window = { startDate: '2026-11-01T00:00:00.000Z', endDate: '2026-11-30T00:00:00.000Z' }
  const calls = serve(() => json(418, {}))
  const asked = [
    ...[http.listPresets(user), http.getPreset('oil'), http.deletePreset('oil')],
    ...[http.createPreset(user, { name: 'Oil', searchContext: {} })],
    ...[
      http.listOptions(),
      http.listInstruments(),
      http.loadCandles({ symbol: 'AAPL', range: '5D' }),
      http.loadHeatmap(),
    ],
    ...[http.searchEconomicCalendar(window), http.searchEarningsCalendar(window)],
    ...[http.searchContent({}), http.getContent('one')],
  ]
  await Promise.allSettled(asked)
  expect({
    calls: calls.length,
    elsewhere: calls.filter(({ path }) => !path.startsWith('/api/')),
    zones: new Set(calls.map(({ headers }) => headers.get('x-timezone'))),
    credentials: new Set(calls.map(({ credentials }) => credentials)),
  }).toEqual({ calls: asked.length, elsewhere: [], zones: new Set([zone]), credentials: new Set(['omit']) })
})

it('API-01 every call times out after 10 seconds, abortable ones included', async () => {
  const limits: number[] = []
  const after = (delayMs: number) => () => void limits.push(delayMs)
  serve(() => json(418, {}))
  const http = createHttp({ ...noOne, signIn: () => ({ user, token: 'token' }) }, { after })
  await Promise.allSettled([http.listPresets(user), http.loadHeatmap(), http.searchContent({}), http.endSignIn()])
  expect(limits).toEqual([10_000, 10_000, 10_000, 10_000])
})

it('API-01 a call without an answer times out after 10 seconds', async () => {
  const limits: number[] = []
  const after = (delayMs: number, run: () => void) => {
    limits.push(delayMs)
    run()
    return () => undefined
  }
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted())
  const http = createHttp(noOne, { after })

  await expect(http.restoreSignIn()).rejects.toMatchObject({ kind: 'silent', detail: { silence: 'slow' } })
  expect(limits).toEqual([10_000])
  vi.restoreAllMocks()
})

const page = (status: number, headers = {}) =>
  new Response('<html>', { status, headers: { 'content-type': 'text/html', ...headers } })
const broken: [string, string, () => Response | Promise<Response>][] = [
  ['a dead network', 'silent', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a body outside the contract', 'offContract', () => json(200, { user: 'demo', accessToken: 1 })],
  [
    'a page instead of JSON',
    'offContract',
    () => new Response('<html>', { headers: { 'content-type': 'application/json' } }),
  ],
  ['the page of a network that asks for a sign-in of its own', 'offContract', () => page(200)],
  ['the page of a proxy that refuses', 'offContract', () => page(403)],
  ['a status that is not promised', 'offContract', () => json(418, {})],
]
for (const [what, kind, answer] of broken) {
  it(`API-01 ${what} is a failure of its own kind: ${kind}`, async () => {
    serve(answer)
    const http = createHttp(noOne)
    await expect(http.restoreSignIn()).rejects.toMatchObject({ name: 'Error', kind })
  })
}

it('API-01 ERR-09 the page of a proxy that limits calls keeps its status and its wait', async () => {
  serve(() => page(429, { 'retry-after': '7' }))
  await expect(createHttp(noOne).restoreSignIn()).rejects.toMatchObject({
    kind: 'offContract',
    status: 429,
    detail: { retryAfterSeconds: 7 },
  })
})
