import { millisecondsInDay } from 'date-fns/constants'
import type { ContentItem } from '../../../src/contract/content/content.ts'
import type { Meter } from '../../http/limits/costs.ts'
import { slowDown } from '../../http/refusal.ts'
import type { Turn } from '../../turns.ts'
import type { SimulatedContent } from '../../world/content/simulated-content.ts'

/** How far a page looks back from where it begins: a search that hits nothing costs no more than that. */
export const DAYS_LOOKED_BACK = 7

/** Milliseconds: how long others wait for a piece of it. */
const PIECE_MS = 2

export type Before = {
  /** Epoch milliseconds, included. */
  from: number
  /** Nothing published before it is wanted. */
  floor: number
  belongs(item: ContentItem): boolean
  count: number
  /** Of who asks. */
  meter: Meter
}
/** `lookedTo`: nothing was looked at that was published before; undefined where nothing more is wanted. */
export type Found = { items: ContentItem[]; lookedTo: string | undefined }

/**
 * The newest simulated items that belong, written anew, a piece at a turn: others are answered meanwhile. Who cannot afford more gets what was found
 * until then, or is refused.
 */
export async function simulatedBefore(
  simulated: Pick<SimulatedContent, 'backwards'>,
  turn: Turn,
  { from, floor, belongs, count, meter }: Before,
): Promise<Found> {
  const items: ContentItem[] = []
  const end = from - DAYS_LOOKED_BACK * millisecondsInDay
  const blocks = simulated.backwards(from)
  let begins = from
  const isFound = () => items.length >= count || begins <= floor

  /** Blocks that are written already take hardly any time, and so no turns. */
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
