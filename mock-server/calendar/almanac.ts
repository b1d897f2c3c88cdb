import { millisecondsInDay } from 'date-fns/constants'
import { firstIndex } from '../../src/rules/shared/merge.ts'
import { rememberSteps } from '../in-steps.ts'

const YEAR = 366 * millisecondsInDay
/** How long before its due time something about an entry can change, and how soon after. */
const LONGEST_AHEAD = 130 * millisecondsInDay
const LONGEST_AFTER = 60_000
const MOST_YEARS = 12

/** Something that is due at a time. Times in epoch milliseconds. */
export type Entry<Item> = {
  at: number
  /** Of which series: a company's ticker. */
  key?: string
  /** When it changes next. */
  changes: readonly number[]
  /** Its content as known at a time. */
  itemAt(now: number): Item
}

export type Almanac<Item> = ReturnType<typeof createAlmanac<Item>>

/**
 * Everything that a calendar knows, up to a year before and after a time. `entriesOf` returns the entries of a year (in UTC), in any order, and
 * undefined after a piece of work that completes none.
 */
export function createAlmanac<Item>(entriesOf: (year: number) => Iterable<Entry<Item> | undefined>) {
  const years = rememberSteps(MOST_YEARS, function* (year: number) {
    const made: Entry<Item>[] = []
    for (const entry of entriesOf(year)) {
      if (entry) made.push(entry)
      yield
    }
    return made.sort((a, b) => a.at - b.at)
  })

  const between = (from: number, until: number) =>
    yearsOf(from, until).flatMap((year) => {
      const all = years.get(year)
      return all.slice(indexAt(all, from), indexAt(all, until + 1))
    })

  /** The part of a window that is known at a time; where none is, the second value is before the first. */
  const within = (from: number, until: number, now: number) =>
    [Math.max(from, now - YEAR), Math.min(until, now + YEAR)] as const

  /** Does one piece of the work of `between`. Returns whether that was the last. */
  const prepare = (from: number, until: number) => yearsOf(from, until).every((year) => years.piece(year) !== undefined)

  const around = (from: number, until: number) => between(from - LONGEST_AFTER, until + LONGEST_AHEAD)

  return {
    within,
    prepare,
    /** The same for the work of `nextChange`, and of `changed` up to that time. */
    prepareChanges: (at: number) => prepare(at - LONGEST_AFTER, at + LONGEST_AHEAD),
    /** The entries due from one time to another, both included, in order of time. */
    between,
    /** The whole window, both ends included, as known now. */
    search(from: number, until: number, now: number): Item[] {
      const [first, last] = within(from, until, now)
      return first > last ? [] : between(first, last).map((entry) => entry.itemAt(now))
    },
    /**
     * The entries that differ at `to` from how they were known at `from`, which may be later. Those due next to `to` come first, at most `limit`.
     * What changed more than a year before or after `to` is left out: no search at `to` finds it.
     */
    changed(from: number, to: number, limit: number): Item[] {
      const [earlier, later] = within(Math.min(from, to), Math.max(from, to), to)
      return around(earlier, later)
        .filter(({ changes }) => changes.some((at) => at > earlier && at <= later))
        .sort((a, b) => Math.abs(a.at - to) - Math.abs(b.at - to))
        .slice(0, limit)
        .map((entry) => entry.itemAt(to))
    },
    /** When the next change is, at most a day later. */
    nextChange(after: number) {
      const coming = around(after, after).flatMap(({ changes }) => changes.filter((at) => at > after))
      return Math.min(after + millisecondsInDay, ...coming)
    },
  }
}

/** In UTC, both ends included. */
function yearsOf(from: number, until: number) {
  const [first, last] = [new Date(from).getUTCFullYear(), new Date(until).getUTCFullYear()]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, count) => first + count)
}

/** The index of the first entry that is due at or after a time. */
const indexAt = (entries: readonly { at: number }[], time: number) =>
  firstIndex(entries.length, (index) => (entries[index]?.at ?? 0) >= time)
