import { millisecondsInDay } from 'date-fns/constants'
import type { Meter } from '../http/limits/costs.ts'
import { slowDown } from '../http/refusal.ts'
import type { Turn } from '../turns.ts'
import type { Backwards } from '../world/news/simulated-news.ts'

/** Milliseconds: how long one piece blocks others. */
const PIECE_MS = 2

export type Before<Item> = {
  /** Epoch milliseconds, included. */
  from: number
  /** Nothing published before it is wanted. */
  floor: number
  belongs(item: Item): boolean
  count: number
  /** How far back it looks from there: the upper limit for a search without matches. */
  days: number
  /** The costs of the caller. */
  meter: Meter
}
/** `lookedTo`: nothing published before it was searched; undefined when the search is over. */
export type Found<Item> = { items: Item[]; lookedTo: string | undefined }

/**
 * The newest simulated items that match, computed afresh, one piece per turn, so that other requests are answered in between. A caller who has used
 * too much gets what was found until then, or is refused.
 */
export async function simulatedBefore<Item>(
  simulated: Backwards<Item>,
  turn: Turn,
  { from, floor, belongs, count, days, meter }: Before<Item>,
): Promise<Found<Item>> {
  const items: Item[] = []
  const end = from - days * millisecondsInDay
  const blocks = simulated.backwards(from)
  let begins = from
  const isFound = () => items.length >= count || begins <= floor

  /** Blocks that are remembered take hardly any time, so they need no turn. */
  function look() {
    const start = performance.now()
    do {
      const block = blocks.next().value
      if (!block) return
      items.push(...block.items.filter(belongs))
      begins = block.begins
    } while (!isFound() && begins > end && performance.now() - start < PIECE_MS)
  }

  for (;;) {
    meter.measure(look)
    if (isFound()) return { items: items.slice(0, count), lookedTo: undefined }
    const wait = meter.wait()
    if (wait > 0 && items.length === 0) throw slowDown(wait)
    if (wait > 0 || begins <= end) return { items, lookedTo: new Date(begins).toISOString() }
    await turn()
  }
}
