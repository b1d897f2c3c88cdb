import { PacketType } from 'socket.io-parser'
import { PlainEncoder } from './encode-once.ts'

/** What it takes of a connection of engine.io. */
type Connection = {
  readyState: string
  upgraded: boolean
  transport: { name: string; writable: boolean }
  request: { socket: { writable: boolean; writableLength: number; write(frame: Buffer): unknown } }
}

const encoder = new PlainEncoder()
const LONGEST_SHORT = 125

/** An event as one frame of a WebSocket, made once for all connections that get it. */
export function framed(namespace: string, data: unknown[]): Buffer {
  const [text = ''] = encoder.encode({ type: PacketType.EVENT, nsp: namespace, data })
  const payload = Buffer.from(`4${text}`)
  const { length } = payload
  const head = length <= LONGEST_SHORT ? [length] : [126, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([0x81, ...head]), payload])
}

/**
 * Writes a frame past socket.io, engine.io and ws, whose layers cost as much as the writing itself. Only where nothing waits, not even in the stream: so nothing is overtaken, and a
 * connection that does not read has one short frame at most that is not counted as unread. Returns whether it did.
 */
export function writeFrame({ readyState, upgraded, transport, request }: Connection, frame: Buffer): boolean {
  // of a connection that began by polling the request is not that of its WebSocket
  const isOpen = readyState === 'open' && !upgraded && transport.name === 'websocket'
  const { socket } = request
  if (!isOpen || !transport.writable || !socket.writable || socket.writableLength > 0) return false
  socket.write(frame)
  return true
}
