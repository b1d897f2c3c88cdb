import { Encoder, type Packet } from 'socket.io-parser'

/** In bytes: what is new in a list, and shorter, is sent to many as one frame that is not compressed. */
export const SHORT = 8 * 1024
/** In bytes: what is shorter does not gain by compression. */
export const TOO_SHORT = 1024

/** The JSON of items that never change, and of lists of them. */
const texts = new WeakMap<object, string>()

function textOf(item: object) {
  const text = texts.get(item) ?? JSON.stringify(item)
  texts.set(item, text)
  return text
}

/** Encodes a list once, however often it is sent, and its items once, however many lists contain them. Neither may ever change. */
export function encodeOnce<Item extends object>(items: Item[]): Item[] {
  if (!texts.has(items)) texts.set(items, `[${items.map(textOf).join(',')}]`)
  return items
}

/**
 * Packets as socket.io writes them, without the search for binary parts, of which there are none. The text of a list is shared by its packets rather
 * than copied: a thousand connections that are not reading share one copy.
 */
export class PlainEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const head = `${type}${nsp === '/' ? '' : `${nsp},`}${id ?? ''}`
    return [data === undefined ? head : head + jsonOf(data)]
  }
}

/** `data`: the name of an event with its arguments, or one object. */
function jsonOf(data: unknown): string {
  if (!Array.isArray(data)) return JSON.stringify(data)
  // concatenated, because joining would copy the lists
  return `${data.map(partOf).reduce((text, part, index) => text + (index > 0 ? ',' : '') + part, '[')}]`
}

const partOf = (part: unknown): string =>
  (typeof part === 'object' && part !== null ? texts.get(part) : undefined) ?? JSON.stringify(part) ?? 'null'
