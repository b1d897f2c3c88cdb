/** Starts to measure work; answers how to read, in milliseconds, how much it has been. */
export type Stopwatch = () => () => number

/** Milliseconds: shorter work is taken to have had the processor all the time. */
const SHORT = 2
/** Milliseconds: how old the reading may be that work is measured against. */
const FRESH = 5

const usage = () => process.cpuUsage()

/**
 * The time of the processor: what others of this machine took is not charged, nor what other threads of this process did meanwhile. It is asked of the system, which
 * is not free, so short work is measured by the clock, and a fresh reading stands for the one before long work.
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
