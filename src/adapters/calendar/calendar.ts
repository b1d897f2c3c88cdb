import type { World } from '../../contract/shared/environment.ts'

type Surroundings = Pick<World, 'now' | 'page' | 'isElsewhere' | 'onMove'>
type DayOf = (at: number) => string

/** The world's day and how long it lasts, in milliseconds, in the zone of the browser. */
export function createCalendar({ now, page, isElsewhere, onMove }: Surroundings, dayOf: DayOf) {
  return {
    read() {
      const at = now()
      return {
        isElsewhere: isElsewhere(),
        day: dayOf(at),
        // of the hours that a change of the clocks skips, the first that exists
        lasts: new Date(at).setHours(24, 0, 0, 0) - at,
      }
    },
    /** The world may move. A computer that slept has missed its timers, but its page becomes visible again. Returns an unsubscribe function. */
    watchJumps(notify: () => void) {
      onMove(notify)
      const stop = new AbortController()
      page.document.addEventListener('visibilitychange', notify, stop)
      return () => stop.abort()
    },
  }
}
