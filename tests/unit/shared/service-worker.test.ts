import * as database from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { until } from '../../setup.ts'

const ORIGIN = 'https://app.test'
const SCRIPT = '/assets/index-a.js'
/** An extendable event of a service worker. */
class Received extends Event {
  readonly work: Promise<unknown>[] = []
  constructor(type: string, received: object = {}) {
    super(type)
    Object.assign(this, received)
  }
  waitUntil(work: Promise<unknown>) {
    this.work.push(work)
  }
}
class Asked extends Received {
  answer: Promise<Response> | undefined
  respondWith(answer: Promise<Response>) {
    this.answer = answer
  }
}

/** The event listeners of the worker. */
let handlers: Record<string, ((event: unknown) => unknown)[]>
let stores: Map<string, Map<string, Response>>
/** The pages of the app that are open. */
let pages: unknown[]
let takesOver: ReturnType<typeof vi.fn>
let network: (url: URL) => Promise<Response>

const addressOf = (request: Request | string) =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).href

function storeOf(name: string) {
  const kept = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, kept)
  return {
    match: async (request: Request | string) => kept.get(addressOf(request))?.clone(),
    put: async (request: Request | string, answer: Response) => void kept.set(addressOf(request), answer),
    delete: async (request: Request | string) => kept.delete(addressOf(request)),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
  }
}

function stubBrowser() {
  const listen = (type: string, handler: (event: unknown) => unknown) => {
    handlers[type] = [...(handlers[type] ?? []), handler]
  }
  const caches = {
    open: async (name: string) => storeOf(name),
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: Request | string) =>
      [...stores.values()]
        .map((kept) => kept.get(addressOf(request)))
        .find(Boolean)
        ?.clone(),
  }
  const scope = {
    __SW_MANIFEST: ['/index.html', '/inspector-offline.html', SCRIPT].map((url) => ({ url, revision: 'a' })),
    addEventListener: listen,
    skipWaiting: takesOver,
    clients: { claim: async () => undefined, matchAll: async () => pages },
    registration: { scope: `${ORIGIN}/` },
    location: new URL('/sw.js', ORIGIN),
    caches,
  }
  const globals = {
    ...scope,
    ...database,
    self: scope,
    indexedDB: new database.IDBFactory(),
    FetchEvent: Asked,
    ExtendableEvent: Received,
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.stubGlobal('fetch', (request: Request | string) => network(new URL(addressOf(request))))
}

/** Dispatches an event to the worker; returns the promise that it waits for. */
async function notify(type: string, received: object = {}) {
  const event = new Received(type, received)
  for (const handle of handlers[type] ?? []) await handle(event)
  await Promise.all(event.work)
}

/** A request of a page. */
function request(path: string, { mode = 'navigate', destination = 'document' } = {}) {
  const asked = new Request(new URL(path, ORIGIN))
  Object.defineProperties(asked, { mode: { value: mode }, destination: { value: destination } })
  const event = new Asked('fetch', { request: asked })
  for (const handle of handlers.fetch ?? []) handle(event)
  return event
}
/** Returns the worker's response; undefined where it leaves that to the browser. */
const ask = (...asked: Parameters<typeof request>) => request(...asked).answer
const image = (number: number) =>
  Promise.all(request(`/content-images/${number}.svg`, { mode: 'no-cors', destination: 'image' }).work)

beforeEach(async () => {
  handlers = {}
  stores = new Map()
  pages = ['this one']
  takesOver = vi.fn(async () => undefined)
  network = async ({ pathname }) => new Response(`built ${pathname}`)
  stubBrowser()
  // as in production: in development the library cannot answer from its cache
  vi.stubEnv('NODE_ENV', 'production')
  vi.resetModules()
  await import('../../../src/service-worker.ts')
  await notify('install')
  await notify('activate')
})
afterEach(() => vi.useRealTimers())

it('STO-02 BCK-10 the cached page is served when the server does not answer within four seconds', async () => {
  vi.useFakeTimers()
  network = () => new Promise(() => undefined)
  let isAnswered = false
  const answer = ask('/terminal')
  void answer?.finally(() => {
    isAnswered = true
  })
  await vi.advanceTimersByTimeAsync(3_999)
  const early = isAnswered
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  expect([early, await (await answer)?.text()]).toEqual([false, 'built /index.html'])
})

it('RTE-01 offline, every page of the app is served from the cache, and the inspector’s page says that it needs the network', async () => {
  network = () => Promise.reject(new TypeError('Failed to fetch'))
  const texts = ['/', '/terminal/of-ann', '/news-pit', '/inspector'].map(async (path) => (await ask(path))?.text())
  expect(await Promise.all(texts)).toEqual([...Array(3).fill('built /index.html'), 'built /inspector-offline.html'])
})

it.each([
  '/mock',
  '/mock/outbox',
  '/api/user/logout',
  '/socket.io/',
  '/content-images',
  '/notices.txt',
  '/embed/frame.html',
])('BCK-03 BCK-04 the worker leaves %s to the browser, offline as well, because it is no page of the app', (path) => {
  expect([ask(path), ask('/terminal') instanceof Promise]).toEqual([undefined, true])
})

it('EMB-01 a frame in a page does not count as a page of the app', () => {
  expect(ask('/terminal', { destination: 'iframe' })).toBe(undefined)
})

it('RTE-13 a new version does not take over on its own, while other pages are open, or for an old page', async () => {
  const shown = async (script: string, open: number) => {
    pages = Array(open).fill('a page')
    await notify('message', { data: { type: 'page.shown', script: `${ORIGIN}${script}` } })
    return takesOver.mock.calls.length
  }
  const seen = [takesOver.mock.calls.length, await shown(SCRIPT, 2), await shown('/assets/index-old.js', 1)]
  expect([...seen, await shown(SCRIPT, 1)]).toEqual([0, 0, 0, 1])
})

it('BCK-09 the latest sixty story images are cached for a week', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const kept = () => [...(stores.get('content-images') ?? [])].map(([url]) => Number(/(\d+)\.svg$/.exec(url)?.[1]))
  for (let number = 1; number <= 70; number += 1) {
    vi.setSystemTime(Date.now() + 1_000)
    await image(number)
  }
  await until(() => expect(kept().length).toBe(60))
  const latest = kept()
  vi.setSystemTime(Date.now() + 8 * 86_400_000)
  await image(71)
  await until(() => expect(kept()).toEqual([71]))
  expect([Math.min(...latest), Math.max(...latest)]).toEqual([11, 70])
})
