import { createFallBack, transportsOn, type WayStore } from '../adapters/sockets/fall-back.ts'
import { createSockets, type Sockets } from '../adapters/sockets/sockets.ts'
import { RECONNECTION } from '../contract/shared/connection.ts'
import type { Environment } from '../contract/shared/environment.ts'

/** All that the app takes from outside. */
export type AppEnvironment = Environment & {
  /** The live connection. */
  createSockets(store: WayStore, time: Pick<Environment, 'now' | 'after'>): Sockets
}

/** The browser's, as it is whenever it is asked. */
export function browserEnvironment(): AppEnvironment {
  const now = () => Date.now()
  const after = (delayMs: number, run: () => void) => {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  }
  return {
    now,
    after,
    page: globalThis,
    // loaded when something is first kept there
    loadValues: async () => (await import('../adapters/storage/values.ts')).openValues,
    createSockets: (store, time) =>
      createSockets(time, '', { fallBack: createFallBack(store, transportsOn(globalThis), RECONNECTION) }),
  }
}
