import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** A relay to the backend that counts the bytes which the backend sends. */
export async function countingRelay(target: string) {
  const { hostname, port } = new URL(target)
  let bytes = 0
  const relay = createServer((client) => {
    const server = connect(Number(port), hostname)
    server.on('data', (chunk) => {
      bytes += chunk.length
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
  return { url: `http://127.0.0.1:${address.port}`, bytes: () => bytes, close: () => relay.close() }
}
