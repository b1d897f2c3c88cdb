import { afterEach, expect, it, vi } from 'vitest'
import { createFallBack, GentleWebSocket, type Way } from '../../../src/adapters/sockets/fall-back.ts'
import { createSockets } from '../../../src/adapters/sockets/sockets.ts'
import { browserEnvironment } from '../../../src/root/environment.ts'
import { fakeSocketServer, MockTransport } from './fake-socket-server.ts'

/** What the library takes for polling, on which the fake server is reached. */
class Polling extends MockTransport {
  override get name() {
    return 'polling'
  }
}
class Refused extends MockTransport {
  override doOpen() {
    queueMicrotask(() => this.onError('refused', new Error('refused')))
    return this
  }
}
class Silent extends MockTransport {
  override doOpen() {
    return this
  }
}

let address = 0
let end = () => {}
afterEach(() => {
  vi.useRealTimers()
  end()
})

/** A page on a network where a WebSocket is of the kind `First`. */
function begin(First: typeof MockTransport, recalled?: Way, isServed = true) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const url = `ws://127.0.0.1:${9500 + ++address}`
  let searches = 0
  const serve = () => fakeSocketServer(`${url}/socket.io/`, '/news', ({ event }) => event === 'search' && searches++)
  let server = isServed ? serve() : undefined
  const kept: Way[] = []
  const store = { recall: () => recalled, keep: (way: Way) => kept.push(way) }
  const others = { slow: [Polling, First], refused: [Polling] }
  const fallBack = createFallBack(store, { first: [First], ...others }, { timeout: 20_000 })
  const sockets = createSockets(browserEnvironment(), url, { fallBack, randomizationFactor: 0 })
  const seen: string[] = []
  sockets.watchConnection(({ type }) => seen.push(type))
  sockets.searchNews({}, () => undefined)
  end = () => {
    sockets.close()
    server?.stop()
  }
  const { io } = sockets.own.of('/financial')
  return {
    kept,
    seen,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    drop: () => server?.dropAll(),
    comeUp: () => {
      server = serve()
    },
    now: () => ({ transports: io.opts.transports, timeout: io.timeout(), delay: io.reconnectionDelay(), searches }),
    others,
  }
}

it.each([
  ['is refused', Refused, 'refused'],
  ['is not answered', Silent, 'slow'],
] as const)(
  'RT-03 where a WebSocket %s, the page searches by polling within a second, reports no failure, and remembers that',
  async (_, First, way) => {
    const { kept, seen, pass, drop, now, others } = begin(First)
    await pass(1000)
    const settings = { transports: others[way], timeout: 20_000, delay: 1000 }
    expect([seen, kept, now()]).toEqual([['connection.opened'], [way], { ...settings, searches: 1 }])
    drop()
    await pass(5000)
    expect([seen.slice(1), kept, now()]).toEqual([
      ['connection.lost', 'connection.opened'],
      [way],
      { ...settings, searches: 2 },
    ])
  },
)

it.each(['slow', 'refused'] as const)('RT-03 a browser that remembers %s begins with polling', async (way) => {
  const { kept, pass, now, others } = begin(Silent, way)
  await pass(100)
  expect([kept, now()]).toEqual([[], { transports: others[way], timeout: 20_000, delay: 1000, searches: 1 }])
})

it('RT-03 a WebSocket that opens stays the first choice, also after it was lost', async () => {
  const { kept, seen, pass, drop, now } = begin(MockTransport)
  await pass(100)
  drop()
  await pass(5000)
  expect([seen, kept, now()]).toEqual([
    ['connection.opened', 'connection.lost', 'connection.opened'],
    [],
    { transports: [MockTransport], timeout: 900, delay: 1000, searches: 2 },
  ])
})

it('RT-03 RT-04 where polling fails, too, a failure is reported, nothing is remembered, and WebSockets are tried again', async () => {
  const { kept, seen, pass, comeUp, now } = begin(MockTransport, undefined, false)
  await pass(500)
  expect([new Set(seen), kept]).toEqual([new Set(['connection.failed']), []])
  comeUp()
  await pass(10_000)
  expect([seen.at(-1), now().searches]).toEqual(['connection.opened', 1])
})

it('RT-03 a WebSocket that is given up before it has opened is closed when it has, as a browser logs an error otherwise', () => {
  const closed: number[] = []
  const ws = { readyState: 0, onopen: () => {}, close: () => closed.push(ws.readyState) }
  class Opening extends GentleWebSocket {
    override createSocket = () => ws
  }
  const transport = new Opening({ query: {}, hostname: 'news.test', path: '/', socket: {} } as never)
  transport.doOpen()
  transport.doClose()
  const before = [...closed]
  ws.readyState = 1
  ws.onopen()
  expect([before, closed]).toEqual([[], [1]])
})
