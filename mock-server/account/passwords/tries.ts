import { createHash } from 'node:crypto'
import { and, inArray, lte, or, sql } from 'drizzle-orm'
import type { Environment } from '../../environment.ts'
import type { Database } from '../../store/open-store.ts'
import { tries as table } from '../../store/server-schema.ts'
import type { Step } from '../in-turn.ts'

/** Free wrong tries before delays begin: more for an address, because many people may share one. */
const FREE = { account: 5, address: 20, device: 5 } as const
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 5 * 60_000
const FORGET_AFTER_MS = 15 * 60_000

/** The keys that tries are counted by: each part that is given. */
export type Trier = { [Part in keyof typeof FREE]?: string }

/** Tries, delayed for each part of the one who makes them: a first delay after the last free try, then twice as long each time. */
export type Tries = {
  /**
   * Counts a try as wrong until `succeeded` reports otherwise, so that concurrent tries do not slip through. Returns how long to wait, 0 if it may
   * proceed. Not within another transaction: the embedded store has one at a time.
   */
  begin(trier: Trier): Promise<number>
  succeeded(trier: Trier): Promise<void>
  clear(): Promise<void>
}

const parts = ['account', 'address', 'device'] as const

/** They are in the store: a restart forgets none, and servers of one database count together. `of`: what is tried; `firstDelay` in milliseconds. */
export function createTries(
  database: Database,
  of: string,
  environment: Pick<Environment, 'now' | 'elapsed'>,
  firstDelay = FIRST_DELAY_MS,
): Tries {
  const now = steadyClock(environment)
  function waitOf({ wrong, last }: Counter, free: number) {
    if (wrong < free) return 0
    const delay = Math.min(firstDelay * 2 ** (wrong - free), LONGEST_DELAY_MS)
    // another server's clock may be ahead
    return Math.max(0, Math.min(last, now()) + delay - now())
  }

  return {
    begin: (trier) =>
      database.transaction(async (step) => {
        await forget(step, now() - FORGET_AFTER_MS)
        const counters = await lockedCounters(step, keysOf(of, trier), now())
        const wait = Math.max(0, ...counters.map((counter) => waitOf(counter, FREE[counter.part])))
        if (wait > 0) return wait
        const counted = { wrong: sql`${table.wrong} + 1`, last: now() }
        await step
          .update(table)
          .set(counted)
          .where(inArray(table.key, keysIn(counters)))
        return 0
      }),
    async succeeded(trier) {
      const keys = keysOf(of, trier)
      const own = keysIn(keys.filter(({ part }) => part !== 'address'))
      const isOfAddress = inArray(table.key, keysIn(keys.filter(({ part }) => part === 'address')))
      // one less: what others of the address have tried stays
      await database
        .update(table)
        .set({ wrong: sql`${table.wrong} - 1` })
        .where(isOfAddress)
      await database.delete(table).where(or(inArray(table.key, own), and(isOfAddress, lte(table.wrong, 0))))
    },
    clear: async () => void (await database.delete(table)),
  }
}

type Key = { part: keyof typeof FREE; key: string }
/** `last`: epoch milliseconds. */
type Counter = Key & { wrong: number; last: number }
const keysIn = (keys: readonly Key[]) => keys.map(({ key }) => key)

/** The keys of what a try is counted by, in their order. Names and addresses themselves are not stored. */
function keysOf(of: string, trier: Trier): Key[] {
  const keys = parts.flatMap((part) => {
    const value = trier[part]
    if (value === undefined) return []
    return [{ part, key: createHash('sha256').update(`${of} ${part} ${value.toLowerCase()}`).digest('base64url') }]
  })
  return keys.sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Deletes those before a time, without any that another transaction has locked, which may wait for this one. */
function forget(step: Step, before: number) {
  const old = step.select({ key: table.key }).from(table).where(lte(table.last, before))
  return step.delete(table).where(inArray(table.key, old.for('update', { skipLocked: true })))
}

/** Makes those that are missing. Locked in the order of their keys: two tries that begin at once wait for each other, and never both. */
async function lockedCounters(step: Step, keys: readonly Key[], now: number): Promise<Counter[]> {
  if (keys.length === 0) return []
  const locked = await step
    .insert(table)
    .values(keysIn(keys).map((key) => ({ key, wrong: 0, last: now })))
    .onConflictDoUpdate({ target: table.key, set: { key: sql`excluded.key` } })
    .returning()
  return keys.flatMap(({ part, key }) => locked.filter((row) => row.key === key).map((row) => ({ ...row, part })))
}

/** The time of day at the start, counted on by the clock that only moves forward. */
function steadyClock({ now, elapsed }: Pick<Environment, 'now' | 'elapsed'>) {
  const began = now() - elapsed()
  return () => Math.round(began + elapsed())
}
