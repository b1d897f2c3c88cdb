import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { framed } from './frames.ts'

/** The least that a server can do, for `tests/bench/fanout.ts`: it frames each text that it is sent once, and writes the frame to each connection. Reports its port. */
const KEY = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const sockets = new Set<Duplex>()
const server = createServer()
server.on('upgrade', (request, socket) => {
  const accepted = createHash('sha1').update(`${request.headers['sec-websocket-key']}${KEY}`).digest('base64')
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accepted}\r\n\r\n`,
  )
  sockets.add(socket)
  socket.on('close', () => sockets.delete(socket)).on('error', () => {})
})
process.on('message', (text) => {
  const frame = framed(String(text))
  for (const socket of sockets) socket.write(frame)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.(address?.port)
})
