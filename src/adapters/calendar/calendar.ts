import { addDays } from 'date-fns/addDays'
import { lightFormat } from 'date-fns/lightFormat'
import { startOfDay } from 'date-fns/startOfDay'
import type { Environment } from '../../contract/shared/environment.ts'

/** The user's day and how long it lasts, in milliseconds, by the clock and in the zone of the browser. */
export function createCalendar({ now, page }: Pick<Environment, 'now' | 'page'>) {
  return {
    read() {
      const date = new Date(now())
      return {
        day: lightFormat(date, 'yyyy-MM-dd'),
        lasts: startOfDay(addDays(date, 1)).getTime() - date.getTime(),
      }
    },
    /** A computer that slept has missed its timers, but its page becomes visible again. Returns an unsubscribe function. */
    watchReturn(notify: () => void) {
      const stop = new AbortController()
      page.document.addEventListener('visibilitychange', notify, stop)
      return () => stop.abort()
    },
  }
}
