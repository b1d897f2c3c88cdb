import { expect, it } from 'vitest'
import { framed, writeFrame } from '../../../mock-server/lists/write-frame.ts'

/** An open connection that nothing waits for, but for what is given; says what was written to it. */
function createConnection({ conn = {}, transport = {}, socket = {} } = {}) {
  const written: string[] = []
  const stream = { writable: true, writableLength: 0, write: (frame: Buffer) => written.push(`${frame}`), ...socket }
  const way = { name: 'websocket', writable: true, ...transport }
  return { readyState: 'open', upgraded: false, transport: way, request: { socket: stream }, written, ...conn }
}

it('RT-02 a frame is written at once to a connection that nothing waits for', () => {
  const connection = createConnection()
  expect([writeFrame(connection, Buffer.from('frame')), connection.written]).toEqual([true, ['frame']])
})

it.each([
  ['is closing', { conn: { readyState: 'closing' } }],
  ['polls', { transport: { name: 'polling' } }],
  ['polled at first, whose request is another', { conn: { upgraded: true } }],
  ['still sends something, which may be in compression', { transport: { writable: false } }],
  ['has not read what is in the stream', { socket: { writableLength: 1 } }],
  ['ends', { socket: { writable: false } }],
])('RT-02 no frame is written past a connection that %s', (_, given) => {
  const connection = createConnection(given)
  expect([writeFrame(connection, Buffer.from('frame')), connection.written]).toEqual([false, []])
})

it.each([
  ['x', [0x81, 24]],
  ['ü'.repeat(200), [0x81, 126, 1, 0xa7]],
])('RT-02 a frame says the length of its text in bytes, and holds the event as socket.io writes it', (word, head) => {
  const frame = framed('/news', ['update', [word]])
  const text = `42/news,["update",["${word}"]]`
  expect([[...frame.subarray(0, head.length)], `${frame.subarray(head.length)}`]).toEqual([head, text])
})
