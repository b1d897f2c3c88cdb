import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchTrouble } from './trouble.ts'

const decompressors = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const
const MEGABYTE = 1024 * 1024

export const ACCEPTED_ENCODINGS = 'gzip, deflate, br'

/** The decompressed body of a response. No more than `limit` bytes of it are ever read. */
export async function readBody(answer: IncomingMessage, limit: number): Promise<Uint8Array> {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of decompressed(answer, encoding)) {
    size += chunk.length
    if (size > limit) throw new FetchTrouble(`It is larger than ${Math.round(limit / MEGABYTE)} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function decompressed(answer: IncomingMessage, encoding: string): Readable {
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
