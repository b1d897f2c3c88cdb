import { firstIndex } from '../shared/merge.ts'

/** What waits to be done, the smallest first; what waits already is not added again. */
export function createQueue<Item>(compare: (one: Item, other: Item) => number) {
  const waiting = new Set<Item>()
  /** The smallest last. */
  const sorted: Item[] = []
  return {
    add(item: Item) {
      if (waiting.has(item)) return
      waiting.add(item)
      sorted.splice(indexFor(sorted, item, compare), 0, item)
    },
    drop(item: Item) {
      if (waiting.delete(item)) sorted.splice(sorted.indexOf(item), 1)
    },
    take(): Item | undefined {
      const item = sorted.pop()
      if (item !== undefined) waiting.delete(item)
      return item
    },
  }
}

function indexFor<Item>(sorted: readonly Item[], item: Item, compare: (one: Item, other: Item) => number) {
  return firstIndex(sorted.length, (index) => {
    const there = sorted[index]
    return there === undefined || compare(there, item) <= 0
  })
}
