/** Starts to measure work. Returns a function that reads the elapsed amount in milliseconds. */
export type Stopwatch = () => () => number

/** Milliseconds: shorter work is assumed to have had the processor all the time. */
const SHORT = 2
/** Milliseconds: the greatest age of the reading that work is measured against. */
const FRESH = 5

const usage = () => process.cpuUsage()

/**
 * Processor time: time taken by other processes on this machine or by other threads of this process is not charged. Reading it is a system call with
 * a cost, so short work is measured by the clock, and a recent reading serves as the one before long work.
 */
export function createProcessorTime(clock: () => number, read = usage): Stopwatch {
  let last = { at: Number.NEGATIVE_INFINITY, used: 0 }

  function look() {
    const { user, system } = read()
    last = { at: clock(), used: (user + system) / 1000 }
    return last.used
  }

  return () => {
    const began = clock()
    const before = began - last.at > FRESH ? look() : last.used
    return () => {
      const passed = clock() - began
      return passed < SHORT ? passed : Math.min(passed, look() - before)
    }
  }
}
