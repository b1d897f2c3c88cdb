import { utc } from '@date-fns/utc'
import { millisecondsInDay } from 'date-fns/constants'
import { type Day, dayText } from '../../../src/rules/shared/time/day.ts'
import { addDays, nthWeekdayFrom, weekdayOf } from '../../../src/rules/shared/time/days.ts'
import { remember } from '../random/remember.ts'
import { weekdayOn } from './weekday.ts'

const REMEMBERED_YEARS = 50

/** An unusual day of New York's exchanges, by its number since 1970. `closes`: the minute of an early close; without it there is no trading. */
export type MarketHoliday = { day: number; name: string; closes?: number }

const EARLY = 13 * 60
const [MONDAY, THURSDAY, SATURDAY] = [1, 4, 6] as const

const dayOf = (year: number, month: number, date: number): Day => dayText(utc(Date.UTC(year, month - 1, date)))

/** A Saturday's holiday is observed on the Friday before, a Sunday's on the Monday after. */
const observed = (day: Day) => addDays(day, [1, 0, 0, 0, 0, 0, -1][weekdayOf(day)] ?? 0)

/** The Easter algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number) {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const e = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7
  const g = e + f - 7 * Math.floor((a + 11 * e + 22 * f) / 451) + 114
  return dayOf(year, Math.floor(g / 31), (g % 31) + 1)
}

/** The holidays and early closes of a year by the rules of the NYSE, in order. */
function holidaysOf(year: number): MarketHoliday[] {
  const newYear = dayOf(year, 1, 1)
  const thanksgiving = nthWeekdayFrom(dayOf(year, 11, 1), THURSDAY, 4)
  const eves = [
    { day: dayOf(year, 7, 3), name: 'Independence Day' },
    { day: dayOf(year, 12, 24), name: 'Christmas' },
  ].filter(({ day }) => weekdayOf(day) >= MONDAY && weekdayOf(day) <= THURSDAY)
  return [
    // a Saturday's is not observed: it would fall on the last trading day of the old year
    ...(weekdayOf(newYear) === SATURDAY ? [] : [{ day: observed(newYear), name: 'New Year’s Day' }]),
    { day: nthWeekdayFrom(newYear, MONDAY, 3), name: 'Martin Luther King Jr. Day' },
    { day: nthWeekdayFrom(dayOf(year, 2, 1), MONDAY, 3), name: 'Washington’s Birthday' },
    { day: addDays(easterOf(year), -2), name: 'Good Friday' },
    { day: nthWeekdayFrom(dayOf(year, 5, 25), MONDAY, 1), name: 'Memorial Day' },
    { day: observed(dayOf(year, 6, 19)), name: 'Juneteenth' },
    { day: observed(dayOf(year, 7, 4)), name: 'Independence Day' },
    { day: nthWeekdayFrom(dayOf(year, 9, 1), MONDAY, 1), name: 'Labor Day' },
    { day: thanksgiving, name: 'Thanksgiving Day' },
    { day: addDays(thanksgiving, 1), name: 'Thanksgiving Day', closes: EARLY },
    { day: observed(dayOf(year, 12, 25)), name: 'Christmas Day' },
    ...eves.map((eve) => ({ ...eve, closes: EARLY })),
  ]
    .map((holiday) => ({ ...holiday, day: Date.parse(holiday.day) / millisecondsInDay }))
    .sort((a, b) => a.day - b.day)
}

const byDay = remember(
  REMEMBERED_YEARS,
  (year: number): ReadonlyMap<number, MarketHoliday> =>
    new Map(holidaysOf(year).map((holiday) => [holiday.day, holiday])),
)

export const marketHolidays = (year: number) => [...byDay(year).values()]

const REMEMBERED_DAYS = 1000

/** Requested very often. */
const onDay = remember(
  REMEMBERED_DAYS,
  (day: number) => byDay(new Date(day * millisecondsInDay).getUTCFullYear()).get(day) ?? null,
)

export const marketHolidayOn = (day: number) => onDay(day) ?? undefined

/** The days on which offices of the United States are closed, and exchanges are not. */
const officesOnly = remember(REMEMBERED_YEARS, (year: number): readonly Day[] => [
  nthWeekdayFrom(dayOf(year, 10, 1), MONDAY, 2),
  observed(dayOf(year, 11, 11)),
])

/** Whether no statistic of the United States is published on a day: its offices work on Good Friday. */
function isFederalHoliday(day: Day) {
  const holiday = marketHolidayOn(Date.parse(day) / millisecondsInDay)
  if (holiday && holiday.closes === undefined && holiday.name !== 'Good Friday') return true
  return officesOnly(Number(day.slice(0, 4))).includes(day)
}

/** When what is due on a day is published by an office of the United States: at the end of a week on the day before a holiday, else on the day after it. */
export function federalDay(day: Day): Day {
  if (!isFederalHoliday(day)) return day
  return federalDay(addDays(day, weekdayOf(day) >= THURSDAY ? -1 : 1))
}

/** Whether shares are traded on a day in New York. */
export const isMarketDay = remember(REMEMBERED_DAYS, (day: number) => {
  const weekday = weekdayOn(day)
  if (weekday === 0 || weekday === 6) return false
  const holiday = marketHolidayOn(day)
  return holiday === undefined || holiday.closes !== undefined
})

/** The minute at which the exchanges close on a trading day. */
export const closingMinute = (day: number) => marketHolidayOn(day)?.closes ?? 16 * 60
