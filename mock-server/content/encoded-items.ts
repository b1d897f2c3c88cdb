import { ContentItem } from '../../src/contract/content/content.ts'
import { heldJson } from '../http/held-json.ts'
import type { Meter } from '../http/limits/costs.ts'
import type { Turn } from '../turns.ts'

/** Items that are validated and encoded in one go. */
const AT_ONCE = 40

// an item is requested again and again, so it is validated once
const encoded = new WeakMap<ContentItem, Buffer>()

function encode(item: ContentItem) {
  const known = encoded.get(item) ?? heldJson(ContentItem, item)
  encoded.set(item, known)
  return known
}

/** Items as JSON; those that are not encoded yet are encoded in small groups, a group per turn. */
export async function encodeItems(items: readonly ContentItem[], turn: Turn, meter: Meter): Promise<Buffer[]> {
  const fresh = items.filter((item) => !encoded.has(item))
  for (let start = 0; start < fresh.length; start += AT_ONCE) {
    if (start > 0) await turn()
    meter.measure(() => fresh.slice(start, start + AT_ONCE).forEach(encode))
  }
  return items.map(encode)
}
