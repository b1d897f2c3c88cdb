import { addDays as addDaysTo } from 'date-fns/addDays'
import { addWeeks } from 'date-fns/addWeeks'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { getDay } from 'date-fns/getDay'
import { nextDay } from 'date-fns/nextDay'
import { startOfWeek } from 'date-fns/startOfWeek'
import { type Day, dateOf, dayText } from './day.ts'

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

export const addDays = (day: Day, count: number): Day => dayText(addDaysTo(dateOf(day), count))

/** How many days `until` is after `from`; negative where it is before. */
export const daysBetween = (from: Day, until: Day) => differenceInCalendarDays(dateOf(until), dateOf(from))

/** All days from `first` to `last`, both included. */
export const daysOf = (first: Day, last: Day): Day[] =>
  eachDayOfInterval({ start: dateOf(first), end: dateOf(last) }).map((date) => dayText(date))

/** 0 is Sunday. */
export const weekdayOf = (day: Day) => getDay(dateOf(day))

/** The Sunday with which the week of a day begins (CAL-02). */
export const weekOf = (day: Day): Day => dayText(startOfWeek(dateOf(day)))

/** The nth such weekday on or after a day; 1 is the first, -1 the last before it. */
export function nthWeekdayFrom(day: Day, weekday: Weekday, nth: number): Day {
  const first = nextDay(addDaysTo(dateOf(day), -1), weekday)
  return dayText(addWeeks(first, nth > 0 ? nth - 1 : nth))
}
