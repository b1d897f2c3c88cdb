import { WebSocket as MockWebSocket, Server } from 'mock-socket'
import { WebSocket as WebSocketTransport } from 'socket.io-client'

export type Client = {
  emit(event: string, ...values: unknown[]): void
  /** As a dead network does: no closing handshake. */
  drop(): void
  /** Ends the namespace's connection, as a server does on purpose; the transport stays. */
  end(): void
}
export type Received = { client: Client; event: string; values: unknown[] }

/** The real client's transport over mock-socket's WebSocket. */
export class MockTransport extends WebSocketTransport {
  override createSocket(uri: string, protocols?: string[]) {
    return new MockWebSocket(uri, protocols)
  }
}

const PACKET = /^4(\d)(?:(\/[^,]*),)?(\d+)?([\s\S]*)$/

type Habits = { pingInterval?: number; pingTimeout?: number; mutes?(connection: number): boolean }

/**
 * Speaks engine.io 4 and socket.io 5 in text packets on mock-socket's server, for one namespace; it is silent in all others.
 * It never pings: with short times (milliseconds) its clients time out. A muted connection is accepted and not answered.
 */
export function fakeSocketServer(
  url: string,
  namespace: string,
  listen: (received: Received) => void,
  habits: Habits = {},
) {
  const server = new Server(url, { mock: false })
  const clients = new Set<Client>()
  /** The namespaces that connections have asked for. */
  const joined: (string | undefined)[] = []
  let opened = 0
  let stopped = false
  server.on('connection', (socket) => {
    const client: Client = {
      emit: (event, ...values) => socket.send(`42${namespace},${JSON.stringify([event, ...values])}`),
      drop: () => socket.close({ code: 1006, reason: '', wasClean: false }),
      end: () => socket.send(`41${namespace},`),
    }
    const { pingInterval = 25_000, pingTimeout = 20_000, mutes } = habits
    const open = { sid: `e${++opened}`, upgrades: [], pingInterval, pingTimeout, maxPayload: 1_000_000 }
    if (mutes?.(opened)) return
    socket.send(`0${JSON.stringify(open)}`)
    socket.on('close', () => clients.delete(client))
    socket.on('message', (packet) => {
      if (stopped) return
      const [, kind, asked, , payload = ''] = PACKET.exec(String(packet)) ?? []
      if (kind === '0') joined.push(asked)
      if (asked !== namespace) return
      if (kind === '0') {
        // as the library's server does
        if (clients.has(client)) return client.drop()
        clients.add(client)
        socket.send(`40${namespace},${JSON.stringify({ sid: `s${opened}` })}`)
        listen({ client, event: 'connect', values: [] })
      }
      if (kind === '1') clients.delete(client)
      if (kind === '2') {
        const [event, ...values]: [string, ...unknown[]] = JSON.parse(payload)
        listen({ client, event, values })
      }
    })
  })
  return {
    /** How many connections have joined the namespace. */
    connections: () => clients.size,
    joined,
    isOpen: (client: Client) => clients.has(client),
    dropAll: () => {
      for (const client of [...clients]) client.drop()
    },
    /** Ends each client's part in the namespace; the transport stays. */
    dismissAll: () => {
      for (const socket of server.clients()) socket.send(`41${namespace},`)
    },
    /** Bytes that are no packet of the protocol. */
    garble: () => {
      for (const socket of server.clients()) socket.send('4x?')
    },
    /** Ignores packets that are still on their way, because the next test has begun. */
    stop: () => {
      stopped = true
      server.stop()
    },
  }
}
