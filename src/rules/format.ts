const two = (value: number) => String(value).padStart(2, '0')

/** The day on which an instant falls in the reader's zone, as `2025-01-24`: comparable as text. */
export function dayOf(instant: string | number) {
  const date = new Date(instant)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** `14:02`, in the reader's zone. */
export function clockTime(instant: string | number) {
  const date = new Date(instant)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** `14:02` on `today` (a day as `dayOf` writes it), else with its date: since when something is no longer now. */
export const sinceTime = (instant: number, today: string) =>
  dayOf(instant) === today ? clockTime(instant) : rowTime(new Date(instant).toISOString(), today)

/**
 * When an item of a list was published, in the reader's zone: `14:02:11` on `today` (a day as `dayOf` writes it),
 * `Jan 24 11:00` in the same year, else `Jan 24, 2025`. At most 12 characters where months are short.
 */
export function rowTime(instant: string, today: string, locale?: string) {
  const date = new Date(instant)
  const day = dayOf(instant)
  if (day === today) return `${clockTime(instant)}:${two(date.getSeconds())}`
  const monthDay = `${monthNames(locale).format(date)} ${date.getDate()}`
  return day.slice(0, 4) === today.slice(0, 4)
    ? `${monthDay} ${clockTime(instant)}`
    : `${monthDay}, ${date.getFullYear()}`
}

/** Day, time and zone in full, in the reader's zone: `Fri, Jan 24, 2025, 11:00:00 EST`. */
export const fullTime = (instant: string, locale?: string) => instants(locale).format(new Date(instant))

/** A day such as `2026-11-21` as the weekday and the date: `Saturday, November 21`. */
export function weekdayAndDate(day: string, locale?: string) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric' })
  return format.format(new Date(year, month - 1, date))
}

/** `+0.62`, `−0.40` or `0.00`. */
export const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`

const monthNames = formatBy({ month: 'short' })
const instants = formatBy({
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

/** A format is dear to make, and there are many rows. */
function formatBy(options: Intl.DateTimeFormatOptions) {
  const byLocale = new Map<string | undefined, Intl.DateTimeFormat>()
  return (locale: string | undefined) => {
    const format = byLocale.get(locale) ?? new Intl.DateTimeFormat(locale, options)
    byLocale.set(locale, format)
    return format
  }
}
