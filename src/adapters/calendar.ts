import type { Environment } from '../contract/environment.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** The reader's day and how long it lasts, in milliseconds, by the clock and in the zone of the browser. */
export function createCalendar({ now, page }: Pick<Environment, 'now' | 'page'>) {
  return {
    read() {
      const date = new Date(now())
      const midnight = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1)
      return {
        day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
        lasts: midnight.getTime() - date.getTime(),
      }
    },
    /** A computer that slept has missed its timers: the page comes back into sight then. Answers how to stop. */
    watchReturn(tell: () => void) {
      const stop = new AbortController()
      page.document.addEventListener('visibilitychange', tell, stop)
      return () => stop.abort()
    },
  }
}
