const DAY = 86_400_000
const YEAR = 366 * DAY
/** How long before it is due something about an entry can change, and how soon after. */
const LONGEST_AHEAD = 130 * DAY
const LONGEST_AFTER = 60_000
const MOST_YEARS = 12

/** Something that is due at a time. Times in epoch milliseconds. */
export type Entry<Item> = {
  at: number
  /** When it is to be told anew. */
  changes: readonly number[]
  /** As it is known at a time. */
  itemAt(now: number): Item
}

export type Almanac<Item> = ReturnType<typeof createAlmanac<Item>>

/** What a calendar knows a year each way of a time. `entriesOf` answers the entries of a year (in UTC), in any order. */
export function createAlmanac<Item>(entriesOf: (year: number) => Entry<Item>[]) {
  const years = new Map<number, Entry<Item>[]>()

  function ofYear(year: number) {
    const known = years.get(year)
    if (known) return known
    if (years.size >= MOST_YEARS) years.clear()
    const made = entriesOf(year).sort((a, b) => a.at - b.at)
    years.set(year, made)
    return made
  }

  function between(from: number, until: number) {
    const [first, last] = [new Date(from).getUTCFullYear(), new Date(until).getUTCFullYear()]
    const entries: Entry<Item>[] = []
    for (let year = first; year <= last; year += 1) {
      const all = ofYear(year)
      entries.push(...all.slice(placeOf(all, from), placeOf(all, until + 1)))
    }
    return entries
  }

  /** The part of a window that is known at a time; the second is before the first where nothing is. */
  const within = (from: number, until: number, now: number) =>
    [Math.max(from, now - YEAR), Math.min(until, now + YEAR)] as const

  const around = (from: number, until: number) => between(from - LONGEST_AFTER, until + LONGEST_AHEAD)

  return {
    within,
    /** The entries that are due from one time to another, both with them, in the order of time. */
    between,
    /** All of a window, both ends with it, as it is known now. */
    search(from: number, until: number, now: number): Item[] {
      const [first, last] = within(from, until, now)
      return first > last ? [] : between(first, last).map((entry) => entry.itemAt(now))
    },
    /** What differs at `to` from how it was known at `from`, which may be later; what is due next to `to` first, at most `limit`. */
    changed(from: number, to: number, limit: number): Item[] {
      const [earlier, later] = [Math.min(from, to), Math.max(from, to)]
      return around(earlier, later)
        .filter(({ changes }) => changes.some((at) => at > earlier && at <= later))
        .sort((a, b) => Math.abs(a.at - to) - Math.abs(b.at - to))
        .slice(0, limit)
        .map((entry) => entry.itemAt(to))
    },
    /** When the next change is; a day later at most. */
    nextChange(after: number) {
      const coming = around(after, after).flatMap(({ changes }) => changes.filter((at) => at > after))
      return Math.min(after + DAY, ...coming)
    },
  }
}

/** The place of the first entry that is due at or after a time. */
function placeOf(entries: readonly { at: number }[], time: number) {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.at ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}
