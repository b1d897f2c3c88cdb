import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { check } from '../../../mock-server/http/check.ts'
import { type NamedRoute, routesOf } from '../../../mock-server/http/routes.ts'
import { policyOf } from '../../../mock-server/serve-api.ts'
import { api } from '../../../src/contract/api.ts'
import { API_BASE } from '../../../src/contract/shared/calls.ts'
import { accountCases } from '../account/accounts-cases.ts'
import { type Answer, demo, sharedBackend, type TestBackend, unverified } from '../backend.ts'
import { calendarCases } from '../calendar/calendar-cases.ts'
import { contentCases } from '../content/content-cases.ts'
import { deskCases } from '../desks/desk-cases.ts'
import { marketCases } from '../markets/market-cases.ts'
import { presetCases } from '../presets/preset-cases.ts'
import { ownSourceCases } from '../sources/own-source-cases.ts'
import { watchlistCases } from '../watchlists/watchlist-cases.ts'
import { askAtOnce } from './ask-at-once.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend({ isSimulated: true })
  await backend.addUnverified()
})
beforeEach(() => backend.pass(3_600_000))

const login = (body: unknown) => backend.call('POST', '/api/user/login', { body })
const get = (path: string, asked = {}) => backend.call('GET', `/api/user/${path}`, asked)
const list = (body: unknown, token?: string) =>
  backend.call('POST', '/api/feed-configuration/user', { body, ...(token ? { token } : {}) })

const elsewhere = { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' } }
const { email, password, username } = demo
const owner = { username, email }
const long = { ...demo, password: 'x'.repeat(70_000) }

/** One real request for every status that the contract lists for a call. 429 and 500 are the same for all. */
const cases: Record<string, () => Promise<Answer>> = {
  'user.login 200': () => login({ email, password }),
  'user.login 400': () => login({ email }),
  'user.login 401': () => login({ email, password: 'Wrong-1-Password' }),
  'user.login 403': () => login({ email: unverified.email, password: unverified.password }),
  'user.login 404': () => login({ email: 'unknown@marketflux.test', password }),
  'user.login 413': () => login(long),
  'user.logout 204': async () => get('logout', { cookie: (await backend.signIn()).cookie }),
  'user.logout 403': () => get('logout', elsewhere),
  'user.persistedLogin 200': async () => get('persisted-login', { cookie: (await backend.signIn()).cookie }),
  'user.persistedLogin 401': async () => {
    const { cookie } = await backend.signIn()
    await get('logout', { cookie })
    return get('persisted-login', { cookie })
  },
  'user.persistedLogin 403': () => get('persisted-login', elsewhere),
  'user.refreshAccessToken 200': async () => get('refresh-access-token', { cookie: (await backend.signIn()).cookie }),
  'user.refreshAccessToken 401': () => get('refresh-access-token'),
  'user.refreshAccessToken 403': () => get('refresh-access-token', elsewhere),
  'feedConfiguration.list 200': async () => list(owner, (await backend.signIn()).token),
  'feedConfiguration.list 400': async () => list({}, (await backend.signIn()).token),
  'feedConfiguration.list 401': () => list(owner),
  'feedConfiguration.list 403': async () =>
    list({ username: 'new', email: unverified.email }, (await backend.signIn()).token),
  'feedConfiguration.list 413': async () => list(long, (await backend.signIn()).token),
  'installation.read 200': () => backend.call('GET', '/api/installation'),
  ...accountCases(() => backend),
  ...ownSourceCases(() => backend),
  ...calendarCases(() => backend),
  ...contentCases(() => backend),
  ...deskCases(() => backend),
  ...marketCases(() => backend),
  ...presetCases(() => backend),
  ...watchlistCases(() => backend),
}

const routes = routesOf(api)
const byName = (named: NamedRoute[]) => named.map(({ name, route }) => [name, route] as const)
const promised = routes.flatMap(({ name, route }) => Object.keys(route.responses).map((status) => `${name} ${status}`))
const isCommon = (key: string) => / (429|500)$/.test(key)
const promiseOf = (key: string) => {
  const [name, status] = key.split(' ')
  const found = routes.find((one) => one.name === name)
  return { status: Number(status), schema: found?.route.responses[Number(status)] }
}
const pathOf = (path: string) => `${API_BASE}${path.replace(/:\w+/g, 'some-id')}`

describe('every status that the contract lists for a call', () => {
  it('API-01 every status has a request that receives it', () => {
    expect(Object.keys(cases).sort()).toEqual(promised.filter((key) => !isCommon(key)).sort())
  })

  it.each(Object.entries(cases))('API-01 %s', async (key, ask) => {
    const { status, schema } = promiseOf(key)
    const answer = await ask()
    const body = answer.status === 204 ? undefined : answer.body
    const reports = answer.status === 500 ? backend.reports : []
    expect({ status: answer.status, body: check(schema, body), reports }).toEqual({
      status,
      body: { value: body },
      reports: [],
    })
  })

  it.each(byName(routes))('API-01 %s 429', async (name, route) => {
    const { calls, seconds } = policyOf({ name, route }).limit
    await backend.addFault({ call: name, kind: 'status', status: 500, count: calls + 1 })
    const ask = () => backend.call(route.method, pathOf(route.path))
    const free = await askAtOnce(backend.url, route.method, pathOf(route.path), calls)
    const { status, body, headers } = await ask()
    backend.pass(seconds * 1000)
    const later = await ask()
    expect([free, status, headers.get('retry-after'), later.status]).toEqual([
      Array(calls).fill(500),
      429,
      String(seconds),
      500,
    ])
    expect(check(route.responses[429], body)).toEqual({ value: body })
  })

  it.each(byName(routes))('API-01 BCK-04 %s 500', async (name, route) => {
    await backend.addFault({ call: name, kind: 'status', status: 500, count: 1 })
    const answer = await backend.call(route.method, pathOf(route.path))
    expect([answer.status, check(route.responses[500], answer.body)]).toEqual([500, { value: answer.body }])
  })
})
