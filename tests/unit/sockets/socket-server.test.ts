import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSocketServer } from '../../../mock-server/feed/socket-server.ts'

let server: Server
let port: number
let waiting: (() => void)[]
let isFull: boolean
let arrived: () => void
beforeEach(async () => {
  ;[waiting, isFull, arrived] = [[], false, () => {}]
  server = createServer()
  const queue = (work: () => void) => {
    if (!isFull) waiting.push(work)
    arrived()
    return !isFull
  }
  const meter = { wait: () => 0, measure: <Result>(work: () => Result) => work(), charge: () => {}, queue }
  createSocketServer(server, () => ({ network: 'somebody', meter }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const allWait = (count: number) =>
  new Promise<void>((resolve) => {
    arrived = () => waiting.length === count && resolve()
    arrived()
  })
const path = '/socket.io/?EIO=4&transport=polling'
const handshake = () =>
  new Promise<number>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.once('error', reject)
    asked.end()
  })

it('BCK-10 simultaneous polling requests take turns', async () => {
  let answered = 0
  const asked = Array.from({ length: 20 }, () => handshake().then(() => (answered += 1)))
  await allWait(20)
  const before = answered
  waiting.splice(0, 1)[0]?.()
  await Promise.race(asked)
  const afterOne = answered
  for (const work of waiting.splice(0)) work()
  await Promise.all(asked)
  expect([before, afterOne, answered]).toEqual([0, 1, 20])
})

it('BCK-10 a request is refused when too many of its address are waiting', async () => {
  isFull = true
  expect(await handshake()).toBe(400)
})

it('BCK-10 a connection that breaks while waiting for its turn does not crash the process', async () => {
  const socket = connect(port, '127.0.0.1')
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
  socket.write(
    `GET ${path.replace('polling', 'websocket')} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${key}\r\n`,
  )
  await allWait(1)
  socket.resetAndDestroy()
  const [broken] = waiting.splice(0)
  const [ended] = await Promise.all([handshake(), allWait(1).then(() => waiting.splice(0)[0]?.())])
  broken?.()
  expect(ended).toBe(200)
})
