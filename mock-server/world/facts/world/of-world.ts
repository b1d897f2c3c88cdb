import type { Storyline } from '../storyline.ts'

/** A storyline about no listed company: how many begin in a quarter. `slot` is different for each. */
export type OfWorld = {
  name: string
  count: number
  /** Whether it moves prices: these are needed for each price. */
  isFelt?: boolean
  /** What its headlines are about; by default each is about something of its own. */
  subject?: string
  about(seed: number, slot: number): Storyline
}
