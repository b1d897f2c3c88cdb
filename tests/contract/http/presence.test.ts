import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../backend.ts'
import { type NewsReader, readNews } from '../feed/news-reader.ts'

let backend: TestBackend
let piece = 0
const readers: NewsReader[] = []
beforeAll(async () => {
  backend = await startTestBackend({ trustedProxies: ['127.0.0.0/8'] }, { stopwatch: () => () => piece })
})
beforeEach(async () => {
  piece = 0
  await backend.call('POST', '/mock/reset')
})
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close()
})
afterAll(() => backend.close())

const from = (address: string) => ({ extraHeaders: { 'x-forwarded-for': address } })
async function read(address: string) {
  const reader = await readNews(backend.url, { ...from(address), reconnection: false })
  readers.push(reader)
  return reader
}
const outcome = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.on('connect', () => resolve('connected'))
    socket.on('connect_error', ({ message }) => resolve(message))
  })
const inject = (count: number, summary = '') =>
  backend.call('POST', '/mock/news', {
    body: { items: Array.from({ length: count }, (_, index) => ({ id: `n${index}`, title: 'News', summary })) },
  })

it('BCK-10 an address has 128 live connections, for IPv6 its network; another address has its own', async () => {
  for (let one = 0; one < 128; one += 1) await read(`2001:db8::${one.toString(16)}`)
  const attempt = async (address: string) => {
    const socket = io(`${backend.url}/news`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      ...from(address),
    })
    const said = await outcome(socket)
    socket.close()
    return said
  }
  const attempts = [await attempt('2001:db8::ffff'), await attempt('2001:db8:0:1::1')]
  const [first] = readers.splice(0, 1)
  first?.close()
  // the server notices a moment later
  for (let again = 0; again < 100 && attempts.at(-1) !== 'again connected'; again += 1) {
    attempts[2] = `again ${await attempt('2001:db8::ffff')}`
  }
  expect(attempts).toEqual(['websocket error', 'connected', 'again connected'])
})

it('BCK-10 RT-02 a search that its address cannot afford waits; that of another address is answered', async () => {
  await inject(1)
  const [ann, bob] = [await read('203.0.113.1'), await read('203.0.113.2')]
  piece = 2050
  ann.socket.emit('search', {}, { subscription: 'first', sequence: 1 })
  const order: string[] = [(await ann.next()).event]
  piece = 0
  ann.socket.emit('search', {}, { subscription: 'second', sequence: 1 })
  bob.socket.emit('search', {}, { subscription: 'first', sequence: 1 })
  order.push((await bob.next()).event, String(ann.received.length))
  backend.pass(250)
  const late = await ann.next()
  expect([order, late]).toMatchObject([
    ['initial', 'initial', '2'],
    { event: 'initial', answer: { subscription: 'second' } },
  ])
})

/** A polling client that never fetches its messages. */
async function connectSilently(address: string) {
  const url = `${backend.url}/socket.io/?EIO=4&transport=polling`
  const headers = { 'x-forwarded-for': address }
  const { sid } = JSON.parse((await (await fetch(url, { headers })).text()).slice(1))
  const say = async (packet: string) =>
    (await fetch(`${url}&sid=${sid}`, { method: 'POST', body: packet, headers })).status
  await say('40/news,')
  return say
}

it('BCK-10 connections of an address that leave 32 MiB unread in total are dropped, those of others remain', async () => {
  await inject(500, 'x'.repeat(5000))
  const connectAll = async (address: (one: number) => string) => {
    const all = await Promise.all(Array.from({ length: 16 }, (_, one) => connectSilently(address(one))))
    for (const say of all) await say('42/news,["search",{}]')
    return async () => {
      const statuses = await Promise.all(all.map((say) => say('42/news,["leave","none"]')))
      return statuses.filter((status) => status !== 200).length
    }
  }
  const dropped = await connectAll((one) => `203.0.113.${20 + one}`)
  await expect.poll(await connectAll(() => '203.0.113.9'), { timeout: 60_000 }).toBe(4)
  expect(await dropped()).toBe(0)
})

it('BCK-10 RT-02 an address has 1,000 searches in 10 s over all its connections, and the refusal contains the time of the next one', async () => {
  const all = await Promise.all(Array.from({ length: 11 }, () => read('203.0.113.1')))
  const last = all.pop() as NewsReader
  const ask = ({ socket }: NewsReader, sequence: number) =>
    socket.emit('search', {}, { subscription: 'feed', sequence })
  for (const reader of all) {
    for (let sequence = 0; sequence < 100; sequence += 1) ask(reader, sequence)
    for (let answers = 0; answers < 100; answers += 1) await reader.next()
  }
  backend.pass(2500)
  ask(last, 1)
  const other = await read('203.0.113.2')
  ask(other, 1)
  const received = [await last.next(), await other.next()]
  backend.pass(7500)
  ask(last, 2)
  received.push(await last.next())
  expect(received).toMatchObject([
    {
      event: 'error',
      problem: { code: 'slow-down' },
      refusal: { subscription: 'feed', sequence: 1, seconds: 8 },
    },
    { event: 'initial' },
    { event: 'initial', answer: { sequence: 2 } },
  ])
})

it('BCK-10 one connection that leaves 16 MiB unread is dropped, even if its address may have more', async () => {
  await inject(500, 'x'.repeat(5000))
  const say = await connectSilently('203.0.113.7')
  for (let search = 0; search < 6; search += 1) await say('42/news,["search",{}]')
  expect(await say('42/news,["leave","none"]')).toBe(200)
  await say('42/news,["search",{}]')
  await expect.poll(() => say('42/news,["leave","none"]'), { timeout: 20_000 }).toBe(400)
})
