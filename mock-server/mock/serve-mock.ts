import type { FastifyInstance } from 'fastify'
import { api } from '../../src/contract/api.ts'
import { mock } from '../../src/contract/mock/mock.routes.ts'
import type { Fault } from '../../src/contract/mock/mock.ts'
import { namespaces } from '../../src/contract/shared/connection.ts'
import type { Clock } from '../clock.ts'
import type { LiveStories } from '../content/live-stories.ts'
import type { Environment } from '../environment.ts'
import type { Newsroom } from '../feed/newsroom.ts'
import { bind } from '../http/bind.ts'
import { applies } from '../http/misbehave.ts'
import { invalid, notFound } from '../http/refusal.ts'
import { routesOf } from '../http/routes.ts'
import { type Serving, serve } from '../http/serve.ts'
import type { Installed } from '../installation/installation.ts'
import { policyOf } from '../serve-api.ts'
import type { Database } from '../store/open-store.ts'
import type { CallLog } from './call-log.ts'
import type { Faults } from './faults.ts'
import { fillUp } from './inject-news.ts'
import { guardMock, type MockAccess } from './mock-access.ts'
import { serveMockPages } from './page/serve-pages.ts'
import { serveMails } from './serve-mails.ts'

export type MockParts = {
  faults: Faults
  log: CallLog
  clock: Clock
  installation: Pick<Installed, 'world' | 'hasReal'>
  newsroom: Newsroom
  stories: Pick<LiveStories, 'inject'>
  database: Database
  access: MockAccess
  randomText: Environment['randomText']
  reset(): Promise<void>
}
/** In bytes: a thousand items of the maximum length. */
const INJECTION_LIMIT = 16 * 1024 * 1024
/** The last instant that the contract can express. */
const LAST_TIME = Date.parse('9999-12-31T23:59:59.999Z')
const done = { status: 204, body: undefined } as const

export function serveMock(server: FastifyInstance, parts: MockParts) {
  const servings = [...servingsOf(parts), ...serveMails(parts.database)]
  for (const named of routesOf(mock)) {
    const serving = servings.find(({ route }) => route === named.route)
    if (!serving) throw new Error(`mock.${named.name} is not served.`)
    bind(server, named, serving, { url: named.route.path, guard: guardMock(parts.access), bodyLimit: INJECTION_LIMIT })
  }
  serveMockPages(server, parts.access, refuseIdle)
}

function servingsOf({ faults, log, clock, installation, newsroom, stories, randomText, reset }: MockParts): Serving[] {
  const readWorld = () => ({
    now: timeOf(installation.world.clock),
    scenario: installation.world.read()?.scenario ?? null,
  })
  const readClock = () => ({ now: timeOf(clock), rate: clock.rate() })
  return [
    serve(mock.addFault, async ({ body }) => {
      refuseIdle(body)
      faults.add(body)
      return done
    }),
    serve(mock.listFaults, async () => ({ status: 200, body: { faults: faults.list() } })),
    serve(mock.clearFaults, async () => {
      faults.clear()
      return done
    }),
    serve(mock.injectNews, async ({ body }) => {
      const now = installation.world.clock.now()
      const items = body.items.map((item) => fillUp(item, now, randomText(9)))
      await newsroom.keep(items)
      return { status: 200, body: { ids: items.map(({ id }) => id) } }
    }),
    serve(mock.injectContent, async ({ body: { items } }) => {
      stories.inject(items)
      return { status: 200, body: { ids: items.map(({ id }) => id) } }
    }),
    serve(mock.readClock, async () => ({ status: 200, body: readClock() })),
    serve(mock.setClock, async ({ body: { now, advance, rate } }) => {
      const isMoved = now !== undefined || advance !== undefined
      const time = (now === undefined ? clock.now() : Date.parse(now)) + (advance ?? 0)
      if (time > LAST_TIME) throw invalid('body: The clock ends with the year 9999.')
      clock.change({ ...(isMoved ? { now: time } : {}), ...(rate === undefined ? {} : { rate }) })
      return { status: 200, body: readClock() }
    }),
    serve(mock.readWorld, async () => ({ status: 200, body: readWorld() })),
    serve(mock.setWorld, async ({ body: { scenario } }) => {
      if (scenario && installation.hasReal())
        throw invalid('body: A scenario is simulated, and nothing real can stand beside it.')
      installation.world.begin(scenario ?? undefined)
      return { status: 200, body: readWorld() }
    }),
    serve(mock.reset, async () => {
      await reset()
      return done
    }),
    serve(mock.readLog, async () => ({ status: 200, body: log.read() })),
  ]
}

const timeOf = (clock: Clock) => new Date(clock.now()).toISOString()

/** A fault that could never happen is a mistake of the caller. */
function refuseIdle(fault: Fault) {
  if (fault.call === '*') return
  if (Object.values<string>(namespaces).includes(fault.call)) {
    if (fault.kind === 'status' || fault.kind === 'expiredToken')
      throw invalid('This fault does not apply to a namespace.')
    return
  }
  const named = routesOf(api).find(({ name }) => name === fault.call)
  if (!named) throw notFound(`Nothing is named ${fault.call}.`)
  if (!applies(fault, named.route, policyOf(named))) throw invalid(`This fault does not apply to ${fault.call}.`)
}
