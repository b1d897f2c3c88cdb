import type { Page, Route } from '@playwright/test'
import { routesOf } from '../../../mock-server/http/routes.ts'
import { api } from '../../../src/contract/api.ts'
import { API_BASE } from '../../../src/contract/shared/calls.ts'
import type { Backend } from '../backend.ts'
import { expect } from '../expect.ts'

/** How a held call ends: as the backend answers it, refused by the backend with a status of the contract, or cut before it reaches the backend. */
export type Ending = 'answered' | 'cut' | number
export type HeldCalls = Awaited<ReturnType<typeof holdCalls>>

/** Holds the page's calls until the walk decides how they end. `ports`: the call of the contract behind each port, such as `user.login`. */
export async function holdCalls(page: Page, backend: Backend, ports: Record<string, string>) {
  const held = new Map<string, Route>()
  const counts: Record<string, number> = {}
  // a held call must not time out while a hand is busy
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })

  for (const [port, name] of Object.entries(ports)) {
    const { method, path } = routeOf(name)
    const pattern = new RegExp(`${API_BASE}${path.replace(/:\w+/g, '[^/]+')}(\\?.*)?$`)
    await page.route(pattern, (route) => {
      if (route.request().method() !== method) return route.fallback()
      held.set(port, route)
      counts[port] = (counts[port] ?? 0) + 1
    })
  }

  /** The held call of that port; waits until the page makes it. */
  async function heldOf(port: string): Promise<Route> {
    await expect.poll(() => held.has(port), `${port} is called`).toBe(true)
    const route = held.get(port)
    if (!route) throw new Error(`${port} was not called.`)
    return route
  }

  return {
    /** How often each port was called since the start. */
    counts,
    /** The request of the held call. */
    body: async (port: string) => (await heldOf(port)).request().postDataJSON(),
    async end(port: string, ending: Ending) {
      const route = await heldOf(port)
      held.delete(port)
      if (ending === 'cut') return route.abort('connectionreset')
      if (typeof ending === 'number') {
        await backend.fault({ call: String(ports[port]), kind: 'status', status: ending, count: 1 })
      }
      const answered = page.waitForResponse((response) => response.request() === route.request())
      await route.continue()
      await answered
    },
  }
}

export function routeOf(name: string) {
  const named = routesOf(api).find((one) => one.name === name)
  if (!named) throw new Error(`Nothing is named ${name}.`)
  return named.route
}
