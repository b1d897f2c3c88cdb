import type { Environment } from './environment.ts'
import { createSignal } from './signal.ts'

/** The backend's time: the machine's at first, changed by calls under `/mock`. */
export type Clock = {
  /** Epoch milliseconds. */
  now(): number
  /** Seconds that pass in one second. */
  rate(): number
  /** Calls back once `now()` has reached `time`. Returns a function that cancels it. */
  at(time: number, reached: () => void): () => void
  change(to: { now?: number; rate?: number }): void
  /** Returns to the machine's time. */
  reset(): void
  onJump(listener: () => void): void
  close(): void
}

type Alarm = { time: number; reached: () => void; cancel?: () => void }
const LONGEST_TIMER_MS = 60_000

export function createClock({ now: machine, after }: Pick<Environment, 'now' | 'after'>): Clock {
  let shown = machine()
  let since = shown
  let rate = 1
  const alarms = new Set<Alarm>()
  const jumps = createSignal()

  const now = () => Math.floor(shown + (machine() - since) * rate)

  function arm(alarm: Alarm) {
    alarm.cancel?.()
    const wait = alarm.time - now()
    if (wait > 0 && rate === 0) return
    alarm.cancel = after(Math.min(Math.max(wait / (rate || 1), 0), LONGEST_TIMER_MS), () => ring(alarm))
  }

  function ring(alarm: Alarm) {
    if (!alarms.has(alarm)) return
    if (now() < alarm.time) return arm(alarm)
    alarms.delete(alarm)
    alarm.reached()
  }

  function change(to: { now?: number; rate?: number }) {
    shown = to.now ?? now()
    since = machine()
    rate = to.rate ?? rate
    if (to.now !== undefined) jumps.notify()
    for (const alarm of alarms) arm(alarm)
  }

  return {
    now,
    rate: () => rate,
    at(time, reached) {
      const alarm: Alarm = { time, reached }
      alarms.add(alarm)
      arm(alarm)
      return () => {
        alarm.cancel?.()
        alarms.delete(alarm)
      }
    },
    change,
    reset: () => change({ now: machine(), rate: 1 }),
    onJump: jumps.listen,
    close() {
      for (const alarm of alarms) alarm.cancel?.()
      alarms.clear()
    },
  }
}
