import { SimulatedClock } from 'xstate'
import type { Environment } from '../../../src/contract/shared/environment.ts'
import type { ValueStore } from '../../../src/contract/shared/storage.ts'
import { createLocks } from '../session/tabs/locks.ts'

/** Time that stands still until a test moves it: no call is given up, and nothing is tried again by itself. */
export function createTime(start = Date.now()) {
  const clock = new SimulatedClock()
  return {
    clock,
    now: () => start + clock.now(),
    after(delayMs: number, run: () => void) {
      const timer = clock.setTimeout(run, delayMs)
      return () => clock.clearTimeout(timer)
    },
  }
}
type Time = Pick<Environment, 'now' | 'after'>

/** What the tabs of a browser share. */
export function createSite() {
  const lasting = createTexts()
  const database = new Map<string, unknown>()
  const lines = new Set<Line>()
  class Line extends EventTarget {
    constructor(readonly name: string) {
      super()
      lines.add(this)
    }
    postMessage(data: unknown) {
      for (const other of lines)
        if (other !== this && other.name === this.name)
          other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }))
    }
    close() {
      lines.delete(this)
    }
  }
  const openValues = (name: string): ValueStore => ({
    get: async <Value>(key: string) => database.get(`${name} ${key}`) as Value | undefined,
    set: async (key, value) => void database.set(`${name} ${key}`, value),
    async clear() {
      for (const key of [...database.keys()]) if (key.startsWith(`${name} `)) database.delete(key)
    },
  })
  return {
    lasting,
    database,
    loadValues: async () => openValues,
    BroadcastChannel: Line,
    locks: createLocks(() => undefined),
  }
}
type Site = ReturnType<typeof createSite>

export function createTexts() {
  const texts = new Map<string, string>()
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, value: string) => texts.set(name, value),
    removeItem: (name: string) => texts.delete(name),
  }
}

type Tab = {
  site: Site
  ofTheTab: ReturnType<typeof createTexts>
  time: Time
  fetch: typeof fetch
  /** The names of the saved files. */
  downloads?: string[]
}

/** A page of a browser at an address: as much of it as the adapters ask for. It has no screen. */
export function openPage(address: string, { site, ofTheTab, time, fetch, downloads = [] }: Tab) {
  const events = new EventTarget()
  const location = new URL(address, 'http://127.0.0.1')
  const page = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    ...{ location, history: createHistory(location), document: createDocument(downloads), name: '' },
    navigator: { onLine: true, locks: site.locks },
    ...{ localStorage: site.lasting, sessionStorage: ofTheTab, BroadcastChannel: site.BroadcastChannel },
    ...{ isSecureContext: true, crypto, fetch },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  }
  const whole = Object.assign(page, { window: page }) as unknown as Environment['page']
  const environment: Environment = { now: time.now, after: time.after, page: whole, loadValues: site.loadValues }
  return {
    environment,
    page: whole,
  }
}

function createHistory(location: URL) {
  const history = { length: 1, state: undefined as unknown, pushState: move, replaceState: move }
  function move(state: unknown, _: string, path = location.href) {
    history.state = state
    location.href = new URL(path, location).href
  }
  return history
}

function createDocument(downloads: string[]) {
  const createElement = () => ({
    download: '',
    click() {
      downloads.push(this.download)
    },
  })
  return Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    hidden: false,
    documentElement: { dataset: {} },
    querySelector: () => null,
    getElementById: () => null,
    querySelectorAll: () => [],
    createElement,
  })
}
