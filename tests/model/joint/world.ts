import { hash } from '@node-rs/argon2'
import { type Environment, systemEnvironment } from '../../../mock-server/environment.ts'
import { users } from '../../../mock-server/store/schema.ts'
import { createSockets } from '../../../src/adapters/sockets/sockets.ts'
import { startApp } from '../../../src/root/app.ts'
import { startTestBackend } from '../../contract/backend.ts'
import { createSite, createTexts, createTime, openPage } from '../drive/page.ts'
import { eventually } from '../faults/scene.ts'

const START = Date.parse('2026-03-02T09:00:00.000Z')
export const ann = { email: 'ann@marketflux.test', username: 'ann', password: 'Secret-1-of-Ann' }

type Time = ReturnType<typeof createTime>
/** The backend's environment with its time from the test. The next turn of the event loop is the machine's: it is no time that one waits for. */
const backendOn = (time: Time): Environment => ({
  ...systemEnvironment,
  now: time.now,
  elapsed: time.clock.now.bind(time.clock),
  after: time.after,
})

/** One backend, any number of browsers, one clock. */
export async function createWorld() {
  const time = createTime(START)
  const backend = await startTestBackend({ demoAccount: 'none' }, backendOn(time))
  const { email, username, password } = ann
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 })
  const createdAt = new Date(time.now())
  await backend.database.insert(users).values({ id: 'ann', email, username, passwordHash, isVerified: true, createdAt })
  const pages: { close(): void }[] = []

  function createBrowser() {
    const site = createSite()
    const network = createCookies(backend.url)
    return {
      /** The calls that this browser has made, and how they were answered. */
      calls: network.calls,
      /** Opens a tab, with the app in it. */
      async open(address: string) {
        const { environment } = openPage(address, { site, ofTheTab: createTexts(), time, fetch: network.fetch })
        const sockets = createSockets(environment, backend.url, { transports: ['websocket'], forceNew: true })
        const { charts, root } = startApp({ ...environment, createSockets: () => sockets })
        pages.push({
          close() {
            root.root.stop()
            sockets.close()
          },
        })
        // what comes after the first rows is there, too
        await eventually(() => root.root.system.get('proof') !== undefined).toBe(true)
        return { ...charts, ...(await charts.forms()) }
      },
    }
  }
  return {
    backend,
    createBrowser,
    /** Lets time pass, for all of them at once. */
    pass: (milliseconds: number) => time.clock.increment(milliseconds),
    async close() {
      for (const page of pages) page.close()
      await backend.close()
    },
  }
}

/** A browser's network: `fetch` to the backend, with the cookies that it has set. */
function createCookies(origin: string) {
  const cookies = new Map<string, string>()
  const calls: string[] = []
  async function fetchOfPage(path: string, init: RequestInit) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { ...init.headers, ...(cookie && { cookie }) }
    const answer = await fetch(`${origin}${path}`, { ...init, headers })
    calls.push(`${init.method} ${path} ${answer.status}`)
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = '', rest] = /^([^=]+)=([^;]*)(.*)$/.exec(set) ?? []
      if (rest?.includes('; Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return { calls, fetch: fetchOfPage as typeof fetch }
}
