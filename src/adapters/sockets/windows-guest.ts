import type { Namespace } from '../../contract/shared/connection.ts'
import type { Channel } from '../../contract/shared/storage.ts'
import type { LiveSocket } from './line.ts'
import type { FromGuest, FromLeader } from './windows-messages.ts'

type Listener = Parameters<LiveSocket['on']>[1]

/** The sockets of a window that uses another window's connection, which it reaches over `channel`. */
export function createGuest(channel: Channel, connected: readonly Namespace[]) {
  const sockets = new Map<Namespace, ReturnType<typeof createSocket>>()
  const post = (message: FromGuest) => channel.postMessage(message)

  function of(namespace: Namespace) {
    const known = sockets.get(namespace)
    if (known) return known
    const isConnected = connected.includes(namespace)
    const socket = createSocket(isConnected, (event, given) => post({ type: 'said', namespace, event, given }))
    sockets.set(namespace, socket)
    if (!isConnected) post({ type: 'namespace.wanted', namespace })
    return socket
  }
  const listen = ({ data }: MessageEvent<FromLeader>) => {
    if (data.type === 'leader.named' || data.type === 'leader.answered') return
    const socket = sockets.get(data.namespace)
    if (data.type === 'received') socket?.receive(data.event, data.given)
    else socket?.turn(data.type === 'socket.connected')
  }
  channel.addEventListener('message', listen)
  const close = () => channel.removeEventListener('message', listen)
  return {
    of,
    reconnectNow: () => post({ type: 'reconnect.wanted' }),
    /** The other window is gone. */
    lose() {
      for (const socket of sockets.values()) socket.turn(false)
    },
    close,
    /** The other window no longer lends its connection to this one. */
    stop() {
      close()
      post({ type: 'guest.left' })
    },
  }
}

function createSocket(isConnected: boolean, post: (event: string, given: readonly unknown[]) => void) {
  const listeners = new Map<Listener, string>()
  const receive = (event: string, given: readonly unknown[]) => {
    for (const [run, name] of [...listeners]) if (name === event) run(...given)
  }
  const socket = {
    connected: isConnected,
    emit(event: string, ...given: unknown[]) {
      if (socket.connected) post(event, given)
    },
    on(event: string, listener: Listener) {
      listeners.set(listener, event)
      return socket
    },
    off(_: string, listener: Listener) {
      listeners.delete(listener)
      return socket
    },
    receive,
    turn(isConnected: boolean) {
      if (socket.connected === isConnected) return
      socket.connected = isConnected
      receive(isConnected ? 'connect' : 'disconnect', [])
    },
  }
  return socket
}
