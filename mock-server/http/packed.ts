import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Calls whose answers are large and contain no secrets: compressed together with text from the caller, a secret could be guessed from the size. */
const packable = /^(content|economicCalendar|earningsCalendar|markets)\./
type Text = string | Buffer
/** In characters, as the next one: smaller texts are not worth compressing. */
const LEAST = 2_000
/** From this size on, processor time matters more than the last tenth of the size. */
const LONG = 256 * 1024

const qualityOf = ({ length }: Text) => (length < LONG ? 4 : 1)
const ways = {
  br: (text: Text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(text) } }),
  gzip: (text: Text) => promisify(gzip)(text, { level: qualityOf(text) }),
}

export type Packed = { body: Text; headers: Record<string, string> }

/** The body of an answer: compressed where that reveals nothing. */
export const packed = async (call: string, text: Text, accepted: string | string[] | undefined): Promise<Packed> =>
  packable.test(call) ? pack(text, accepted) : { body: text, headers: {} }

/** A text without secrets as a body: compressed where that helps and the caller accepts it. */
export async function pack(text: Text, accepted: string | string[] | undefined): Promise<Packed> {
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
