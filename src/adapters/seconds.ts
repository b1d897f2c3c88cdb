import { knownZone } from '../contract/time-zone.ts'

const SECOND = 1000

/** Tells the time (epoch milliseconds) at once, at each full second, and when a page that was hidden is seen again. Answers how to stop. */
export function watchSeconds(tell: (now: number) => void) {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    if (stop.signal.aborted || document.hidden) return
    const now = Date.now()
    timer = setTimeout(tick, SECOND - (now % SECOND))
    tell(now)
  }
  document.addEventListener('visibilitychange', tick, stop)
  tick()
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}

/** The browser's zone by its IANA name; UTC where it does not know one. */
export const homeZone = () => knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** All zones that the browser knows, by their IANA names. */
export const allZones = () => Intl.supportedValuesOf('timeZone')
