import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'

/** In bytes: nothing that a client has to say is longer. */
const MESSAGE_LIMIT = 64 * 1024
/** In characters, for each connection: who lets more pile up does not read. */
const UNREAD_LIMIT = 16 * 1024 * 1024

/** The live connections of a server: same origin only, and none for clients that do not read. */
export function createSocketServer(server: HttpServer): Server {
  const io = new Server(server, {
    serveClient: false,
    transports: ['polling', 'websocket'],
    maxHttpBufferSize: MESSAGE_LIMIT,
    allowRequest: (request, answer) => answer(null, isSameOrigin(request)),
  })
  io.engine.on('connection', watchUnread)
  return io
}

function isSameOrigin({ headers }: IncomingMessage) {
  const { origin, host } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

function watchUnread(connection: Socket['conn']) {
  let unread = 0
  connection.on('packetCreate', (packet) => {
    unread += typeof packet.data === 'string' ? packet.data.length : 0
    if (unread > UNREAD_LIMIT) connection.close(true)
  })
  connection.on('flush', () => {
    unread = 0
  })
}
