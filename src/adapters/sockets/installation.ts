import { Installation } from '../../contract/installation/installation.ts'
import type { LiveSocket } from './line.ts'
import type { Notify } from './sockets.ts'

/** Reports what the server says that it serves, at each connect and when it changes. Returns an unsubscribe function. */
export function watchInstallation(
  socket: LiveSocket,
  notify: Notify<{ type: 'installation.named'; installation: Installation }>,
) {
  const named = (given: unknown) => {
    const { data } = Installation.safeParse(given)
    if (data) notify({ type: 'installation.named', installation: data })
  }
  socket.on('installation', named)
  return () => void socket.off('installation', named)
}
