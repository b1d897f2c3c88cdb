import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends the same request many times over one connection, without waiting for answers, which costs a fraction of as many calls. Returns the statuses. */
export async function askAtOnce(url: string, method: string, path: string, times: number): Promise<number[]> {
  const { host, hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const request = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Timezone: Europe/Berlin\r\n`
  socket.write(`${request}\r\n`.repeat(times - 1))
  socket.write(`${request}Connection: close\r\n\r\n`)
  let received = ''
  socket.setEncoding('latin1').on('data', (chunk) => (received += chunk))
  await once(socket, 'close')
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
