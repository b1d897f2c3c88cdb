/** A day of the calendar as `2026-11-21`: comparable as text. It has no zone. */
export type Day = string

/** The day on which a date falls by its own getters: those of a plain `Date` are in the zone of the machine. */
export const dayText = (date: Date): Day =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/**
 * Noon of a day in the zone of the machine, which every day has there, whatever its clocks do. A plain `Date`: subclasses such as `UTCDate` lose
 * their zone where an extension of the browser, or a test, has put a `Date` of its own in the place of the browser's.
 */
export function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}
