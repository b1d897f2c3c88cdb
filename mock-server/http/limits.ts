/** Counts calls in fixed windows. Times in milliseconds of a clock that only moves forward. */
export type Limits = {
  /** Counts one call, answers how long the caller has to wait: 0 when the call is within the limit. */
  count(key: string, limit: { calls: number; seconds: number }): number
  clear(): void
}

const SWEEP_AT = 10_000

export function createLimits(elapsed: () => number): Limits {
  const windows = new Map<string, { ends: number; calls: number }>()

  function sweep(now: number) {
    if (windows.size < SWEEP_AT) return
    for (const [key, { ends }] of windows) if (ends <= now) windows.delete(key)
  }

  return {
    count(key, { calls, seconds }) {
      const now = elapsed()
      sweep(now)
      const known = windows.get(key)
      const window = known && known.ends > now ? known : { ends: now + seconds * 1000, calls: 0 }
      window.calls += 1
      windows.set(key, window)
      return window.calls > calls ? window.ends - now : 0
    },
    clear: () => windows.clear(),
  }
}
