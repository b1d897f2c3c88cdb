import { createCipheriv } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { type Coding, compressed, createPacking, type Effort } from '../../../mock-server/http/packed.ts'
import { isForEverybody } from '../../../mock-server/serve-api.ts'

/** Counts what is compressed. */
function counting(isHeld = false) {
  const asked: [Coding, Effort][] = []
  const pack = createPacking(isHeld, (text, coding, effort) => {
    asked.push([coding, effort])
    return compressed(text, coding, effort)
  })
  return { asked, pack }
}
/** Hardly compressible, so that few of them are kept. */
const noise = (length: number, nth: number) =>
  createCipheriv('aes-128-ctr', Buffer.alloc(16, nth), Buffer.alloc(16)).update(Buffer.alloc(length))

it('BCK-27 a text is compressed once for each coding, however many ask for it at once or later', async () => {
  const { asked, pack } = counting()
  const text = JSON.stringify({ data: 'x'.repeat(5_000) })
  const [first, second] = await Promise.all([pack(text, 'br'), pack(text, 'gzip, br')])
  const [third, gzip] = [await pack(Buffer.from(text), 'br'), await pack(text, 'gzip')]
  expect([second.body === first.body, third.body === first.body, asked]).toEqual([
    true,
    true,
    [
      ['br', 'usual'],
      ['gzip', 'usual'],
    ],
  ])
  const bodies = [brotliDecompressSync(first.body), gunzipSync(gzip.body)]
  expect(bodies.map(String)).toEqual([text, text])
})

it('BCK-27 another text is compressed by itself, and one that lasts with more effort', async () => {
  const { asked, pack } = counting(true)
  const [one, other] = [await pack('a'.repeat(5_000), 'br'), await pack('b'.repeat(5_000), 'br')]
  expect([one, other].map(({ body }) => brotliDecompressSync(body).toString(undefined, 0, 1))).toEqual(['a', 'b'])
  expect(asked).toEqual([
    ['br', 'thorough'],
    ['br', 'thorough'],
  ])
})

it('BCK-27 BCK-10 what is kept is bounded: what was asked for longest ago is dropped first', async () => {
  const { asked, pack } = counting()
  const texts = [0, 1, 2, 3].map((nth) => noise(200_000, nth))
  const ask = (nth: number) => pack(texts[nth] ?? '', 'gzip')
  for (const nth of [0, 1, 0, 2]) await ask(nth)
  expect(asked.length).toBe(3)
  await ask(0)
  expect(asked.length).toBe(3)
  await ask(1)
  expect(asked.length).toBe(4)
})

it('BCK-27 BCK-10 a very long text is compressed quickly each time', async () => {
  const { asked, pack } = counting(true)
  const text = 'x'.repeat(300_000)
  for (const coding of ['br', 'br']) await pack(text, coding)
  expect(asked).toEqual([
    ['br', 'quick'],
    ['br', 'quick'],
  ])
})

it('BCK-27 what failed is tried again', async () => {
  let tries = 0
  const pack = createPacking(false, async () => {
    tries += 1
    if (tries === 1) throw new Error('no memory')
    return Buffer.from('packed')
  })
  const text = 'x'.repeat(5_000)
  await expect(pack(text, 'br')).rejects.toThrow('no memory')
  expect(String((await pack(text, 'br')).body)).toBe('packed')
})

it.each([
  ['anyone', undefined, true],
  ['anyone', true, false],
  ['user', undefined, false],
] as const)(
  'BCK-27 an answer to a call that needs %s, with credentials: %s, is for everybody: %s',
  (needs, credentials, is) => {
    const policy = { needs, limit: { calls: 1, seconds: 1 }, ...(credentials && { credentials }) }
    expect(isForEverybody(policy)).toBe(is)
  },
)
