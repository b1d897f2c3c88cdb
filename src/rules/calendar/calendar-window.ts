import { CALENDAR_SPAN_LIMIT, type CalendarWindow } from '../../contract/calendar/calendar.ts'
import type { Day } from '../shared/time/day.ts'
import { addDays, daysBetween } from '../shared/time/days.ts'
import { startOfDay } from '../shared/time/zones.ts'

/** The days that are asked for, both ends with them. */
export type Days = { first: Day; last: Day }

/** CAL-06. */
const AROUND = 20
const NEAR = 60
const STEP = 60
/** What can be asked for at once, with space for an hour that a change of the clocks adds. */
const LONGEST = CALENDAR_SPAN_LIMIT - 2

export const daysAround = (today: Day): Days => ({ first: addDays(today, -AROUND), last: addDays(today, AROUND) })

/** CAL-06: each bound that the week (named by its Sunday) comes within 60 days of, moved 60 days; the same object where none is. The other bound follows where the window would be too long. A week beyond the bounds begins a new window. */
export function widened(days: Days, week: Day): Days {
  const isNearFirst = daysBetween(days.first, week) <= NEAR
  const isNearLast = daysBetween(addDays(week, 6), days.last) <= NEAR
  if (!isNearFirst && !isNearLast) return days
  // the clock has jumped
  if (addDays(week, 6) < days.first || days.last < week) return daysAround(week)
  const wider = {
    first: isNearFirst ? addDays(days.first, -STEP) : days.first,
    last: isNearLast ? addDays(days.last, STEP) : days.last,
  }
  if (daysBetween(wider.first, wider.last) <= LONGEST) return wider
  return isNearFirst
    ? { ...wider, last: addDays(wider.first, LONGEST) }
    : { ...wider, first: addDays(wider.last, -LONGEST) }
}

/** The same days in a zone, as the calls ask for them. */
export const windowIn = (zone: string, { first, last }: Days): CalendarWindow => ({
  startDate: new Date(startOfDay(zone, first)).toISOString(),
  endDate: new Date(startOfDay(zone, addDays(last, 1)) - 1).toISOString(),
})
