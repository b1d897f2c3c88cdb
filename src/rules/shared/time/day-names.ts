import type { Day } from './day.ts'
import { formatter } from './formatter.ts'

/** Writes days in one style. A day has no zone; its midnight in UTC stands for it. */
export function dayFormatter(options: Intl.DateTimeFormatOptions) {
  const format = formatter({ ...options, timeZone: 'UTC' })
  return (day: Day, locale?: string) => format(Date.parse(day), locale)
}

export const WEEKDAY_AND_DATE = { weekday: 'long', month: 'long', day: 'numeric' } as const
/** `Saturday, November 21`. */
export const weekdayAndDate = /* @__PURE__ */ dayFormatter(WEEKDAY_AND_DATE)

/** The heading of a day in a list: `Today · Saturday, November 21`, with the year where that is another. */
export function dayHeading(day: Day, today: Day) {
  const year = day.slice(0, 4)
  const words = today.startsWith(`${year}-`) ? weekdayAndDate(day) : `${weekdayAndDate(day)}, ${year}`
  return day === today ? `Today · ${words}` : words
}
