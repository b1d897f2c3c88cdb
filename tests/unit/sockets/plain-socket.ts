import type { Socket } from 'socket.io-client'

/** A socket that is connected to nothing: what is asked over it is noted, and `receive` has something arrive. */
export function createPlainSocket() {
  const arrivals = new EventTarget()
  const wrapped = new Map<unknown, (event: Event) => void>()
  const asked: unknown[][] = []
  const socket = {
    connected: true,
    emit: (...said: unknown[]) => void asked.push(said),
    on(name: string, run: (said: unknown) => void) {
      const listen = (event: Event) => run((event as CustomEvent).detail)
      wrapped.set(run, listen)
      arrivals.addEventListener(name, listen)
      return socket
    },
    off(name: string, run: (said: unknown) => void) {
      arrivals.removeEventListener(name, wrapped.get(run) ?? null)
      return socket
    },
  }
  return {
    socket: socket as unknown as Socket,
    asked,
    receive: (name: string, said?: unknown) => void arrivals.dispatchEvent(new CustomEvent(name, { detail: said })),
  }
}
