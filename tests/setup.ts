import { afterAll, afterEach, expect, vi } from 'vitest'
import { PATIENCE_MS } from './patience.ts'
import { failOnOutput } from './worker.ts'

export { allowOutput } from './worker.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** How many assertions ran. */
    assertions?: number
  }
}

/** Asks again and again until `check` passes. */
export const until = <Found>(check: () => Found, timeout = PATIENCE_MS) => vi.waitFor(check, { timeout })

// files share a worker, so each leaves it as it found it; of hooks the last runs first
afterEach(failOnOutput)
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  failOnOutput()
})
if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: PATIENCE_MS })
  // jsdom has none, and the router calls it after each navigation
  window.scrollTo = () => undefined
  // nor has it this; the ids that tests use need no escapes
  Object.assign(globalThis, { CSS: { escape: (id: string) => id } })
  afterEach(cleanup)
  afterAll(() => {
    document.body.replaceChildren()
    document.title = ''
    for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
    localStorage.clear()
    sessionStorage.clear()
    window.name = ''
    history.replaceState(null, '', '/')
  })
}
afterEach(({ task }) => {
  task.meta.assertions = expect.getState().assertionCalls
})
