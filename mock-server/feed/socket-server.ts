import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { Decoder } from 'socket.io-parser'
import { URI_LIMIT } from '../../src/contract/shared/connection.ts'
import type { Asking } from '../http/asking/asking.ts'
import type { Meter } from '../http/limits/costs.ts'
import { PlainEncoder, TOO_SHORT } from '../lists/encode-once.ts'
import { createPresence } from '../lists/presence.ts'

type Next = (problem?: Error) => void

/** In bytes: longer than any valid message of a client. */
const MESSAGE_LIMIT = 64 * 1024

/** The live connections of a server: same origin only, a limited number for each address, and none for clients that do not read. */
export function createSocketServer(server: HttpServer, askerOf: Asking['askerOf']): Server {
  const presence = createPresence()
  const io = new Server(server, {
    serveClient: false,
    transports: ['polling', 'websocket'],
    maxHttpBufferSize: MESSAGE_LIMIT,
    // a compressor that is kept for each connection would cost more memory than all else of it
    perMessageDeflate: { threshold: TOO_SHORT, serverNoContextTakeover: true, clientNoContextTakeover: true },
    parser: { Encoder: PlainEncoder, Decoder },
    allowRequest: (request, answer) =>
      answer(null, isAllowed(request) && (isKnown(request) || !presence.isFull(askerOf(request).network))),
  })
  io.engine.use((request: IncomingMessage, _answer: unknown, next: Next) =>
    inTurn(request, askerOf(request).meter, next),
  )
  io.engine.on('connection', (connection: Socket['conn']) => {
    const { network, meter } = askerOf(connection.request)
    presence.enter(network, connection, meter.charge)
  })
  return io
}

/**
 * Each polling request, and each request that opens a connection, is a piece of work of its address: the burst of one client must not be handled in a
 * single turn of the event loop, which would block all others.
 */
function inTurn(request: IncomingMessage, meter: Meter, next: Next) {
  const { socket } = request
  // a connection that waits for its upgrade has no other error handler
  const ignore = () => {}
  socket.on('error', ignore)
  const isTaken = meter.queue(() => {
    socket.off('error', ignore)
    if (!socket.destroyed) next()
  })
  if (!isTaken) next(new Error('Too many requests wait.'))
}

/** A request of an existing connection. */
const isKnown = ({ url = '' }: IncomingMessage) => /[?&]sid=/.test(url)

/** Refuses JSONP, the kind of polling that a page of any other site could use. */
const isAllowed = (request: IncomingMessage) =>
  isSameOrigin(request) && (request.url ?? '').length <= URI_LIMIT && !/[?&]j=/.test(request.url ?? '')

function isSameOrigin({ headers }: IncomingMessage) {
  const { origin, host } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
