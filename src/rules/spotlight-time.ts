import { clockTime, dayOf } from './format.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * SPT-04: when a card was published, in the reader's zone; `today` is the reader's day, as `dayOf` writes it. `Today at 14:02`,
 * `Yesterday at 14:02`, `Monday at 14:02` two to six days ago, else `Jan 24, 2025 at 14:02`.
 */
export function spotlightTime(instant: string, today: string, locale?: string) {
  return `${dayName(dayOf(instant), today, locale)} at ${clockTime(instant)}`
}

function dayName(day: string, today: string, locale: string | undefined) {
  const daysAgo = (Date.parse(today) - Date.parse(day)) / DAY
  if (daysAgo === 0) return 'Today'
  if (daysAgo === 1) return 'Yesterday'
  if (daysAgo > 1 && daysAgo <= 6) return weekdays(day, locale)
  const [year, , date] = day.split('-').map(Number)
  return `${months(day, locale)} ${date}, ${year}`
}

const weekdays = nameBy({ weekday: 'long' })
const months = nameBy({ month: 'short' })

/** What a day, as `dayOf` writes it, is called. A format is dear to make, and there are many cards. */
function nameBy(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>()
  return (day: string, locale: string | undefined) => {
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    formats.set(locale, format)
    return format.format(new Date(day))
  }
}
