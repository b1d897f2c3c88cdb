import { createSweep } from '../../http/limits/sweep.ts'

/** Free wrong tries before delays begin: more for an address, because many people may share one. */
const FREE = { account: 5, address: 20, device: 5 } as const
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 5 * 60_000
const FORGET_AFTER_MS = 15 * 60_000

type Record = { wrong: number; last: number }
/** The keys that tries are counted by: each part that is given. */
export type Trier = { [Part in keyof typeof FREE]?: string }

/** Tries, delayed for each part of the one who makes them: a first delay after the last free try, then twice as long each time. */
export type Tries = {
  /**
   * Counts a try as wrong until `succeeded` reports otherwise, so that concurrent tries do not slip through. Returns how long to wait, 0 if it may
   * proceed.
   */
  begin(trier: Trier): number
  succeeded(trier: Trier): void
  /** How many entries are remembered. */
  size(): number
  clear(): void
}

const parts = ['account', 'address', 'device'] as const

/** `firstDelay` in milliseconds. */
export function createTries(elapsed: () => number, firstDelay = FIRST_DELAY_MS): Tries {
  const records = new Map<string, Record>()
  const sweep = createSweep(records, ({ last }) => elapsed() - last >= FORGET_AFTER_MS)
  const countersOf = (trier: Trier) =>
    parts.flatMap((part) => {
      const value = trier[part]
      return value === undefined ? [] : [{ part, key: `${part} ${value.toLowerCase()}` }]
    })

  function find(key: string): Record {
    const known = records.get(key)
    return known && elapsed() - known.last < FORGET_AFTER_MS ? known : { wrong: 0, last: 0 }
  }

  function waitOf({ wrong, last }: Record, free: number) {
    if (wrong < free) return 0
    return Math.max(0, last + Math.min(firstDelay * 2 ** (wrong - free), LONGEST_DELAY_MS) - elapsed())
  }

  return {
    begin(trier) {
      const counters = countersOf(trier)
      const wait = Math.max(...counters.map(({ part, key }) => waitOf(find(key), FREE[part])))
      if (wait > 0) return wait
      for (const { key } of counters) {
        sweep()
        records.set(key, { wrong: find(key).wrong + 1, last: elapsed() })
      }
      return 0
    },
    succeeded(trier) {
      for (const { part, key } of countersOf(trier)) {
        const known = find(key)
        if (part === 'address') records.set(key, { ...known, wrong: Math.max(0, known.wrong - 1) })
        else records.delete(key)
      }
    },
    size: () => records.size,
    clear: () => records.clear(),
  }
}
