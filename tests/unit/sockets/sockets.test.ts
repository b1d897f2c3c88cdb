import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFinancial } from '../../../src/adapters/sockets/financial.ts'
import { watchQuotes } from '../../../src/adapters/sockets/quotes.ts'
import { createSockets } from '../../../src/adapters/sockets/sockets.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { until } from '../../setup.ts'
import { newsItem } from '../feed/news-item.ts'
import { type Client, fakeSocketServer, MockTransport, type Received } from './fake-socket-server.ts'

let server: ReturnType<typeof fakeSocketServer>
let received: Received[]
let sockets: ReturnType<typeof createSockets>
let address = 0

function begin(habits: Parameters<typeof fakeSocketServer>[3] = {}, timeout = 20_000, delay = 1, namespace = '/news') {
  const url = `ws://127.0.0.1:${9000 + ++address}`
  received = []
  server = fakeSocketServer(`${url}/socket.io/`, namespace, (said) => received.push(said), habits)
  const pauses = { reconnectionDelay: delay, reconnectionDelayMax: delay * 5 }
  sockets = createSockets(browserEnvironment(), url, { transports: [MockTransport], ...pauses, timeout })
}
function end() {
  sockets.close()
  server.stop()
}
beforeEach(() => begin())
afterEach(end)

const searches = () => received.filter(({ event }) => event === 'search')
const lastSearch = (): { client: Client; context: unknown; tag: { subscription: string; sequence: number } } => {
  const { client, values } = searches().at(-1) as Received
  const [context, tag] = values as [unknown, { subscription: string; sequence: number }]
  return { client, context, tag }
}
const reported = () => {
  const events: { type: string; items?: readonly { id: string }[] }[] = []
  return { events, notify: (event: (typeof events)[number]) => events.push(event) }
}
const said = (events: ReturnType<typeof reported>['events']) =>
  events.map(({ type, items }) => (items ? [type, ...items.map(({ id }) => id)] : [type]))

it('RT-02 searches on connect, replaces the list on initial, and merges the batches of a frame at once', async () => {
  const { events, notify } = reported()
  sockets.searchNews({ keywords: ['fed'] }, notify)
  await until(() => expect(searches()).toHaveLength(1))
  const { client, context, tag } = lastSearch()
  client.emit('initial', [newsItem('a')], { ...tag, room: 'r1' })
  client.emit('update', [newsItem('b')], 'r1')
  client.emit('update', [newsItem('c')], 'r1')

  await until(() => expect(events).toHaveLength(3))
  expect({ context, said: said(events) }).toEqual({
    context: { keywords: ['fed'] },
    said: [['connection.opened'], ['items.replaced', 'a'], ['items.merged', 'b', 'c']],
  })
})

it('RT-04 reports when the first attempt fails, and when a later one succeeds', async () => {
  const url = `ws://127.0.0.1:${9000 + ++address}`
  const far = createSockets(browserEnvironment(), url, {
    transports: [MockTransport],
    reconnectionDelay: 1,
    reconnectionDelayMax: 5,
  })
  const seen: string[] = []
  const stop = far.watchConnection(({ type }) => seen.push(type))
  far.searchNews({}, () => undefined)
  await until(() => expect(seen).toContain('connection.failed'))
  const late = fakeSocketServer(`${url}/socket.io/`, '/news', () => undefined)
  await until(() => expect(seen).toContain('connection.opened'))
  stop()
  far.close()
  late.stop()
  expect([...new Set(seen)]).toEqual(['connection.failed', 'connection.opened'])
})

it('RTE-13 reports the version that the server names, and ignores malformed ones', async () => {
  const named: unknown[] = []
  const stop = sockets.watchVersion((event) => named.push(event))
  sockets.searchNews({}, () => undefined)
  await until(() => expect(searches()).toHaveLength(1))
  const { client } = lastSearch()
  for (const version of ['index-a.js', '', 7, null, 'index-b.js']) client.emit('version', version)
  await until(() => expect(named).toHaveLength(2))
  stop()
  expect(named).toEqual(['index-a.js', 'index-b.js'].map((version) => ({ type: 'version.named', version })))
})

it('RT-05 drops answers to an older search, and updates of a room that it has left', async () => {
  const first = reported()
  const stop = sockets.searchNews({ keywords: ['old'] }, first.notify)
  await until(() => expect(searches()).toHaveLength(1))
  const old = lastSearch()
  stop()
  const second = reported()
  sockets.searchNews({ keywords: ['new'] }, second.notify)
  await until(() => expect(searches()).toHaveLength(2))
  const { client, tag } = lastSearch()
  client.emit('initial', [newsItem('late')], { ...old.tag, room: 'r1' })
  client.emit('update', [newsItem('later')], 'r1')
  client.emit('initial', [newsItem('b')], { ...tag, room: 'r2' })

  await until(() => expect(second.events).toHaveLength(2))
  expect([said(first.events), said(second.events)]).toEqual([
    [['connection.opened']],
    [['connection.opened'], ['items.replaced', 'b']],
  ])
})

it('RT-02 lists with the same context share one subscription, which lasts as long as one of them', async () => {
  const [one, other] = [reported(), reported()]
  const leave = sockets.searchNews({}, one.notify)
  await until(() => expect(searches()).toHaveLength(1))
  sockets.searchNews({}, other.notify)
  await until(() => expect(searches()).toHaveLength(2))
  expect(searches().map(({ values }) => values[1])).toEqual([
    { subscription: 's1', sequence: 1 },
    { subscription: 's1', sequence: 2 },
  ])
  const { client, tag } = lastSearch()
  client.emit('initial', [], { ...tag, room: 'all' })
  await until(() => expect(other.events).toHaveLength(2))
  client.emit('update', [newsItem('a')], 'all')

  await until(() => expect(other.events).toHaveLength(3))
  leave()
  client.emit('update', [newsItem('b')], 'all')
  await until(() => expect(said(other.events).at(-1)).toEqual(['items.merged', 'b']))
  expect(said(one.events).at(-1)).toEqual(['items.merged', 'a'])
})

const losses: [string, () => void][] = [
  ['a lost transport', () => server.dropAll()],
  ['bytes that are no packet', () => server.garble()],
  ['a word of the server that this is over', () => server.dismissAll()],
]
for (const [cause, lose] of losses) {
  it(`RT-03 after ${cause} it reconnects and searches again`, async () => {
    const { events, notify } = reported()
    sockets.searchNews({ keywords: ['fed'] }, notify)
    await until(() => expect(searches()).toHaveLength(1))
    const first = lastSearch()
    first.client.emit('initial', [newsItem('a')], { ...first.tag, room: 'r1' })
    await until(() => expect(events).toHaveLength(2))
    lose()
    await until(() => expect(searches()).toHaveLength(2))
    const again = lastSearch()
    again.client.emit('initial', [newsItem('b'), newsItem('a')], { ...again.tag, room: 'r1' })

    await until(() => expect(events).toHaveLength(5))
    expect({ said: said(events), context: again.context, isNewer: again.tag.sequence > first.tag.sequence }).toEqual({
      said: [
        ['connection.opened'],
        ['items.replaced', 'a'],
        ['connection.lost'],
        ['connection.opened'],
        ['items.replaced', 'b', 'a'],
      ],
      context: { keywords: ['fed'] },
      isNewer: true,
    })
  })
}

it('RT-03 reconnects by itself and searches again when the server ends a list’s connection', async () => {
  const { events, notify } = reported()
  sockets.searchNews({ keywords: ['fed'] }, notify)
  await until(() => expect(searches()).toHaveLength(1))
  lastSearch().client.end()
  await until(() => expect(searches()).toHaveLength(2))
  expect([said(events), lastSearch().context]).toEqual([
    [['connection.opened'], ['connection.lost'], ['connection.opened']],
    { keywords: ['fed'] },
  ])
})

it('RT-03 RT-01 reconnects once for prices and calendars when the server ends their shared connection', async () => {
  end()
  begin({}, 20_000, 1, '/financial')
  const events = () => received.map(({ event }) => event)
  const { ask } = watchQuotes(sockets.financial(), () => undefined, browserEnvironment())
  ask(['ES1'])
  createFinancial(sockets.financial()).watchEconomicCalendar(() => undefined)
  const asked = ['connect', 'quotes.connect', 'economic-calendar.connect']
  await until(() => expect(events()).toEqual(asked))
  received[0]?.client.end()
  await until(() => expect(events()).toEqual([...asked, ...asked]))
})

it('RT-02 the server is notified when the last subscriber of a list has left, and the list is not searched again', async () => {
  const leaves = () => received.filter(({ event }) => event === 'leave').map(({ values }) => values)
  const stops = [sockets.searchNews({ keywords: ['fed'] }, () => undefined)]
  stops.push(sockets.searchNews({ keywords: ['fed'] }, () => undefined))
  await until(() => expect(searches()).toHaveLength(1))
  stops[0]?.()
  sockets.searchNews({ keywords: ['oil'] }, () => undefined)
  await until(() => expect(searches()).toHaveLength(2))
  const before = leaves()
  stops[1]?.()
  await until(() => expect(leaves()).toEqual([['s1']]))
  server.dropAll()
  await until(() => expect(searches()).toHaveLength(3))
  expect([before, lastSearch().context]).toEqual([[], { keywords: ['oil'] }])
})

it('RT-04 logs an error and an item outside the contract, and keeps the rest', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { events, notify } = reported()
  sockets.searchNews({}, notify)
  await until(() => expect(searches()).toHaveLength(1))
  const { client, tag } = lastSearch()
  client.emit('error', { code: 'invalid', message: 'No.' })
  client.emit('initial', [{ id: 'broken' }, newsItem('a')], { ...tag, room: 'r1' })

  await until(() => expect(events).toHaveLength(2))
  expect({ last: said(events).at(-1), logged: log.mock.calls.map(([words]) => words) }).toEqual({
    last: ['items.replaced', 'a'],
    logged: ['The news connection reported', 'An item breaks the contract'],
  })
  log.mockRestore()
})

it('RT-03 after a ping time-out it reconnects and searches again', async () => {
  end()
  begin({ pingInterval: 10, pingTimeout: 10 })
  const { events, notify } = reported()
  sockets.searchNews({}, notify)
  await until(() => expect(searches().length).toBeGreaterThan(1))
  expect(said(events).slice(0, 3)).toEqual([['connection.opened'], ['connection.lost'], ['connection.opened']])
})

it('RT-03 a connection that is accepted but not answered is closed and tried again', async () => {
  end()
  begin({ mutes: (connection) => connection === 1 }, 250)
  const { events, notify } = reported()
  sockets.searchNews({}, notify)
  await until(() => expect(searches()).toHaveLength(1))
  expect(said(events)).toEqual([['connection.opened']])
})

it('RT-03 a retry during the wait for the next attempt reconnects at once, and every list is searched again', async () => {
  end()
  begin({}, 20_000, 60_000)
  const [other, asking] = [reported(), reported()]
  sockets.searchNews({ keywords: ['other'] }, other.notify)
  const stop = sockets.searchNews({}, asking.notify)
  await until(() => expect(searches()).toHaveLength(2))
  server.dropAll()
  await until(() => expect(asking.events).toHaveLength(2))
  stop()
  sockets.searchNews({}, asking.notify)
  sockets.searchNews({ keywords: ['third'] }, asking.notify)

  await until(() => expect(searches()).toHaveLength(5))
  expect(new Set(said(other.events).map(([type]) => type))).toEqual(new Set(['connection.opened', 'connection.lost']))
  expect(said(other.events).at(-1)).toEqual(['connection.opened'])
})

it('RT-03 the client connects as specified', () => {
  const far = createSockets(browserEnvironment(), 'http://127.0.0.1:1', { autoConnect: false })
  const { io } = far.own.of('/financial')
  expect({
    delay: io.reconnectionDelay(),
    longest: io.reconnectionDelayMax(),
    randomisation: io.randomizationFactor(),
    timeout: io.timeout(),
    isRepeated: [io.reconnection(), io.reconnectionAttempts()],
    transports: io.opts.transports,
  }).toEqual({
    delay: 1000,
    longest: 5000,
    randomisation: 0.5,
    timeout: 20_000,
    isRepeated: [true, Number.POSITIVE_INFINITY],
    transports: ['websocket', 'polling', 'webtransport'],
  })
  far.close()
})

it('RT-02 RT-04 reports that a search was refused, and repeats it when allowed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { events, notify } = reported()
  sockets.searchNews({}, notify)
  await until(() => expect(searches()).toHaveLength(1))
  const { client, tag } = lastSearch()
  const problem = { code: 'slow-down', message: 'Too many searches.' }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  client.emit('error', problem, { ...tag, sequence: 0, seconds: 1 })
  client.emit('error', problem, { ...tag, seconds: 8 })
  while (events.length < 2) await vi.advanceTimersByTimeAsync(1)
  const before = searches().length
  while (searches().length < 2) await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  client.emit('initial', [newsItem('a')], { ...lastSearch().tag, room: 'r1' })
  await until(() => expect(events).toHaveLength(3))
  expect([before, events[1], said(events).map(([type]) => type), logged.mock.calls.length]).toEqual([
    1,
    { type: 'search.refused', seconds: 8 },
    ['connection.opened', 'search.refused', 'items.replaced'],
    2,
  ])
})
