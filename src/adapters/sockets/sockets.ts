import { Manager, type ManagerOptions, type Socket } from 'socket.io-client'
import { AppVersion, type Namespace, namespaces, RECONNECTION } from '../../contract/shared/connection.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { NewsItem } from '../../contract/shared/news.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { FallBack } from './fall-back.ts'
import { createLine, type Line, type LiveSocket } from './line.ts'
import { createLists } from './lists.ts'

type ConnectionEvent = { type: 'connection.opened' | 'connection.lost' | 'connection.failed'; at: number }
export type Notify<Event> = (event: Event) => void
export type Sockets = ReturnType<typeof createSockets>
/** Where the sockets of the namespaces come from: the page's own connection, or another window's. */
export type Own = ReturnType<typeof createOwn>
export type Carrier = { of(namespace: Namespace): LiveSocket; reconnectNow(): void }

/** The live namespaces of the backend, over one connection (RT-03). `url` is empty for the page's own host. */
export function createSockets(
  { now, after }: Pick<Environment, 'now' | 'after'>,
  url = '',
  { fallBack, ...options }: Partial<ManagerOptions> & { fallBack?: FallBack } = {},
) {
  const manager = new Manager(url, { ...RECONNECTION, ...options, ...fallBack?.settings() })
  // before the sockets, which report failures
  const isFallingBack = fallBack?.watch(manager) ?? (() => false)
  const own = createOwn(manager, after)
  const live: { carrier: Carrier; lines: Map<Namespace, Line> } = { carrier: own, lines: new Map() }
  const reconnectNow = () => live.carrier.reconnectNow()
  const news = lineOf(namespaces.news)
  const lists = createLists<SearchContext, NewsItem>(news, NewsItem, 'news', { now, after, reconnectNow })

  function lineOf(namespace: Namespace) {
    const line = live.lines.get(namespace) ?? createLine(live.carrier.of(namespace))
    live.lines.set(namespace, line)
    return line
  }

  return {
    /** Reports when the connection opens and is lost, and each attempt that failed. Returns an unsubscribe function. */
    watchConnection(notify: Notify<ConnectionEvent>) {
      const opened = () => notify({ type: 'connection.opened', at: now() })
      const lost = () => notify({ type: 'connection.lost', at: now() })
      if (news.connected) opened()
      const failed = () => {
        if (!isFallingBack()) notify({ type: 'connection.failed', at: now() })
      }
      news.on('connect', opened).on('disconnect', lost).on('connect_error', failed)
      return () => void news.off('connect', opened).off('disconnect', lost).off('connect_error', failed)
    },
    news,
    /** Reports the server's version of the app, each time that the connection opens. Returns an unsubscribe function. */
    watchVersion(notify: Notify<{ type: 'version.named'; version: string }>) {
      const named = (version: unknown) => {
        const { data } = AppVersion.safeParse(version)
        if (data !== undefined) notify({ type: 'version.named', version: data })
      }
      news.on('version', named)
      return () => void news.off('version', named)
    },
    searchNews: lists.search,
    askOlderNews: lists.askOlder,
    /** Another namespace of the same connection. */
    financial: () => lineOf(namespaces.financial),
    content: () => lineOf(namespaces.content),
    own,
    /** What the lines use now. */
    live,
    isConnected: () => news.connected,
    /** Does not wait until the next attempt to reconnect is due. */
    reconnectNow,
    close: own.close,
  }
}

/** The page's own connection. */
function createOwn(manager: Manager, after: Environment['after']) {
  const sockets = new Map<Namespace, Socket>()
  return {
    /** The one socket of a namespace. It comes back, too, when the server ends it: the client library leaves it at that. */
    of(namespace: Namespace) {
      const known = sockets.get(namespace)
      // the manager would open it, too
      if (known) return known
      const socket = manager.socket(namespace)
      sockets.set(namespace, socket)
      return socket.on('disconnect', (reason) => {
        if (reason === 'io server disconnect') after(manager.reconnectionDelay(), () => socket.connect())
      })
    },
    reconnectNow: createReconnectNow(manager, () => [...sockets.values()]),
    /** Again, once it was closed. A server ends the connection of a namespace that is asked for twice. */
    open() {
      for (const socket of sockets.values()) if (!socket.active) socket.connect()
    },
    close: () => disconnectAll(sockets.values()),
  }
}

/** The manager closes its connection, and gives up reconnecting, once none of its sockets wants it. */
function disconnectAll(sockets: Iterable<Socket>) {
  for (const socket of sockets) socket.disconnect()
}

function createReconnectNow(manager: Manager, sockets: () => readonly Socket[]) {
  let isReconnecting = false
  const begin = () => {
    isReconnecting = true
  }
  const end = () => {
    isReconnecting = false
  }
  manager.on('error', begin).on('close', begin).on('open', end)
  return () => {
    if (!isReconnecting) return
    const active = sockets().filter((socket) => socket.active)
    disconnectAll(active)
    end()
    for (const socket of active) socket.connect()
  }
}
