import type { LiveSocket } from './line.ts'

/** Shows the server who reads the lists of `/news`, across reconnects too; null for no one. An older server ignores it. Returns functions to present another token and to end it. */
export function createNewsReader(socket: LiveSocket) {
  let presented: string | null = null
  const say = () => void socket.emit('authenticate', presented)
  const connected = () => {
    if (presented !== null) say()
  }
  socket.on('connect', connected)
  return {
    present(token: string | null) {
      presented = token
      if (socket.connected) say()
    },
    stop: () => void socket.off('connect', connected),
  }
}
