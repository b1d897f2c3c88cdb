import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ContentItem } from '../../../src/contract/content.ts'
import { DAY } from '../../news/simulated/clock.ts'
import type { SimulatedContent } from '../simulated/simulated-content.ts'

/** How far a page looks back from where it begins: a search that hits nothing costs no more than that. */
export const DAYS_LOOKED_BACK = 7

export type Before = {
  /** Epoch milliseconds, included. */
  from: number
  /** Nothing published before it is wanted. */
  floor: number
  belongs(item: ContentItem): boolean
  count: number
}
/** `lookedTo`: nothing was looked at that was published before; undefined where nothing more is wanted. */
export type Found = { items: ContentItem[]; lookedTo: string | undefined }

/** The newest simulated items that belong, written anew; others are answered meanwhile. */
export async function simulatedBefore(
  simulated: Pick<SimulatedContent, 'backwards'>,
  { from, floor, belongs, count }: Before,
): Promise<Found> {
  const items: ContentItem[] = []
  const end = from - DAYS_LOOKED_BACK * DAY
  for (const block of simulated.backwards(from)) {
    items.push(...block.items.filter(belongs))
    if (items.length >= count || block.begins <= floor) break
    if (block.begins <= end) return { items, lookedTo: new Date(block.begins).toISOString() }
    await nextTurn()
  }
  return { items: items.slice(0, count), lookedTo: undefined }
}
