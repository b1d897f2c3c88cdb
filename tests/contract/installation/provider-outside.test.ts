import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { storesIn } from '../../../mock-server/installation/provider-values.ts'
import type { Options } from '../../../mock-server/options.ts'
import type { Io, Provider } from '../../../mock-server/providers/provider.ts'
import { createOpenSocket, type SocketSettings } from '../../../mock-server/sources/fetch/open-socket.ts'
import { createMarket } from '../../../mock-server/world/markets/market.ts'
import { startTestBackend } from '../backend.ts'

let folder = ''
let server: Server
let address = ''
const peers: WebSocket[] = []
/** The next connection, from the server's side. */
let connected: Promise<WebSocket>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-flux-'))
  server = createServer((_, answer) => answer.end('12.5'))
  const sockets = new WebSocketServer({ server })
  connected = new Promise((resolve) => sockets.once('connection', resolve))
  sockets.on('connection', (peer) => peers.push(peer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  for (const peer of peers.splice(0)) peer.terminate()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

/** A provider that hands its outside to a test. */
async function outsideOf(options: Partial<Options>) {
  const given: Io[] = []
  const exchange: Provider = {
    id: 'exchange',
    kind: 'quotes',
    origin: 'real',
    licence: 'For tests',
    needs: ['fetch', 'socket', 'store'],
    open(publish, io) {
      publish(createMarket('test'))
      given.push(io)
      return () => {}
    },
  }
  const backend = await startTestBackend({ demoAccount: 'none', ...options }, { providers: [exchange] })
  const [io] = given
  if (!io) throw new Error('It was not opened.')
  return { ...io, close: backend.close, database: backend.database }
}

/** What a socket reports, in order. */
function noting() {
  const log: string[] = []
  let end = (_: string[]) => {}
  const ended = new Promise<string[]>((resolve) => {
    end = resolve
  })
  return {
    ended,
    events: {
      opened: () => log.push('opened'),
      received: (text: string) => log.push(`received ${text}`),
      ended(trouble?: Error) {
        log.push(`ended ${trouble?.message ?? 'here'}`)
        end(log)
      },
    },
  }
}

const socketWith = (settings: Partial<SocketSettings> = {}) =>
  createOpenSocket({
    network: { isAllowed: () => true },
    userAgent: 'Market Flux',
    after: () => () => {},
    ...settings,
  })

describe('the outside of a provider', () => {
  it('BCK-31 is documents and connections at public addresses only, unless the installation allows others', async () => {
    const { fetch, socket, close } = await outsideOf({})
    const refused = /is this machine or one of its network/
    await expect(fetch(`http://${address}/`, {}, new AbortController().signal)).rejects.toThrow(refused)
    expect(() => socket(`ws://${address}/`, noting().events)).toThrow(refused)
    const named = noting()
    socket(`ws://localhost:${address.split(':')[1]}/`, named.events)
    expect(await named.ended).toEqual([expect.stringMatching(refused)])
    expect(() => socket(`http://${address}/`, noting().events)).toThrow('only ws: and wss: are followed')
    await close()
  })

  it('BCK-31 fetches, is sent messages and answers them, and ends the connection without trouble', async () => {
    const { fetch, socket, close } = await outsideOf({ privateFeeds: true })
    const fetched = await fetch(`http://${address}/`, {}, new AbortController().signal)
    expect(fetched.kind === 'document' && String.fromCharCode(...fetched.bytes)).toBe('12.5')
    const { events, ended } = noting()
    const open = socket(`ws://${address}/`, {
      ...events,
      opened() {
        events.opened()
        open.send('ACME')
      },
      received(text) {
        events.received(text)
        open.close()
      },
    })
    const peer = await connected
    peer.once('message', (asked) => {
      peer.send(Buffer.from([1, 2]))
      peer.send(`${asked} 12.5`)
    })
    expect(await ended).toEqual(['opened', 'received ACME 12.5', 'ended here'])
    await close()
  })

  it('BCK-31 keeps texts of its own over a restart, which no other provider sees', async () => {
    const storage = { folder }
    const { store, database, close } = await outsideOf({ storage })
    await store.write('token', 'old')
    await store.write('token', 'abc')
    await store.write('gone', 'x')
    await store.remove('gone')
    await expect(store.write('long', 'x'.repeat(1_000_001))).rejects.toThrow('at most 1000000 characters')
    expect(await storesIn(database)('other').read('token')).toBeUndefined()
    await close()
    const again = await outsideOf({ storage })
    const kept = await Promise.all(['token', 'gone', 'long'].map(again.store.read))
    expect(kept).toEqual(['abc', undefined, undefined])
    await again.close()
  })

  it('BCK-31 a connection ends with the reason when the server ends it, or sends more than is allowed', async () => {
    const left = noting()
    socketWith()(`ws://${address}/`, left.events)
    ;(await connected).close(1001)
    expect(await left.ended).toEqual(['opened', 'ended 127.0.0.1 has ended the connection (1001).'])
    const large = noting()
    socketWith({ size: 10 })(`ws://${address}/`, {
      ...large.events,
      opened: () => peers.at(-1)?.send('more than ten characters'),
    })
    expect(await large.ended).toEqual([expect.stringMatching(/^ended It cannot be fetched/)])
    const nowhere = noting()
    socketWith()('ws://127.0.0.1:9/', nowhere.events)
    expect(await nowhere.ended).toEqual(['ended 127.0.0.1 refuses the connection.'])
  })

  it('BCK-31 a connection whose server answers no ping ends', async () => {
    const timers: (() => void)[] = []
    const { events, ended } = noting()
    const after = (_: number, run: () => void) => {
      timers.push(run)
      return () => {}
    }
    socketWith({ after })(`ws://${address}/`, events)
    const peer = await connected
    await expect.poll(() => timers.length).toBe(1)
    // as if the peer had been cut off
    peer.pause()
    timers[0]?.()
    timers[1]?.()
    expect(await ended).toEqual(['opened', 'ended 127.0.0.1 has not answered for 60 seconds.'])
  })
})
