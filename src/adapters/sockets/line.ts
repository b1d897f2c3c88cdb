import type { Socket } from 'socket.io-client'

type Listener = Parameters<Socket['onAny']>[0]
/** What the live lists and figures use of a socket. */
export type LiveSocket = {
  readonly connected: boolean
  emit(event: string, ...given: unknown[]): unknown
  on(event: string, listener: Listener): LiveSocket
  off(event: string, listener: Listener): LiveSocket
}
export type Line = ReturnType<typeof createLine>

/** The socket of a namespace, whichever connection it uses at the time (RT-06). */
export function createLine(socket: LiveSocket) {
  /** Each listens to one event. */
  const listeners = new Map<Listener, string>()
  /** The arguments of the last message of each name that was sent. */
  const said = new Map<string, readonly unknown[]>()
  const line = {
    socket,
    listeners,
    said,
    get connected() {
      return line.socket.connected
    },
    emit(event: string, ...given: unknown[]) {
      said.set(event, given)
      line.socket.emit(event, ...given)
    },
    on(event: string, listener: Listener) {
      listeners.set(listener, event)
      line.socket.on(event, listener)
      return line
    },
    off(event: string, listener: Listener) {
      listeners.delete(listener)
      line.socket.off(event, listener)
      return line
    },
  }
  return line
}
