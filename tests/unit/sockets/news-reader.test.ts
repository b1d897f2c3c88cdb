import { EventEmitter } from 'node:events'
import type { Socket } from 'socket.io-client'
import { expect, it } from 'vitest'
import { createNewsReader } from '../../../src/adapters/sockets/news-reader.ts'

/** A socket that records what it sends. */
function fakeSocket() {
  const listeners = new EventEmitter()
  const sent: unknown[][] = []
  const socket = {
    connected: false,
    on: listeners.on.bind(listeners),
    off: listeners.off.bind(listeners),
    emit: (...said: unknown[]) => sent.push(said),
  }
  function connect() {
    socket.connected = true
    listeners.emit('connect')
  }
  return { socket, sent, connect, reader: createNewsReader(socket as unknown as Socket) }
}
const shown = (token: string | null) => ['authenticate', token]

it('SRC-09 a token is presented at once, or when the connection opens, and at each connection again until it is taken back', () => {
  const { socket, sent, connect, reader } = fakeSocket()
  connect()
  expect(sent).toEqual([])
  socket.connected = false
  reader.present('one')
  expect(sent).toEqual([])
  connect()
  connect()
  reader.present('two')
  reader.present(null)
  connect()
  expect(sent).toEqual([shown('one'), shown('one'), shown('two'), shown(null)])
  reader.present('three')
  reader.stop()
  connect()
  expect(sent.slice(4)).toEqual([shown('three')])
})
