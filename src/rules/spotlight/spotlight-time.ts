import type { Day } from '../shared/time/day.ts'
import { dayFormatter } from '../shared/time/day-names.ts'
import { daysBetween } from '../shared/time/days.ts'
import { clockTime, dayOf } from '../shared/time/formats.ts'

/**
 * SPT-04: when a card was published, in the user's zone. `Today at 14:02`, `Yesterday at 14:02`, `Monday at 14:02` two to six days ago, else
 * `Jan 24, 2025 at 14:02`.
 */
export function spotlightTime(instant: string, today: Day, locale?: string) {
  return `${dayName(dayOf(instant), today, locale)} at ${clockTime(instant)}`
}

function dayName(day: Day, today: Day, locale: string | undefined) {
  const daysAgo = daysBetween(day, today)
  if (daysAgo === 0) return 'Today'
  if (daysAgo === 1) return 'Yesterday'
  if (daysAgo > 1 && daysAgo <= 6) return weekday(day, locale)
  const [year, , date] = day.split('-').map(Number)
  return `${shortMonth(day, locale)} ${date}, ${year}`
}

const weekday = dayFormatter({ weekday: 'long' })
const shortMonth = dayFormatter({ month: 'short' })
