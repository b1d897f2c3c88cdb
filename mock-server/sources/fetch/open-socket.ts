import type { LookupFunction } from 'node:net'
import { type ClientOptions, WebSocket } from 'ws'
import type { Environment } from '../../environment.ts'
import { checkHost, guarded, type Network } from './connect.ts'
import { FetchTrouble, troubleOf } from './trouble.ts'

/** A connection to a server that sends by itself. */
export type Socket = { send(text: string): void; close(): void }
export type SocketEvents = {
  opened?(): void
  /** A message of text; others are left out. */
  received(text: string): void
  /** Once, whichever side ended it: without trouble where this side did. Nothing connects again by itself. */
  ended(trouble?: FetchTrouble): void
}
export type OpenSocket = (address: string, events: SocketEvents) => Socket

export type SocketSettings = {
  network: Network
  userAgent: string
  after: Environment['after']
  /** In bytes, of one message. */
  size?: number
  /** In milliseconds: how long a server may say nothing, neither a message nor an answer to a ping. */
  silence?: number
}

/** Opens WebSockets to the addresses that documents may be fetched from, within limits. */
export function createOpenSocket(settings: SocketSettings): OpenSocket {
  const { network, userAgent, after, size = 1024 * 1024, silence = 60_000 } = settings

  return (address, events) => {
    const url = socketUrl(address)
    checkHost(url, network)
    const options: ClientOptions & { lookup: LookupFunction } = {
      headers: { 'user-agent': userAgent },
      lookup: guarded(network),
      maxPayload: size,
      handshakeTimeout: silence,
    }
    const socket = new WebSocket(url, options)
    let trouble: FetchTrouble | undefined
    let [hasAnswered, cancel] = [true, () => {}]

    function watch() {
      cancel = after(silence / 2, () => {
        if (!hasAnswered) {
          trouble = new FetchTrouble(`${url.hostname} has not answered for ${silence / 1000} seconds.`)
          return socket.terminate()
        }
        hasAnswered = false
        socket.ping()
        watch()
      })
    }

    socket.on('open', () => {
      watch()
      events.opened?.()
    })
    socket.on('pong', () => {
      hasAnswered = true
    })
    socket.on('message', (data, isBinary) => {
      hasAnswered = true
      if (!isBinary) events.received(String(data))
    })
    socket.on('error', (error) => {
      trouble ??= troubleOf(error, url.hostname)
    })
    let isClosed = false
    socket.on('close', (code) => {
      cancel()
      trouble ??= new FetchTrouble(`${url.hostname} has ended the connection (${code}).`)
      events.ended(isClosed ? undefined : trouble)
    })
    return {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close() {
        isClosed = true
        socket.close()
      },
    }
  }
}

function socketUrl(address: string) {
  const url = new URL(address)
  if (url.protocol !== 'wss:' && url.protocol !== 'ws:')
    throw new FetchTrouble(`It leads to ${url.protocol} but only ws: and wss: are followed.`)
  return url
}
