import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { check } from '../../../mock-server/http/check.ts'
import { failed, tooLarge } from '../../../mock-server/http/refusal.ts'
import { routesOf } from '../../../mock-server/http/routes.ts'
import { createServer } from '../../../mock-server/http/server.ts'
import { serveMock } from '../../../mock-server/mock/serve-mock.ts'
import { serveSources } from '../../../mock-server/sources/serve-sources.ts'
import { mockApi } from '../../../src/contract/mock/mock-api.ts'
import { Problem } from '../../../src/contract/shared/problem.ts'
import { SourceList } from '../../../src/contract/sources/sources.ts'
import { createHeld } from '../../held.ts'
import { storyOf } from '../../unit/content/content-item.ts'
import { type Answer, startTestBackend, type TestBackend } from '../backend.ts'

let backend: TestBackend
let closed: TestBackend
beforeAll(async () => {
  // nothing listens there
  backend = await startTestBackend({ feeds: ['http://127.0.0.1:9/feed'], privateFeeds: true })
  closed = await startTestBackend({ mock: 'off' })
  await backend.signUp({ email: 'reader@marketflux.test', username: 'reader', password: 'A-Lantern-1-Word' })
})
afterAll(() => Promise.all([backend.close(), closed.close()]))

const post = (path: string, body?: unknown) => backend.call('POST', `/mock/${path}`, { body })
const get = (path: string) => backend.call('GET', `/mock/${path}`)

async function readMail() {
  const { body } = await get('mails')
  const [mail] = /"id":"([^"]+)"/.exec(JSON.stringify(body))?.slice(1) ?? []
  return get(`mails/${mail}`)
}

async function sourcePath() {
  const { sources } = SourceList.parse((await get('feeds')).body)
  return `feeds/${sources[0]?.id}`
}

/** In this order: what clears comes last. */
const done: Record<string, () => Promise<Answer>> = {
  'mock.addFault': () => post('faults', { call: 'user.login', kind: 'latency', milliseconds: 0 }),
  'mock.listFaults': () => get('faults'),
  'mock.clearFaults': () => backend.call('DELETE', '/mock/faults'),
  'mock.injectNews': () => post('news', { items: [{ title: 'Rates held' }] }),
  'mock.injectContent': () => post('content', { items: [storyOf('a-story')] }),
  'mock.readClock': () => get('clock'),
  'mock.setClock': () => post('clock', { rate: 1 }),
  'mock.readWorld': () => get('world'),
  'mock.setWorld': () => post('world', { scenario: null }),
  'mock.readLog': () => get('log'),
  'mock.listMails': () => get('mails'),
  'mock.readMail': readMail,
  'mock.clearMails': () => backend.call('DELETE', '/mock/mails'),
  'mock.reset': () => post('reset'),
  'sources.listSources': () => get('feeds'),
  'sources.switchSource': async () => post(await sourcePath(), { isOn: true }),
  'sources.trySource': async () => post(`${await sourcePath()}/try`),
  'pages.showLevers': () => backend.call('GET', '/mock'),
  'pages.showOutbox': () => get('outbox'),
  'pages.showSources': () => get('sources'),
}

const pathOf = (path: string) => path.replace(/:\w+/, 'no..id')
const elsewhere = { headers: { 'sec-fetch-site': 'cross-site' } }
const routes = routesOf(mockApi)
const promised = routes.flatMap(({ name, route }) =>
  Object.keys(route.responses).map((status) => [name, Number(status)] as const),
)
const isInProcess = (status: number) => status === 413 || status === 500
const routeOf = (wanted: string) => routes.find(({ name }) => name === wanted)?.route

function ask(name: string, status: number): Promise<Answer> | undefined {
  const route = routeOf(name)
  if (!route) return undefined
  const { method, path } = route
  // an invalid JSON body; a GET has an invalid id in its path instead
  const wild = method === 'GET' ? {} : { body: '{' }
  if (status === 400) return backend.call(method, pathOf(path), wild)
  if (status === 403) return backend.call(method, pathOf(path), elsewhere)
  if (status === 404) return closed.call(method, pathOf(path))
  return done[name]?.()
}

/** Sends a call to a server whose access cannot be read where the status is 500. */
async function inject(status: number, call: InjectOptions) {
  let isBroken = false
  const access = {
    get kind() {
      if (isBroken) throw new Error('The access cannot be read.')
      return 'loopback' as const
    },
  }
  const server = createServer(() => {}, [], createHeld())
  // a call is refused before anything else is asked of what it would be answered from
  serveMock(server, { access } as never)
  serveSources(server, {} as never, access)
  isBroken = status === 500
  return server.inject(call)
}

/** What an answer is to be: JSON where the contract names no other type. */
const promiseOf = (said: unknown) =>
  typeof said === 'object' && said !== null && 'contentType' in said && 'body' in said
    ? { contentType: said.contentType, schema: said.body }
    : { contentType: 'application/json', schema: said }

it('API-01 BCK-04 the backend serves nothing under /mock that the contract does not list, save what its pages load', () => {
  const server = createServer(() => {}, [], createHeld())
  const served: string[] = []
  server.addHook('onRoute', ({ method, url }) => void served.push(`${method} ${url}`))
  // no call is made: nothing is asked of what they would be answered from
  serveMock(server, { access: { kind: 'loopback' } } as never)
  serveSources(server, {} as never, { kind: 'loopback' })
  const listed = served.filter((one) => !/^HEAD|\.(js|css)$|\/$/.test(one))
  expect(listed.sort()).toEqual(routes.map(({ route: { method, path } }) => `${method} ${path}`).sort())
})

describe('every status that a call of demos and tests promises', () => {
  const onBackend = promised.filter(([, status]) => !isInProcess(status))
  it.each(onBackend.toSorted(([one], [other]) => Object.keys(done).indexOf(one) - Object.keys(done).indexOf(other)))(
    'BCK-04 %s %i',
    async (name, status) => {
      const answer = await ask(name, status)
      const body = answer?.status === 204 ? undefined : answer?.body
      const { contentType, schema } = promiseOf(routeOf(name)?.responses[status])
      expect({
        status: answer?.status,
        type: body === undefined ? undefined : answer?.headers.get('content-type'),
        body: check(schema, body),
      }).toEqual({
        status,
        type: body === undefined ? undefined : `${contentType}; charset=utf-8`,
        body: { value: body },
      })
    },
  )

  // on a server of its own, where nothing has to be sent or broken
  const failures = routes.flatMap(({ name, route }) =>
    (route.method === 'GET' ? [500] : [413, 500]).map((status) => [name, status] as const),
  )
  it.each(failures)('BCK-04 %s %i', async (name, status) => {
    const route = routeOf(name)
    const { statusCode, body } = await inject(status, {
      method: route?.method ?? 'GET',
      url: pathOf(route?.path ?? ''),
      headers: { 'content-type': 'application/json', ...(status === 413 && { 'content-length': '20000000' }) },
    })
    const { problem } = status === 413 ? tooLarge() : failed()
    expect({ statusCode, problem: JSON.parse(body), schema: route?.responses[status] }).toEqual({
      statusCode: status,
      problem,
      schema: Problem,
    })
  })
})
