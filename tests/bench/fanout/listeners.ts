import { once } from 'node:events'
import { connect } from 'node:net'
import { createFrames, framed } from './frames.ts'

/**
 * Connections that listen, in a process of their own, for `tests/bench/fanout.ts`: to a room of the backend, after a `search` in its `namespace`, or to the plain server. They look at
 * frames no more than they must, and offer compression as browsers do. It reports 'open' once each is answered, then, asked, how many frames with `mark` have come.
 */
const [url = '', count = '', mark = '', namespace, search = ''] = process.argv.slice(2)
const { hostname, port, host } = new URL(url)
/** A limited number of connections is allowed for each address. */
const FOR_EACH_ADDRESS = 100
const handshake = [
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  `Host: ${host}`,
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==',
  'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits',
  '\r\n',
].join('\r\n')
let received = 0

async function listen(index: number) {
  const localAddress = `127.0.1.${1 + Math.floor(index / FOR_EACH_ADDRESS)}`
  const socket = connect({ host: hostname, port: Number(port), localAddress })
  socket.write(handshake)
  await once(socket, 'readable')
  const answer: Buffer = socket.read()
  const say = (text: string) => socket.write(framed(text, true))
  if (namespace) say(`40${namespace},`)
  await new Promise<void>((resolve) => {
    const read = createFrames((payload) => {
      const text = payload.toString()
      if (text === '2') say('3')
      if (text.startsWith(`40${namespace}`)) say(`42${namespace},${search}`)
      if (text.includes(mark)) received += 1
      if (text.includes('"initial"')) resolve()
    })
    read(answer.subarray(answer.indexOf('\r\n\r\n') + 4))
    socket.on('data', read)
    if (namespace === undefined) resolve()
  })
}

for (let index = 0; index < Number(count); index += 1) await listen(index)
process.on('message', () => process.send?.(received))
process.send?.('open')
