import { createSweep } from './sweep.ts'

/** Counts calls in fixed windows. Times in milliseconds of a monotonic clock. */
export type Limits = {
  /** Counts one call. Returns how long the caller has to wait: 0 when the call is within the limit. */
  count(key: string, limit: { calls: number; seconds: number }): number
  /** How many windows are remembered. */
  size(): number
  clear(): void
}

export function createLimits(elapsed: () => number): Limits {
  const windows = new Map<string, { ends: number; calls: number }>()
  const sweep = createSweep(windows, ({ ends }) => ends <= elapsed())

  return {
    count(key, { calls, seconds }) {
      const now = elapsed()
      sweep()
      const known = windows.get(key)
      const window = known && known.ends > now ? known : { ends: now + seconds * 1000, calls: 0 }
      window.calls += 1
      windows.set(key, window)
      return window.calls > calls ? window.ends - now : 0
    },
    size: () => windows.size,
    clear: () => windows.clear(),
  }
}
