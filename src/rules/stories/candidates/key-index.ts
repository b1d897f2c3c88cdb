import type { Headline } from '../headline.ts'
import { createLines } from './lines.ts'

type Keyed = { headline: Pick<Headline, 'keys' | 'acts' | 'total' | 'words' | 'company'> }

/**
 * Finds the entries that share a key with another and may be like it. Behind a key there are many: they are kept by number, and most
 * are passed over without a look at the entry.
 */
export function createKeyIndex<Entry extends Keyed>() {
  const entries: (Entry | undefined)[] = []
  const numbers = new Map<Entry, number>()
  const free: number[] = []
  const byKey = createNumbersByKey()
  const lines = createLines()
  return {
    add(entry: Entry) {
      if (numbers.has(entry)) return
      const number = free.pop() ?? entries.length
      entries[number] = entry
      numbers.set(entry, number)
      lines.set(number, entry.headline)
      for (const key of entry.headline.keys) byKey.add(key, number)
    },
    remove(entry: Entry) {
      const number = numbers.get(entry)
      if (number === undefined) return
      for (const key of entry.headline.keys) byKey.remove(key, number)
      entries[number] = undefined
      numbers.delete(entry)
      free.push(number)
    },
    visit(entry: Entry, see: (other: Entry) => void) {
      const mayBeAlike = lines.lookFor(entry.headline)
      byKey.visit(entry.headline.keys, (number) => {
        const other = mayBeAlike(number) ? entries[number] : undefined
        if (other) see(other)
      })
    },
  }
}

function createNumbersByKey() {
  const byKey = new Map<string, number[]>()
  /** By number, the visit that came to it last. */
  const visits: number[] = []
  let visit = 0
  return {
    add(key: string, number: number) {
      visits[number] = 0
      const known = byKey.get(key)
      if (known) known.push(number)
      else byKey.set(key, [number])
    },
    remove(key: string, number: number) {
      const known = byKey.get(key) ?? []
      known.splice(known.indexOf(number), 1)
      if (known.length === 0) byKey.delete(key)
    },
    /** Each number once. */
    visit(keys: readonly string[], see: (number: number) => void) {
      visit += 1
      for (const key of keys)
        for (const number of byKey.get(key) ?? []) {
          if (visits[number] === visit) continue
          visits[number] = visit
          see(number)
        }
    },
  }
}
