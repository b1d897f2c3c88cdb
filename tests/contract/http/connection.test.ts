import { io } from 'socket.io-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedBackend, type TestBackend } from '../backend.ts'
import { readNews } from '../feed/news-reader.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

/** The error that a client receives that tries once. */
async function attempt(namespace: string, transport: 'polling' | 'websocket', origin?: string) {
  const socket = io(`${backend.url}${namespace}`, {
    transports: [transport],
    reconnection: false,
    forceNew: true,
    ...(origin === undefined ? {} : { extraHeaders: { origin } }),
  })
  const outcome = await new Promise<string>((resolve) => {
    socket.on('connect', () => resolve('connected'))
    socket.on('connect_error', ({ message }) => resolve(message))
  })
  socket.close()
  return outcome
}

describe('a live connection', () => {
  it.each(['polling', 'websocket'] as const)(
    'RT-03 a connection by %s is accepted from pages of this host only',
    async (transport) => {
      expect({
        program: await attempt('/news', transport),
        ours: await attempt('/news', transport, backend.url),
        other: await attempt('/news', transport, 'https://elsewhere.test'),
        otherPort: await attempt('/news', transport, 'http://127.0.0.1:1'),
        sandboxed: await attempt('/news', transport, 'null'),
      }).toEqual({
        program: 'connected',
        ours: 'connected',
        other: `${transport === 'polling' ? 'xhr poll' : 'websocket'} error`,
        otherPort: `${transport === 'polling' ? 'xhr poll' : 'websocket'} error`,
        sandboxed: `${transport === 'polling' ? 'xhr poll' : 'websocket'} error`,
      })
    },
  )

  it('RT-03 its address has at most 8000 characters, like that of every call, and JSONP is refused', async () => {
    const statusOf = async (path: string) => (await fetch(`${backend.url}${path}`)).status
    const socket = '/socket.io/?EIO=4&transport=polling'
    const page = '/no-such-page?x='
    const upTo = (path: string, length: number) => path.padEnd(length, 'x')
    expect([
      await statusOf(upTo(`${socket}&x=`, 8000)),
      await statusOf(upTo(`${socket}&x=`, 8001)),
      await statusOf(upTo(page, 8000)),
      await statusOf(upTo(page, 8001)),
      await statusOf(`${socket}&j=0`),
    ]).toEqual([200, 403, 404, 414, 403])
  })

  it('a namespace outside the contract is refused', async () => {
    expect(await attempt('/nothing', 'websocket')).toBe('Invalid namespace')
  })

  it('RT-03 a message of more than 64 KiB ends the connection', async () => {
    const { socket, next } = await readNews(backend.url, { reconnection: false })
    socket.emit('search', { keywords: ['x'.repeat(70_000)] })
    expect(await next()).toEqual({ event: 'disconnect', reason: 'transport close' })
  })

  it('a connection that does not read is dropped', async () => {
    const address = `${backend.url}/socket.io/?EIO=4&transport=polling`
    const hello = await (await fetch(address)).text()
    const { sid } = JSON.parse(hello.slice(1))
    const say = async (packet: string) =>
      (await fetch(`${address}&sid=${sid}`, { method: 'POST', body: packet })).status
    const reader = await readNews(backend.url)
    reader.socket.emit('search', {}, { subscription: 'feed', sequence: 1 })
    await reader.next()

    expect(await say('40/news,')).toBe(200)
    // as many different lists as one connection may have, so that what is new is sent ten times
    const lists = Array.from({ length: 10 }, (_, list) => [
      'search',
      { keywords: ['long', `list${list}`] },
      { subscription: `list${list}`, sequence: 1 },
    ])
    for (const list of lists) expect(await say(`42/news,${JSON.stringify(list)}`)).toBe(200)
    const items = Array.from({ length: 350 }, (_, index) => ({
      id: `n${index}`,
      title: 'Long',
      summary: 'x'.repeat(5000),
    }))
    await backend.call('POST', '/mock/news', { body: { items } })
    await reader.next()
    expect(await say('42/news,["search",{}]')).toBe(400)
    reader.close()
  })
})
