import type { Environment } from '../../contract/shared/environment.ts'
import { knownZone } from '../../contract/shared/time-zone.ts'

const SECOND = 1000

type Surroundings = Pick<Environment, 'now' | 'after' | 'page'>

/** Reports the time (epoch milliseconds) at once, at each full second, and when a hidden page becomes visible. Returns an unsubscribe function. */
export function watchSeconds(notify: (time: number) => void, { now, after, page: { document } }: Surroundings) {
  const stop = new AbortController()
  let cancel = () => {}
  const tick = () => {
    cancel()
    if (stop.signal.aborted || document.hidden) return
    const time = now()
    cancel = after(SECOND - (time % SECOND), tick)
    notify(time)
  }
  document.addEventListener('visibilitychange', tick, stop)
  tick()
  return () => {
    stop.abort()
    cancel()
  }
}

/** The browser's zone by its IANA name; UTC where it does not know one. */
export const homeZone = () => knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** All zones that the browser knows, by their IANA names. */
export const allZones = () => Intl.supportedValuesOf('timeZone')
