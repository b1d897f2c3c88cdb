import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Calls whose answers are large and hold nothing secret: packed with what a caller said, a secret could be guessed by its size. */
const packable = /^(content|economicCalendar|earningsCalendar|markets)\./
/** In characters: less is not worth it. */
const LEAST = 2_000

const ways = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text),
}

export type Packed = { body: string | Buffer; headers: Record<string, string> }

/** The answer of a call as it goes out: packed where that gives away nothing. */
export const packed = async (call: string, text: string, accepted: string | string[] | undefined): Promise<Packed> =>
  packable.test(call) ? pack(text, accepted) : { body: text, headers: {} }

/** A text without secrets as it goes out: packed where that helps and the caller can unpack it. */
export async function pack(text: string, accepted: string | string[] | undefined): Promise<Packed> {
  if (text.length < LEAST) return { body: text, headers: {} }
  const vary = { vary: 'accept-encoding' }
  const way = (['br', 'gzip'] as const).find((name) => accepts(String(accepted ?? ''), name))
  return way
    ? { body: await ways[way](text), headers: { ...vary, 'content-encoding': way } }
    : { body: text, headers: vary }
}

const accepts = (header: string, name: string) =>
  header
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .some(([coding, ...rest]) => coding === name && !rest.some((word) => /^q=0(\.0*)?$/.test(word)))
