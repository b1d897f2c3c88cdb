import type { IncomingMessage } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { FetchTrouble } from './trouble.ts'

const decompressors = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  'deflate-raw': createInflateRaw,
  br: createBrotliDecompress,
} as const
const MEGABYTE = 1024 * 1024

export const ACCEPTED_ENCODINGS = 'gzip, deflate, br'

/** The decompressed body of a response. No more than `limit` bytes of it are ever read. */
export async function readBody(answer: IncomingMessage, limit: number): Promise<Uint8Array> {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const { first, body } = await peeked(answer)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of decompressed(body, encodingOf(encoding, first))) {
    size += chunk.length
    if (size > limit) throw new FetchTrouble(`It is larger than ${Math.round(limit / MEGABYTE)} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The first bytes of a body, and the whole of it. */
async function peeked(answer: IncomingMessage): Promise<{ first: Uint8Array; body: Readable }> {
  const chunks = answer[Symbol.asyncIterator]()
  let first: Uint8Array = new Uint8Array()
  const seen: Uint8Array[] = []
  while (first.length < 2) {
    const { value, done } = await chunks.next()
    if (done) break
    seen.push(value)
    first = Buffer.concat(seen)
  }
  async function* all() {
    yield* seen
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  return { first, body: Readable.from(all()) }
}

/** Some servers compress without saying so, or say deflate of what has no header. */
function encodingOf(encoding: string, [one = 0, two = 0]: Uint8Array) {
  if (one === 0x1f && two === 0x8b) return 'gzip'
  if (encoding === 'deflate' && ((one & 0x0f) !== 8 || ((one << 8) | two) % 31 !== 0)) return 'deflate-raw'
  return encoding
}

function decompressed(answer: Readable, encoding: string): Readable {
  if (encoding === 'identity' || encoding === '') return answer
  if (!isKnown(encoding)) {
    answer.destroy()
    throw new FetchTrouble(`It is compressed in a way that was not asked for (${encoding.slice(0, 40)}).`)
  }
  const decompressor = decompressors[encoding]()
  // errors reach the reader of the decompressor
  pipeline(answer, decompressor, () => {})
  return decompressor
}

const isKnown = (encoding: string): encoding is keyof typeof decompressors => Object.hasOwn(decompressors, encoding)
