import { Manager, type ManagerOptions, type Socket } from 'socket.io-client'
import { AppVersion, type Namespace, namespaces, RECONNECTION } from '../../contract/shared/connection.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import { NewsItem } from '../../contract/shared/news.ts'
import type { SearchContext } from '../../contract/shared/search-context.ts'
import type { FallBack } from './fall-back.ts'
import { createLists } from './lists.ts'

type ConnectionEvent = { type: 'connection.opened' | 'connection.lost' | 'connection.failed'; at: number }
export type Notify<Event> = (event: Event) => void
export type Sockets = ReturnType<typeof createSockets>

/** The one connection to the backend's live namespaces (RT-03). `url` is empty for the page's own host. */
export function createSockets(
  { now, after }: Pick<Environment, 'now' | 'after'>,
  url = '',
  { fallBack, ...options }: Partial<ManagerOptions> & { fallBack?: FallBack } = {},
) {
  const manager = new Manager(url, { ...RECONNECTION, ...options, ...fallBack?.settings() })
  // before the sockets, which report failures
  const isFallingBack = fallBack?.watch(manager) ?? (() => false)
  const sockets = new Set<Socket>()
  const reconnectNow = createReconnectNow(manager, sockets)
  const news = socketOf(namespaces.news)
  const lists = createLists<SearchContext, NewsItem>(news, NewsItem, 'news', { now, after, reconnectNow })

  /** The one socket of a namespace. It comes back, too, when the server ends it: the client library leaves it at that. */
  function socketOf(namespace: Namespace) {
    const socket = manager.socket(namespace)
    if (sockets.has(socket)) return socket
    sockets.add(socket)
    return socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') after(manager.reconnectionDelay(), () => socket.connect())
    })
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
    financial: () => socketOf(namespaces.financial),
    content: () => socketOf(namespaces.content),
    isConnected: () => news.connected,
    /** Does not wait until the next attempt to reconnect is due. */
    reconnectNow,
    close: () => disconnectAll(sockets),
  }
}

/** The manager closes its connection, and gives up reconnecting, once none of its sockets wants it. */
function disconnectAll(sockets: Iterable<Socket>) {
  for (const socket of sockets) socket.disconnect()
}

function createReconnectNow(manager: Manager, sockets: Iterable<Socket>) {
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
    const active = [...sockets].filter((socket) => socket.active)
    disconnectAll(active)
    end()
    for (const socket of active) socket.connect()
  }
}
