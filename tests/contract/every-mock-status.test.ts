import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { check } from '../../mock-server/http/check.ts'
import { routesOf } from '../../mock-server/http/routes.ts'
import { mock } from '../../src/contract/routes/mock.ts'
import { storyOf } from '../unit/content-item.ts'
import { type Answer, sharedBackend, startTestBackend, type TestBackend } from './backend.ts'

let backend: TestBackend
let closed: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
  closed = await startTestBackend({ mock: 'off' })
  await backend.signUp({ email: 'reader@marketflux.test', username: 'reader', password: 'A-Lantern-1-Word' })
})
afterAll(() => closed.close())

const post = (path: string, body?: unknown) => backend.call('POST', `/mock/${path}`, { body })
const get = (path: string) => backend.call('GET', `/mock/${path}`)

async function readMail() {
  const { body } = await get('mails')
  const [mail] = /"id":"([^"]+)"/.exec(JSON.stringify(body))?.slice(1) ?? []
  return get(`mails/${mail}`)
}

/** In this order: what clears comes last. */
const done: Record<string, () => Promise<Answer>> = {
  addFault: () => post('faults', { call: 'user.login', kind: 'latency', milliseconds: 0 }),
  listFaults: () => get('faults'),
  clearFaults: () => backend.call('DELETE', '/mock/faults'),
  injectNews: () => post('news', { items: [{ title: 'Rates held' }] }),
  injectContent: () => post('content', { items: [storyOf('a-story')] }),
  readClock: () => get('clock'),
  setClock: () => post('clock', { rate: 1 }),
  readLog: () => get('log'),
  listMails: () => get('mails'),
  readMail,
  clearMails: () => backend.call('DELETE', '/mock/mails'),
  reset: () => post('reset'),
}

const place = (path: string) => path.replace(/:\w+/, 'no..id')
const elsewhere = { headers: { 'sec-fetch-site': 'cross-site' } }
const routes = routesOf(mock)
const promised = routes.flatMap(({ name, route }) =>
  Object.keys(route.responses).map((status) => [name, Number(status)] as const),
)
const routeOf = (wanted: string) => routes.find(({ name }) => name === wanted)?.route

function ask(name: string, status: number): Promise<Answer> | undefined {
  const route = routeOf(name)
  if (!route) return undefined
  const { method, path } = route
  // a body that is no JSON; a read has none, but an id in its path
  const wild = method === 'GET' ? {} : { body: '{' }
  if (status === 400) return backend.call(method, place(path), wild)
  if (status === 403) return backend.call(method, place(path), elsewhere)
  if (status === 404) return closed.call(method, place(path))
  return done[name]?.()
}

describe('every status that a call of demos and tests promises', () => {
  it.each(promised.toSorted(([one], [other]) => Object.keys(done).indexOf(one) - Object.keys(done).indexOf(other)))(
    'BCK-04 mock.%s %i',
    async (name, status) => {
      const answer = await ask(name, status)
      const body = answer?.status === 204 ? undefined : answer?.body
      const checked = check(routeOf(name)?.responses[status], body)
      expect({ status: answer?.status, body: checked }).toEqual({ status, body: { value: body } })
    },
  )
})
