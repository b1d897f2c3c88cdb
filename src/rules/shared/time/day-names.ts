import type { Day } from './day.ts'
import { formatter } from './formatter.ts'

/** Writes days in one style. A day has no zone; its midnight in UTC stands for it. */
export function dayFormatter(options: Intl.DateTimeFormatOptions) {
  const format = formatter({ ...options, timeZone: 'UTC' })
  return (day: Day, locale?: string) => format(Date.parse(day), locale)
}

/** `Saturday, November 21`. */
export const weekdayAndDate = dayFormatter({ weekday: 'long', month: 'long', day: 'numeric' })
