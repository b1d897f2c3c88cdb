import type { NewsItem } from '../../../src/contract/news.ts'
import { hash } from './random.ts'
import { momentsOf, SLOT } from './rhythm.ts'
import { writeSlot } from './write.ts'

export type SimulatedNews = {
  /** The items published in (after, until], oldest first. Epoch milliseconds. */
  between(after: number, until: number): NewsItem[]
  /** The newest `count` items published at or before `until`, newest first. */
  newest(count: number, until: number): NewsItem[]
  /** When the first item after `after` is published. Epoch milliseconds. */
  next(after: number): number
}

/** An endless wire of invented news: a pure function of seed and time, of which nothing is stored. */
export function createSimulatedNews(seed: string): SimulatedNews {
  const start = hash(seed)
  const slotAt = (at: number) => Math.floor(at / SLOT)
  const written = (slot: number, after: number, until: number) =>
    writeSlot(start, slot).filter(({ at }) => at > after && at <= until)

  return {
    between(after, until) {
      const items: NewsItem[] = []
      for (let slot = slotAt(after); slot <= slotAt(until); slot += 1) {
        for (const { item } of written(slot, after, until)) items.push(item)
      }
      return items
    },
    newest(count, until) {
      const items: NewsItem[] = []
      for (let slot = slotAt(until); items.length < count; slot -= 1) {
        for (const { item } of written(slot, -Infinity, until).reverse()) items.push(item)
      }
      return items.slice(0, count)
    },
    next(after) {
      const ofSlot = (slot: number): number => momentsOf(start, slot).find((at) => at > after) ?? ofSlot(slot + 1)
      return ofSlot(slotAt(after))
    },
  }
}
