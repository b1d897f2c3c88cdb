// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const SCRIPT = 'https://app.test/assets/index-a.js'
type Worker = EventTarget & { state: string; postMessage(message: unknown): void }
let received: unknown[]
let registration: EventTarget & { waiting: Worker | null; installing: Worker | null }
let registered: string[]

const workerIn = (state: string): Worker =>
  Object.assign(new EventTarget(), { state, postMessage: (message: unknown) => received.push(message) })

beforeEach(() => {
  received = []
  registered = []
  registration = Object.assign(new EventTarget(), { waiting: null, installing: null })
  const register = async (address: string) => {
    registered.push(address)
    return registration
  }
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  vi.stubEnv('PROD', true)
  document.body.innerHTML = `<script type="module" src="${SCRIPT}"></script>`
})

async function openPage() {
  const { registerServiceWorker } = await import('../../../src/adapters/workers/service-worker.ts')
  await registerServiceWorker()
}
const shown = { type: 'page.shown', script: SCRIPT }

it('RTE-13 a waiting version receives the version of the page', async () => {
  registration.waiting = workerIn('installed')
  await openPage()
  expect([registered, received]).toEqual([['/sw.js'], [shown]])
})

it('RTE-13 a version that arrives while the page is open receives the version of the page once it waits', async () => {
  await openPage()
  const next = workerIn('installing')
  registration.installing = next
  registration.dispatchEvent(new Event('updatefound'))
  const seen = [received.length]
  for (const state of ['installed', 'activating', 'activated']) {
    next.state = state
    next.dispatchEvent(new Event('statechange'))
    seen.push(received.length)
  }
  expect([seen, received]).toEqual([[0, 1, 1, 1], [shown]])
})

it('STO-02 a browser without service workers registers none', async () => {
  vi.stubGlobal('navigator', {})
  await openPage()
  expect([registered, received]).toEqual([[], []])
})
