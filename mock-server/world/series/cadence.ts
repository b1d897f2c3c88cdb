import { utc } from '@date-fns/utc'
import { differenceInCalendarWeeks } from 'date-fns/differenceInCalendarWeeks'
import { isWeekend } from 'date-fns/isWeekend'
import { type Day, dayText } from '../../../src/rules/shared/time/day.ts'
import { addDays, nthWeekdayFrom, type Weekday } from '../../../src/rules/shared/time/days.ts'
import { formatter } from '../../../src/rules/shared/time/formatter.ts'
import { remember } from '../random/remember.ts'

/** How often a statistic is released. Its releases are numbered without end: the one before `index` is `index - 1`. */
export type Cadence = {
  dayOf(index: number): Day
  /** The numbers of a year's releases: the first and the last. */
  ofYear(year: number): { first: number; last: number }
  /** The period of a release: `(Sep)`, `(Q3)`, or none. */
  periodOf(index: number): string
}

/** `month` counts on from January of `year`, 0. */
const firstOf = (year: number, month: number) => utc(Date.UTC(year, month))
const isHoliday = (day: Day) => /-(01-01|12-25)$/.test(day)
const isWorkday = (day: Day) => !isWeekend(utc(day)) && !isHoliday(day)

function workdayFrom(day: Day): Day {
  return isWorkday(day) ? day : workdayFrom(addDays(day, 1))
}

/** The months that calendars request. */
const MOST_WORKDAYS = 5000
/** Larger than any count within a month. */
const WORKDAYS = 64

/** Hundreds of companies request the same days, each of which is counted from the one before. */
const workday: (packed: number) => Day = remember(MOST_WORKDAYS, (packed) => {
  const [month, nth] = [Math.floor(packed / WORKDAYS), packed % WORKDAYS]
  if (nth > 1) return workdayFrom(addDays(workday(packed - 1), 1))
  return workdayFrom(dayText(firstOf(Math.floor(month / 12), month % 12)))
})

/** The first working day of a month is 1; `month` counts from January of the year 0. */
export const nthWorkdayOf = (month: number, nth: number) => workday(month * WORKDAYS + nth)
const nthWorkday = (year: number, month: number, nth: number) => nthWorkdayOf(year * 12 + month, nth)

/** The first Monday of a month is 1, the last -1; Monday is 1. */
function nthWeekday(year: number, month: number, weekday: Weekday, nth: number): Day {
  return workdayFrom(nthWeekdayFrom(dayText(firstOf(year, nth > 0 ? month : month + 1)), weekday, nth))
}

/** `month` counts from January of the year 0. */
const monthName = (month: number) => `(${shortMonth(firstOf(0, month), 'en')})`
const shortMonth = formatter({ month: 'short', timeZone: 'UTC' })

const everyMonth = (dayOf: (year: number, month: number) => Day, lag: number): Cadence => ({
  dayOf: (index) => dayOf(Math.floor(index / 12), index % 12),
  ofYear: (year) => ({ first: year * 12, last: year * 12 + 11 }),
  periodOf: (index) => monthName(index - lag),
})

/** On a working day of each month; it describes the month `lag` months before. */
export const monthly = (workday: number, lag = 1) => everyMonth((year, month) => nthWorkday(year, month, workday), lag)

/** On the nth such weekday of each month. */
export const monthlyOn = (weekday: Weekday, nth: number, lag = 1) =>
  everyMonth((year, month) => nthWeekday(year, month, weekday, nth), lag)

/** On a working day of the month that follows `month` months into each quarter; it describes the quarter before. */
export const quarterly = (month: number, workday: number): Cadence => ({
  dayOf: (index) => nthWorkday(Math.floor(index / 4), (index % 4) * 3 + month, workday),
  ofYear: (year) => ({ first: year * 4, last: year * 4 + 3 }),
  periodOf: (index) => `(Q${((index + 3) % 4) + 1})`,
})

const FIRST_SUNDAY = '1970-01-04'

export const weekly = (weekday: Weekday): Cadence => ({
  dayOf: (index) => workdayFrom(addDays(FIRST_SUNDAY, index * 7 + weekday)),
  ofYear(year) {
    const weekOf = (day: Day) => differenceInCalendarWeeks(day, FIRST_SUNDAY, { in: utc })
    return { first: weekOf(`${year}-01-01`), last: weekOf(`${year}-12-31`) }
  },
  periodOf: () => '',
})

/** In which week of its year a weekly release is, from 0. */
export const weekOfYear = (index: number) =>
  differenceInCalendarWeeks(addDays(FIRST_SUNDAY, index * 7), `${addDays(FIRST_SUNDAY, index * 7).slice(0, 4)}-01-01`, {
    in: utc,
  })

/** A few days before another. */
export const earlier = (cadence: Cadence, days: number): Cadence => ({
  ...cadence,
  dayOf: (index) => workdayFrom(addDays(cadence.dayOf(index), -days)),
})

/** Meetings: on a weekday, in months (January is 1) each with the number of the week; -1 is the last. */
export const meetings = (weekday: Weekday, dates: readonly (readonly [month: number, nth: number])[]): Cadence => ({
  dayOf(index) {
    const [month, nth] = dates[index % dates.length] ?? [1, 1]
    return nthWeekday(Math.floor(index / dates.length), month - 1, weekday, nth)
  },
  ofYear: (year) => ({ first: year * dates.length, last: (year + 1) * dates.length - 1 }),
  periodOf: () => '',
})
