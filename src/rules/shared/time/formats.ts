import { type Day, dayText } from './day.ts'
import { formatter } from './formatter.ts'

/** The day on which an instant falls in the user's zone. */
export const dayOf = (instant: string | number): Day => dayText(new Date(instant))

/** `14:02:11`, in the user's zone. The language has it so: date-fns would bring a kilobyte to the first load. */
export const secondsTime = (instant: string | number) => new Date(instant).toTimeString().slice(0, 8)

/** `14:02`, in the user's zone. */
export const clockTime = (instant: string | number) => secondsTime(instant).slice(0, 5)

/** `14:02:11.005`, in the user's zone. */
export const preciseTime = (at: number) => `${secondsTime(at)}.${new Date(at).toISOString().slice(20, 23)}`

/** `14:02` on `today`, else with its date: since when something is no longer now. */
export const sinceTime = (instant: number, today: Day) =>
  dayOf(instant) === today ? clockTime(instant) : rowTime(new Date(instant).toISOString(), today)

/**
 * When an item of a list was published, in the user's zone: `14:02:11` on `today`, `Jan 24 11:00` in the same year, else `Jan 24, 2025`.
 * At most 12 characters where months are short.
 */
export function rowTime(instant: string, today: Day, locale?: string) {
  const date = new Date(instant)
  const day = dayText(date)
  if (day === today) return secondsTime(instant)
  const monthDay = `${shortMonth(date, locale)} ${date.getDate()}`
  return day.slice(0, 4) === today.slice(0, 4)
    ? `${monthDay} ${clockTime(instant)}`
    : `${monthDay}, ${date.getFullYear()}`
}

const shortMonth = formatter({ month: 'short' })

/** Day, time and zone in full, in the user's zone: `Fri, Jan 24, 2025, 11:00:00 EST`. */
export const fullTime = (instant: string, locale?: string) => dateAndTime(new Date(instant), locale)

const dateAndTime = formatter({
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
})
