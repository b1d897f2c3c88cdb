import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

type Way = 'takes no cookies' | 'blocks sockets' | 'swallows upgrades' | 'refuses upgrades'

const FIRST_SCRIPT = '/first-script-of-the-test.js'

/** A proxy to the backend that drops something or is cut; `firstScript` runs in each page before its own scripts. */
export async function openProxy(target: string, way?: Way, firstScript?: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((asked, answer) => {
    if (way === 'blocks sockets' && asked.url?.startsWith('/socket.io')) return void asked.socket.destroy()
    if (firstScript && asked.url === FIRST_SCRIPT)
      return void answer.setHeader('content-type', 'text/javascript').end(firstScript)
    const headers = { ...asked.headers }
    if (firstScript) delete headers['accept-encoding']
    if (way === 'takes no cookies') delete headers.cookie
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (answered) => {
      const { 'set-cookie': cookies, ...others } = answered.headers
      const kept = cookies && way !== 'takes no cookies' ? { 'set-cookie': cookies } : {}
      answered.headers = { ...others, ...kept }
      if (firstScript && others['content-type']?.startsWith('text/html')) return void passPage(answered, answer)
      answer.writeHead(answered.statusCode ?? 500, answered.headers)
      answered.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  server.on('connection', (socket) => sockets.add(socket))
  server.on('upgrade', (asked, socket: Socket, head) => {
    socket.on('error', () => socket.destroy())
    if (way === 'swallows upgrades') return
    if (way === 'blocks sockets') return void socket.destroy()
    if (way === 'refuses upgrades') return void socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n')
    passUpgrade(asked, socket, head, connect(Number(port), hostname))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No port could be had.')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Closes all connections; clients may reconnect. */
    cut,
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

async function passPage(answered: IncomingMessage, answer: ServerResponse) {
  const page = (await text(answered)).replace('<head>', `<head><script src="${FIRST_SCRIPT}"></script>`)
  const { 'content-length': _, ...headers } = answered.headers
  answer.writeHead(answered.statusCode ?? 500, headers)
  answer.end(page)
}

function passUpgrade({ url, rawHeaders }: IncomingMessage, socket: Socket, head: Buffer, backend: Socket) {
  const pairs = rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${rawHeaders[at + 1]}`]))
  backend.write(`GET ${url} HTTP/1.1\r\n${pairs.join('\r\n')}\r\n\r\n`)
  backend.write(head)
  backend.on('error', () => socket.destroy())
  socket.pipe(backend).pipe(socket)
}
