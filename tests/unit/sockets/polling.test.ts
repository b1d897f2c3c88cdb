import { expect, it } from 'vitest'
import { pollingOn } from '../../../src/adapters/sockets/polling.ts'

/** What a transport reports while a page answers its requests like this. */
async function exchange(answer: () => Response) {
  const asked: unknown[] = []
  const Polling = pollingOn({
    async fetch(_, init) {
      asked.push(init)
      return answer()
    },
  })
  const transport = new Polling({ query: {}, hostname: 'news.test', path: '/', socket: {} } as never)
  const seen: unknown[] = []
  const ended = new Promise<void>((end) => {
    transport.onData = (data) => end(void seen.push(data))
    transport.on('error', ({ message }) => end(void seen.push(message)))
    transport.doPoll()
  })
  await ended
  await new Promise<void>((end) => {
    transport.on('error', () => end())
    transport.doWrite('40', () => end(void seen.push('written')))
  })
  return { asked, seen }
}

it('RT-03 polling asks with the cookies that the page has, and hands on what comes', async () => {
  expect(await exchange(() => new Response('0{}'))).toEqual({
    asked: [undefined, { method: 'POST', body: '40' }],
    seen: ['0{}', 'written'],
  })
})

it.each([
  ['is refused', () => new Response('', { status: 503 })],
  ['breaks off', () => new Response(new ReadableStream({ pull: (stream) => stream.error(new Error('cut')) }))],
] as const)('RT-03 an answer to polling that %s is a failure at once', async (_, answer) => {
  const { seen } = await exchange(answer)
  expect(seen).toEqual(['poll error', 'post error'])
})
