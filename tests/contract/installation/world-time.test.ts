import { io } from 'socket.io-client'
import { expect, it, onTestFinished } from 'vitest'
import { createClock } from '../../../mock-server/clock.ts'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { createInstallation } from '../../../mock-server/installation/installation.ts'
import { createWorldTime } from '../../../mock-server/installation/world-time.ts'
import { openProviders } from '../../../mock-server/providers/open-providers.ts'
import { momentOf } from '../../../mock-server/world/moments/moment-of.ts'
import type { Installation } from '../../../src/contract/installation/installation.ts'
import { Scenario } from '../../../src/contract/mock/mock.ts'
import { namespaces } from '../../../src/contract/shared/connection.ts'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { startTestBackend, type TestBackend } from '../backend.ts'

const HOUR = 3_600_000
const now = Date.parse('2026-11-25T12:00:00.000Z')
const from = Date.UTC(2026, 0, 1)
const seed = 'test'
const momentNamed = (scenario: Scenario) => momentOf(scenario, seed, from)

async function start(options: Parameters<typeof startTestBackend>[0]) {
  let at = now
  const backend = await startTestBackend({ isSimulated: true, seed, ...options }, { now: () => at })
  onTestFinished(() => backend.close())
  return { ...backend, goOn: (byMs: number) => (at += byMs) }
}
const begin = (backend: TestBackend, scenario: unknown) =>
  backend.call('POST', '/mock/world', { body: { scenario } }).then(({ status, body }) => [status, body])
const worldOf = async (backend: TestBackend) => {
  const { body } = await backend.call('GET', '/api/installation')
  return (body as { data: Installation }).data.world
}

/** The newest headline, and what else came first on the same connection. */
async function newestOf({ url }: TestBackend) {
  const socket = io(`${url}${namespaces.news}`, { transports: ['websocket'], forceNew: true })
  const named: Installation[] = []
  socket.on('installation', (installation: Installation) => named.push(installation))
  const lists = createQueue<NewsItem[]>()
  socket.on('initial', (items: NewsItem[]) => lists.add(items))
  socket.emit('search', {}, { subscription: 'list', sequence: 1 })
  onTestFinished(() => void socket.close())
  return {
    named,
    async next() {
      const [newest] = await lists.next()
      return Date.parse(newest?.publishedDatetime ?? '')
    },
  }
}

function createQueue<Value>() {
  const values: Value[] = []
  let wake = () => {}
  return {
    add(value: Value) {
      values.push(value)
      wake()
    },
    async next(): Promise<Value> {
      while (values.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      return values.shift() as Value
    },
  }
}

it('WLD-06 WLD-08 a scenario begins at its moment, whenever the backend starts, and goes on at the pace of the clock', async () => {
  const backend = await start({ scenario: 'fed-day' })
  const moment = momentNamed('fed-day')
  const at = async () => (await backend.call('GET', '/mock/world')).body
  const first = await at()
  backend.goOn(HOUR)
  expect([first, await at(), await worldOf(backend)]).toEqual([
    { now: new Date(moment).toISOString(), scenario: 'fed-day' },
    { now: new Date(moment + HOUR).toISOString(), scenario: 'fed-day' },
    { scenario: 'fed-day', offsetMs: moment - now },
  ])
})

it('WLD-08 headlines, prices, calendars and what is put in follow the time of the world; accounts and their mails do not', async () => {
  const backend = await start({ scenario: 'earnings-night' })
  const moment = momentNamed('earnings-night')
  const newest = await (await newestOf(backend)).next()
  const { body: heatmap } = await backend.call('GET', '/api/markets/heatmap')
  const window = {
    startDate: new Date(moment - HOUR).toISOString(),
    endDate: new Date(moment + 4 * HOUR).toISOString(),
  }
  const { body: reports } = await backend.call('POST', '/api/earnings-calendar/search-by-context', { body: window })
  await backend.call('POST', '/mock/news', { body: { items: [{ title: 'Put in' }] } })
  const [putIn] = backend.newsroom.real().flat()
  const { token } = await backend.signIn()
  const { body: signIns } = await backend.call('GET', '/api/user/sign-ins', { token })
  expect({
    newest: moment - newest >= 0 && moment - newest < HOUR,
    prices: (heatmap as { data: { asOf: string } }).data.asOf,
    reports: (reports as { data: unknown[] }).data.length >= 10,
    putIn: putIn?.publishedDatetime,
    signIns: (signIns as { asOf: string }).asOf,
  }).toEqual({
    newest: true,
    prices: new Date(moment).toISOString(),
    reports: true,
    putIn: new Date(moment).toISOString(),
    signIns: new Date(now).toISOString(),
  })
})

it('WLD-08 a scenario is begun and ended by a call: clients learn the time before they get the headlines of it', async () => {
  const backend = await start({})
  const moment = momentNamed('flash-crash')
  const list = await newestOf(backend)
  const seen = [now - (await list.next()) < HOUR]
  const begun = await begin(backend, 'flash-crash')
  const offsetMs = moment - now
  seen.push(Math.abs(moment - (await list.next())) < HOUR)
  const named = list.named.map(({ world }) => world)
  const ended = await begin(backend, null)
  seen.push(now - (await list.next()) < HOUR)
  expect({ begun, ended, seen, named, last: list.named.at(-1)?.world }).toEqual({
    begun: [200, { now: new Date(moment).toISOString(), scenario: 'flash-crash' }],
    ended: [200, { now: new Date(now).toISOString(), scenario: null }],
    seen: [true, true, true],
    named: [undefined, { scenario: 'flash-crash', offsetMs }],
    last: undefined,
  })
})

it('WLD-08 the clock of the backend takes the world along, clients learn it, and a reset leads back to the scenario of the start', async () => {
  const backend = await start({ scenario: 'quiet-sunday' })
  const moment = momentNamed('quiet-sunday')
  const at = async () => Date.parse(((await backend.call('GET', '/mock/world')).body as { now: string }).now) - moment
  await backend.call('POST', '/mock/clock', { body: { advance: HOUR } })
  const ahead = [await at(), (await worldOf(backend))?.offsetMs]
  await begin(backend, 'fed-day')
  await backend.call('POST', '/mock/reset')
  expect([...ahead, await at(), (await worldOf(backend))?.scenario]).toEqual([
    HOUR,
    moment + HOUR - now,
    0,
    'quiet-sunday',
  ])
})

it('WLD-08 a name that is none is refused with all names, and a scenario beside real news with a reason', async () => {
  const simulated = await start({})
  const mixed = await start({ feeds: ['tests/fixtures/feeds/links.rss'] })
  const messageOf = ([status, body]: unknown[]) => [status, (body as { message: string }).message]
  expect([
    messageOf(await begin(simulated, 'moon-landing')),
    messageOf(await begin(mixed, 'fed-day')),
    (await begin(mixed, null))[0],
  ]).toEqual([
    [400, expect.stringContaining(Scenario.options.join(', '))],
    [400, 'body: A scenario is simulated, and nothing real can stand beside it.'],
    200,
  ])
})

it('BCK-13 WLD-08 a source of real news that is switched on ends the scenario', () => {
  const environment = { ...systemEnvironment, now: () => now }
  const clock = createClock(environment)
  const { read, noteReading, world } = createInstallation(
    { isSimulated: true, hasFeeds: false, isLocal: true },
    createWorldTime(clock, { seed, scenario: 'fed-day' }, environment),
    openProviders([], () => {
      throw new Error('Nothing asks for the outside.')
    }),
  )
  const before = read().world?.scenario
  noteReading(true)
  expect([before, read().world, world.clock.now()]).toEqual(['fed-day', undefined, now])
})
