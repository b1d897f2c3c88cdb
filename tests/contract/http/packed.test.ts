import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { io } from 'socket.io-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { packed } from '../../../mock-server/http/packed.ts'
import { countingRelay } from '../../relay.ts'
import { sharedBackend, type TestBackend } from '../backend.ts'
import { encoded } from '../content/content-cases.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend({ isSimulated: true })
  await backend.call('POST', '/mock/clock', { body: { now: '2026-01-14T17:00:00.000Z', rate: 0 } })
})

/** The bytes as they arrive, which `fetch` would decompress. */
const ask = (path: string, body: unknown, coding?: string) =>
  new Promise<{ coding: string | undefined; vary: string | undefined; bytes: Buffer }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(coding !== undefined && { 'accept-encoding': coding }) }
    const asked = request(`${backend.url}${path}`, { method: 'POST', headers }, async (answer) => {
      const { 'content-encoding': coding, vary } = answer.headers
      resolve({ coding, vary, bytes: Buffer.concat(await answer.toArray()) })
    })
    asked.on('error', reject)
    asked.end(JSON.stringify(body))
  })
const search = async (size: number, coding?: string) =>
  ask('/api/content/search-by-context', { data: await encoded({ size }) }, coding)

describe('large answers', () => {
  it('BCK-01 they are compressed for clients that accept it, with the same content', async () => {
    const [plain, brotli, gzip] = await Promise.all([search(40), search(40, 'gzip, deflate, br'), search(40, 'GZIP')])
    expect([plain.coding, brotli.coding, gzip.coding, plain.vary]).toEqual([undefined, 'br', 'gzip', 'accept-encoding'])
    const text = plain.bytes.toString()
    expect([brotliDecompressSync(brotli.bytes).toString(), gunzipSync(gzip.bytes).toString()]).toEqual([text, text])
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 4)
  })

  it('BCK-01 an encoding that the client refuses is not used', async () => {
    const answers = await Promise.all([search(40, 'br;q=0, gzip'), search(40, 'br; q=0.0, gzip;q=0'), search(40, '')])
    expect(answers.map(({ coding }) => coding)).toEqual(['gzip', undefined, undefined])
  })

  it('BCK-01 small answers, and those of calls with secrets, are not compressed', async () => {
    expect((await search(1, 'br')).coding).toBe(undefined)
    const packings = ['user.login', 'feedConfiguration.list', 'content.search'].map(
      async (call) => (await packed(call, 'x'.repeat(9_000), 'br')).headers,
    )
    expect(await Promise.all(packings)).toEqual([{}, {}, { vary: 'accept-encoding', 'content-encoding': 'br' }])
  })

  it('BCK-01 RT-02 a list is compressed on a WebSocket as well', async () => {
    const relay = await countingRelay(backend.url)
    const socket = io(`${relay.url}/news`, { transports: ['websocket'], forceNew: true })
    let [text, missing] = ['', 0]
    await new Promise<void>((resolve) => {
      socket.on('initial', (items: unknown[], _answer: unknown, older = 0) => {
        text += JSON.stringify(items)
        missing = older
      })
      socket.on('backfill', (items: unknown[]) => {
        text += JSON.stringify(items)
        missing -= items.length
        if (missing === 0) resolve()
      })
      socket.emit('search', {}, { subscription: 'all', sequence: 0 })
    })
    socket.close()
    relay.close()
    expect(text.length).toBeGreaterThan(100_000)
    expect(relay.bytes()).toBeLessThan(text.length / 4)
  })
})
