import type { Key } from './weights.ts'

type Keyed = { headline: { keys: readonly Key[] } }

/** Finds the entries that share a key with another. Entries are kept by number, as there are many of them behind a key. */
export function createKeyIndex<Entry extends Keyed>() {
  const entries: (Entry | undefined)[] = []
  const numbers = new Map<Entry, number>()
  const free: number[] = []
  const byKey = createNumbersByKey()
  return {
    add(entry: Entry) {
      if (numbers.has(entry)) return
      const number = free.pop() ?? entries.length
      entries[number] = entry
      numbers.set(entry, number)
      for (const [key] of entry.headline.keys) byKey.add(key, number)
    },
    remove(entry: Entry) {
      const number = numbers.get(entry)
      if (number === undefined) return
      for (const [key] of entry.headline.keys) byKey.remove(key, number)
      entries[number] = undefined
      numbers.delete(entry)
      free.push(number)
    },
    /** Visits the entries that share a key, with the weight of those that they share. */
    visit(entry: Entry, see: (other: Entry, sharedKeys: number) => void) {
      byKey.visit(entry.headline.keys, (number, sharedKeys) => {
        const other = entries[number]
        if (other) see(other, sharedKeys)
      })
    },
  }
}

function createNumbersByKey() {
  const byKey = new Map<string, number[]>()
  /** By number, the weight of the keys that it shares with those that are looked for, and one more; 0 between two visits. */
  const shared: number[] = []
  return {
    add(key: string, number: number) {
      shared[number] = 0
      const known = byKey.get(key)
      if (known) known.push(number)
      else byKey.set(key, [number])
    },
    remove(key: string, number: number) {
      const known = byKey.get(key) ?? []
      known.splice(known.indexOf(number), 1)
      if (known.length === 0) byKey.delete(key)
    },
    visit(keys: readonly Key[], see: (number: number, sharedKeys: number) => void) {
      const found: number[] = []
      for (const [key, weight] of keys)
        for (const number of byKey.get(key) ?? []) {
          const before = shared[number] ?? 0
          if (before === 0) found.push(number)
          shared[number] = (before || 1) + weight
        }
      for (const number of found) {
        const sharedKeys = (shared[number] ?? 1) - 1
        shared[number] = 0
        see(number, sharedKeys)
      }
    },
  }
}
