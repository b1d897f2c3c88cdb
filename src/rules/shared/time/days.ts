import { utc } from '@date-fns/utc'
import { addDays as addDaysTo } from 'date-fns/addDays'
import { addWeeks } from 'date-fns/addWeeks'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { getDay } from 'date-fns/getDay'
import { nextDay } from 'date-fns/nextDay'
import { startOfWeek } from 'date-fns/startOfWeek'
import { type Day, dayText } from './day.ts'

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

const inUtc = { in: utc }

export const addDays = (day: Day, count: number): Day => dayText(addDaysTo(day, count, inUtc))

/** How many days `until` is after `from`; negative where it is before. */
export const daysBetween = (from: Day, until: Day) => differenceInCalendarDays(until, from, inUtc)

/** All days from `first` to `last`, both included. */
export const daysOf = (first: Day, last: Day): Day[] =>
  eachDayOfInterval({ start: first, end: last }, inUtc).map((date) => dayText(date))

/** 0 is Sunday. */
export const weekdayOf = (day: Day) => getDay(day, inUtc)

/** The Sunday with which the week of a day begins (CAL-02). */
export const weekOf = (day: Day): Day => dayText(startOfWeek(day, inUtc))

/** The nth such weekday on or after a day; 1 is the first, -1 the last before it. */
export function nthWeekdayFrom(day: Day, weekday: Weekday, nth: number): Day {
  const first = nextDay(addDaysTo(day, -1, inUtc), weekday)
  return dayText(addWeeks(first, nth > 0 ? nth - 1 : nth))
}
