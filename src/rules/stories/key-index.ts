import { canBeEnough } from './alike.ts'
import type { Headline } from './headline.ts'
import { type Coded, type Key, sharedWeight } from './weights.ts'

type Keyed = { headline: Pick<Headline, 'keys' | 'keyed' | 'total' | 'words' | 'company'> }

/**
 * Finds the entries that share a key with another and may be like it. Behind a key there are many: they are kept by number, and what decides on most of them
 * side by side, so that they are passed over without a look at the entry.
 */
export function createKeyIndex<Entry extends Keyed>() {
  const entries: (Entry | undefined)[] = []
  const numbers = new Map<Entry, number>()
  const free: number[] = []
  const byKey = createNumbersByKey()
  const columns = createColumns()
  return {
    add(entry: Entry) {
      if (numbers.has(entry)) return
      const number = free.pop() ?? entries.length
      entries[number] = entry
      numbers.set(entry, number)
      columns.set(number, entry.headline)
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
    visit(entry: Entry, see: (other: Entry) => void) {
      byKey.visit(entry.headline.keys, (number, sharedKeys) => {
        if (!columns.mayBeAlike(entry.headline, number, sharedKeys)) return
        const other = entries[number]
        if (other) see(other)
      })
    },
  }
}

/** What is compared first, by number. */
function createColumns() {
  const companies: number[] = []
  const totals: number[] = []
  const others: number[] = []
  const words: Coded[] = []
  return {
    set(number: number, { company, total, keyed, words: coded }: Keyed['headline']) {
      companies[number] = company
      totals[number] = total
      others[number] = total - keyed
      words[number] = coded
    },
    /** Never wrong if it says no: two companies, or too little in common, of which the keys and the rest give a bound. */
    mayBeAlike(headline: Keyed['headline'], number: number, sharedKeys: number) {
      const company = companies[number] ?? 0
      if (company !== headline.company && company !== 0 && headline.company !== 0) return false
      const total = totals[number] ?? 0
      const most = sharedKeys + Math.min(headline.total - headline.keyed, others[number] ?? 0)
      if (!canBeEnough(most, headline.total, total)) return false
      return canBeEnough(sharedWeight(headline.words, words[number] ?? []), headline.total, total)
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
