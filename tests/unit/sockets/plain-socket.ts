import { Manager } from 'socket.io-client'
import { vi } from 'vitest'

/** A socket that is connected to nothing: what is asked over it is noted, and `receive` has something arrive. */
export function createPlainSocket() {
  const socket = new Manager('ws://127.0.0.1', { autoConnect: false }).socket('/plain')
  socket.connected = true
  const asked: unknown[][] = []
  vi.spyOn(socket, 'emit').mockImplementation((...said) => {
    asked.push(said)
    return socket
  })
  return {
    socket,
    asked,
    receive(name: string, said?: unknown) {
      for (const run of socket.listeners(name)) run(said)
    },
  }
}
