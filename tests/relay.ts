import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** A relay to the backend that counts the bytes which the backend sends, those on WebSockets apart, too. */
export async function countingRelay(target: string) {
  const { hostname, port } = new URL(target)
  let [bytes, framesBytes] = [0, 0]
  const relay = createServer((client) => {
    const server = connect(Number(port), hostname)
    let isSocket = false
    client.on('data', (chunk) => {
      isSocket ||= /^upgrade: *websocket/im.test(chunk.toString('latin1'))
    })
    server.on('data', (chunk) => {
      bytes += chunk.length
      if (isSocket) framesBytes += chunk.length
    })
    client.on('close', () => server.destroy())
    // either side may disconnect abruptly
    client.on('error', () => server.destroy())
    server.on('error', () => client.destroy())
    client.pipe(server).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const address = relay.address()
  if (typeof address !== 'object' || !address) throw new Error('No port could be had.')
  const url = `http://127.0.0.1:${address.port}`
  return { url, bytes: () => bytes, framesBytes: () => framesBytes, close: () => relay.close() }
}
