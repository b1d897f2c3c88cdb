import type { Environment } from '../../environment.ts'
import type { Turns } from '../../turns.ts'
import { createLedger } from './ledger.ts'
import type { Stopwatch } from './processor-time.ts'

/** The most pieces of work of one address that may wait until it can afford them. */
const MOST_WAITING = 500

/** The costs of one caller. */
export type Meter = {
  /** Milliseconds until the caller can afford more; 0 if it can now. */
  wait(): number
  /** Charges for work that is done in one go. */
  measure<Result>(work: () => Result): Result
  charge(bytes: number): void
  /** Runs some work and measures it, at once or when the caller can afford it. False where too much is waiting already. */
  queue(work: () => void): boolean
}
export type Costs = { of(address: string): Meter; clear(): void }

/** Measures the costs of callers, per address and in total. */
export function createCosts(
  { elapsed, after }: Pick<Environment, 'elapsed' | 'after'>,
  start: Stopwatch,
  { take }: Pick<Turns, 'take'>,
): Costs {
  const ledger = createLedger(elapsed)
  const queues = new Map<string, (() => void)[]>()
  let isMeasuring = false

  function measure<Result>(address: string, work: () => Result) {
    // nested work is measured as part of the outer work
    if (isMeasuring) return work()
    isMeasuring = true
    const read = start()
    try {
      return work()
    } finally {
      isMeasuring = false
      ledger.spend(address, 'work', read())
    }
  }

  /** Runs the first piece of a queue, then the next. */
  function proceed(address: string, waiting: (() => void)[]) {
    const wait = ledger.wait(address)
    if (wait > 0) after(wait, () => proceed(address, waiting))
    else
      take(() => {
        measure(address, () => waiting.shift()?.())
        if (waiting.length > 0) proceed(address, waiting)
        else queues.delete(address)
      })
  }

  function queue(address: string, work: () => void) {
    const waiting = queues.get(address) ?? []
    if (waiting.length >= MOST_WAITING) return false
    queues.set(address, waiting)
    if (waiting.push(work) === 1) proceed(address, waiting)
    return true
  }

  return {
    of: (address) => ({
      wait: () => ledger.wait(address),
      measure: (work) => measure(address, work),
      charge: (bytes) => ledger.spend(address, 'bytes', bytes),
      queue: (work) => queue(address, work),
    }),
    clear: ledger.clear,
  }
}
