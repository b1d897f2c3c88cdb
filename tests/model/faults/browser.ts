import { afterAll, vi } from 'vitest'
import { type AnyActorRef, SimulatedClock } from 'xstate'
import type { NewsItem } from '../../../src/contract/news.ts'
import { noticeOf } from '../../../src/machines/notification.machine.ts'
import { startApp } from '../../../src/root/app.ts'
import { inspection } from '../../../src/root/inspection.ts'

const { database, time, live } = vi.hoisted(() => ({
  database: new Map<string, unknown>(),
  live: { items: [] as readonly NewsItem[] },
  time: { clock: undefined as SimulatedClock | undefined },
}))
vi.mock('idb-keyval', () => ({
  createStore: (name: string) => name,
  get: async (key: string, store: string) => database.get(`${store} ${key}`),
  set: async (key: string, value: unknown, store: string) => void database.set(`${store} ${key}`, value),
  clear: async (store: string) => {
    for (const key of [...database.keys()]) if (key.startsWith(`${store} `)) database.delete(key)
  },
}))

vi.mock('xstate', async (load) => {
  const xstate = await load<typeof import('xstate')>()
  const createActor: typeof xstate.createActor = (logic, ...[options]) =>
    xstate.createActor(logic, { ...options, clock: time.clock } as typeof options)
  return { ...xstate, createActor }
})

// of the files that share a worker others have stand-ins of their own
afterAll(() => {
  for (const module of ['idb-keyval', 'xstate', '../../../src/adapters/sockets/sockets.ts']) vi.doUnmock(module)
  vi.resetModules()
})

type Tell = (event: { type: string; at?: number; items?: readonly NewsItem[] }) => void
/** The live connection opens at once and brings the news of `live`; nothing comes later, and of the other namespaces nothing at all. */
vi.mock('../../../src/adapters/sockets/sockets.ts', () => {
  const open = (tell: Tell) => {
    tell({ type: 'connection.opened', at: 0 })
    return () => undefined
  }
  const searchNews = (_: unknown, tell: Tell) => {
    const stop = open(tell)
    tell({ type: 'items.replaced', items: live.items })
    return stop
  }
  const watchVersion = () => () => undefined
  // the other namespaces never connect
  const silent = {
    connected: false,
    io: { _reconnecting: false },
    on: () => silent,
    off: () => silent,
    emit: () => silent,
  }
  const [financial, content] = [() => silent, () => silent]
  const isConnected = () => true
  return { createSockets: () => ({ watchConnection: open, watchVersion, searchNews, financial, content, isConnected }) }
})

export type Browser = ReturnType<typeof createBrowser>
export type App = Awaited<ReturnType<typeof start>>

/** As much of a browser as the adapters ask for. It runs the app as `main.tsx` does, without its screens. */
export function createBrowser() {
  database.clear()
  live.items = []
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('sessionStorage', createStorage())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  // there are no other tabs
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
    },
  )
  const clock = new SimulatedClock()
  time.clock = clock
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController()
    clock.setTimeout(() => limit.abort(new DOMException('Too late.', 'TimeoutError')), milliseconds)
    return limit.signal
  })
  const downloads: string[] = []
  const charts: AnyActorRef[] = []
  inspection.watch = (root) => void charts.push(root)
  let app: App | undefined

  function close() {
    for (const chart of charts.splice(0)) chart.stop()
  }
  return {
    /** It stands still until a test moves it: no call is given up, and nothing is tried again by itself. */
    clock,
    /** The names of the saved files. */
    downloads,
    /** What the browser's database holds, by store and name. */
    database,
    /** What the live connection brings when it opens. */
    news: (items: readonly NewsItem[]) => {
      live.items = items
    },
    app() {
      if (!app) throw new Error('No page is open.')
      return app
    },
    /** Loads the app at an address, also again: what the browser keeps is still there. */
    async open(address: string) {
      close()
      stubPage(address, downloads)
      app = await start()
    },
    /** Tells the page that the network is back: what waits for it is tried again. */
    comeBack: () => dispatchEvent(new Event('online')),
    close,
  }
}

async function start() {
  const { charts, root } = startApp()
  const notices: string[] = []
  charts.notification.subscribe({
    next(snapshot) {
      const notice = noticeOf(snapshot)
      if (notice) notices.push(`${notice.kind}: ${notice.text}`)
    },
    // a test may have it fail
    error: () => undefined,
  })
  return { ...charts, ...(await charts.forms()), notices, root: root.root }
}

function createStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  }
}

function stubPage(address: string, downloads: string[]) {
  const page = new EventTarget()
  const location = new URL(address, 'http://127.0.0.1')
  const history = { length: 1, state: undefined as unknown, pushState: move, replaceState: move }
  function move(state: unknown, _: string, path = location.href) {
    history.state = state
    location.href = new URL(path, location).href
  }
  const listeners = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  }
  const createElement = () => ({
    download: '',
    click() {
      downloads.push(this.download)
    },
  })
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { dataset: {} },
    querySelector: () => null,
    getElementById: () => null,
    querySelectorAll: () => [],
    createElement,
  })
  const globals = { ...listeners, location, history, document, name: '' }
  for (const [name, value] of Object.entries({ ...globals, window: globals })) vi.stubGlobal(name, value)
}
