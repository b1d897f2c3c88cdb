import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createKeptBytes } from './kept-bytes.ts'

type Text = string | Buffer
const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]
/** In characters, as the next one: smaller texts are not worth compressing. */
const LEAST = 1_000
/** From this size on, processor time and memory matter more than the last tenth of the size. */
const LONG = 256 * 1024
/** In bytes: the compressed answers of one call that are kept. */
const MOST_KEPT = 512 * 1024

/** Brotli's last two levels take twenty times as long as its fifth, for a sixth less: for texts that few make and many receive. */
const qualities = {
  quick: { br: 1, gzip: 1 },
  usual: { br: 5, gzip: 5 },
  thorough: { br: 10, gzip: 9 },
}
export type Effort = keyof typeof qualities
export type Compress = (text: Text, coding: Coding, effort: Effort) => Promise<Buffer>
export type Packed = { body: Text; headers: Record<string, string> }
/** The body of an answer to a caller who accepts some codings. */
export type Packing = (text: Text, accepted: string | string[] | undefined, digest?: string) => Promise<Packed>

const ways = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Compresses in a thread, so that no other call waits for it. */
export const compressed: Compress = (text, coding, effort) => {
  const quality = qualities[effort][coding]
  if (coding === 'gzip') return ways.gzip(text, { level: quality })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return ways.br(text, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: text.length } })
}

/**
 * Compresses the answers of one call, each text once for as long as it is asked for. It is found by its digest, so that only compressed bytes are
 * kept. Each call keeps its own: new answers of one call evict nothing of another.
 */
export function createPacking(isHeld: boolean, compress = compressed): Packing {
  const keep = createKeptBytes(MOST_KEPT)
  const effort = isHeld ? 'thorough' : 'usual'
  return (text, accepted, digest) =>
    packBy(text, accepted, (coding) =>
      text.length < LONG
        ? keep(`${coding} ${digest ?? digestOf(text)}`, () => compress(text, coding, effort))
        : compress(text, coding, 'quick'),
    )
}

/** A text that hardly anybody else receives. */
export const pack: Packing = (text, accepted) =>
  packBy(text, accepted, (coding) => compressed(text, coding, text.length < LONG ? 'usual' : 'quick'))

async function packBy(
  text: Text,
  accepted: string | string[] | undefined,
  compress: (coding: Coding) => Promise<Buffer>,
) {
  if (text.length < LEAST) return { body: text, headers: {} }
  const vary = { vary: 'accept-encoding' }
  const coding = codings.find((name) => accepts(String(accepted ?? ''), name))
  return coding
    ? { body: await compress(coding), headers: { ...vary, 'content-encoding': coding } }
    : { body: text, headers: vary }
}

export const digestOf = (text: Text) => createHash('sha256').update(text).digest('base64')

const accepts = (header: string, name: string) =>
  header
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .some(([coding, ...rest]) => coding === name && !rest.some((word) => /^q=0(\.0*)?$/.test(word)))
