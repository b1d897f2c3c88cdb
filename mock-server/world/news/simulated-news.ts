import { millisecondsInDay } from 'date-fns/constants'
import type { NewsItem } from '../../../src/contract/shared/news.ts'
import { rememberSteps } from '../../in-steps.ts'
import { hash } from '../random/random.ts'
import { BLOCK, momentsOf, SLOT } from '../time/rhythm.ts'
import { writeBlock } from './write.ts'

/** The simulated news over time. */
export type Wire<Item> = {
  /** The items published in (after, until], oldest first. Epoch milliseconds. */
  between(after: number, until: number): Item[]
  /** The newest `count` items published at or before `until`, newest first. */
  newest(count: number, until: number): Item[]
  /** When the first item after `after` is published. Epoch milliseconds. */
  next(after: number): number
}

export type SimulatedNews = Wire<NewsItem> & {
  /** The item of an id, if it was published up to `until`, and not too long ago. */
  find(id: string, until: number): NewsItem | undefined
}

const ID = /^sim-([0-9a-z]+)-(-?[0-9a-z]+)-\d+$/
/** Older items are not found by their ids. */
export const FOUND_FOR = 20 * 365 * millisecondsInDay

/** The items in memory come from some 200 blocks; after a jump of the clock all of them are requested again. */
const REMEMBERED = 400

/** An endless stream of simulated news: a pure function of seed and time, which stores nothing. */
export function createSimulatedNews(seed: string): SimulatedNews {
  const start = hash(seed)
  const { get: written } = rememberSteps(REMEMBERED, (block: number) => writeBlock(start, block))
  const blockAt = (at: number) => Math.floor(at / BLOCK)

  return {
    between(after, until) {
      const items: NewsItem[] = []
      for (let block = blockAt(after); block <= blockAt(until); block += 1) {
        for (const { at, item } of written(block)) if (at > after && at <= until) items.push(item)
      }
      return items
    },
    newest(count, until) {
      const items: NewsItem[] = []
      for (let block = blockAt(until); items.length < count; block -= 1) {
        for (const { at, item } of written(block).toReversed()) if (at <= until) items.push(item)
      }
      return items.slice(0, count)
    },
    find(id, until) {
      const [, ofSeed, ofSlot = ''] = ID.exec(id) ?? []
      const begins = Number.parseInt(ofSlot, 36) * SLOT
      if (ofSeed !== start.toString(36) || !(begins <= until && begins > until - FOUND_FOR)) return undefined
      return written(blockAt(begins)).find(({ at, item }) => item.id === id && at <= until)?.item
    },
    next(after) {
      const ofSlot = (slot: number): number => momentsOf(start, slot).find((at) => at > after) ?? ofSlot(slot + 1)
      return ofSlot(Math.floor(after / SLOT))
    },
  }
}
