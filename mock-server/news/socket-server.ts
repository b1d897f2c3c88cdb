import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { URI_LIMIT } from '../../src/contract/connection.ts'
import type { Asking } from '../http/asking.ts'
import { createPresence } from '../lists/presence.ts'

/** In bytes: nothing that a client has to say is longer. */
const MESSAGE_LIMIT = 64 * 1024
/** The live connections of a server: same origin only, a limited number for each address, and none for clients that do not read. */
export function createSocketServer(server: HttpServer, askerOf: Asking['askerOf']): Server {
  const presence = createPresence()
  const io = new Server(server, {
    serveClient: false,
    transports: ['polling', 'websocket'],
    maxHttpBufferSize: MESSAGE_LIMIT,
    allowRequest: (request, answer) =>
      answer(null, isAllowed(request) && (isKnown(request) || !presence.isFull(askerOf(request).network))),
  })
  io.engine.on('connection', (connection: Socket['conn']) => {
    const { network, meter } = askerOf(connection.request)
    presence.enter(network, connection, meter.charge)
  })
  return io
}

/** A request of a connection that there is already. */
const isKnown = ({ url = '' }: IncomingMessage) => /[?&]sid=/.test(url)

/** Not by JSONP, the way of polling that a page of any other site could take. */
const isAllowed = (request: IncomingMessage) =>
  isSameOrigin(request) && (request.url ?? '').length <= URI_LIMIT && !/[?&]j=/.test(request.url ?? '')

function isSameOrigin({ headers }: IncomingMessage) {
  const { origin, host } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
