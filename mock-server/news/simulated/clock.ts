import { closingMinute, isMarketDay } from './holidays.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const MARKET_OPEN = 9.5 * 60
const MARKET_CLOSE = 16 * 60

/** Where the American week stands: Asia trades in `night`, Europe in `pre`. */
export type Phase = 'night' | 'pre' | 'open' | 'post' | 'weekend'
export const phases: readonly Phase[] = ['night', 'pre', 'open', 'post', 'weekend']

/** Epoch milliseconds. */
export type Span = { from: number; until: number }

/** The wall clock of New York: the date as days since 1970, the minute of the day, the weekday (0 is Sunday). */
export type LocalTime = { day: number; minute: number; weekday: number }

function sundayFrom(year: number, month: number, day: number) {
  const first = new Date(Date.UTC(year, month, day))
  return first.getTime() + ((7 - first.getUTCDay()) % 7) * DAY
}

/** When New York keeps summer time in a year; asked for so often that it is remembered. */
const summers = new Map<number, Span>()

function summerOf(year: number): Span {
  const known = summers.get(year)
  if (known !== undefined) return known
  const summer = { from: sundayFrom(year, 2, 8) + 7 * HOUR, until: sundayFrom(year, 10, 1) + 6 * HOUR }
  summers.set(year, summer)
  return summer
}

function offsetOfNewYork(at: number) {
  const summer = summerOf(new Date(at).getUTCFullYear())
  return at >= summer.from && at < summer.until ? -4 * HOUR : -5 * HOUR
}

/** The same instant is asked for many times in a row. */
function lastRemembered<Value>(compute: (at: number) => Value): (at: number) => Value {
  let last: { at: number; value: Value } | undefined
  return (at) => {
    if (last?.at !== at) last = { at, value: compute(at) }
    return last.value
  }
}

export const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7

export const newYork = lastRemembered((at): LocalTime => {
  const local = at + offsetOfNewYork(at)
  const day = Math.floor(local / DAY)
  return { day, minute: Math.floor((local - day * DAY) / MINUTE), weekday: weekdayOf(day) }
})

export function phaseAt(at: number): Phase {
  const { day, minute, weekday } = newYork(at)
  if (weekday === 6 || (weekday === 0 && minute < 18 * 60) || (weekday === 5 && minute >= 20 * 60)) return 'weekend'
  if (weekday === 0 || minute < 4 * 60 || minute >= 20 * 60 || !isMarketDay(day)) return 'night'
  if (minute < MARKET_OPEN) return 'pre'
  return minute < closingMinute(day) ? 'open' : 'post'
}

/** Whether the statistics of an American morning can be out. */
export function isAfterReleases(at: number): boolean {
  return newYork(at).minute >= 8.5 * 60
}

/** A minute of a day in New York as an instant. Not for the small hours of the days on which the clock is changed. */
export function instantIn(day: number, minute: number) {
  const local = day * DAY + minute * MINUTE
  return local - offsetOfNewYork(local + 5 * HOUR)
}

const closeOf = (day: number) => instantIn(day, closingMinute(day))

function tradingDayUpTo(day: number) {
  let tradingDay = day
  while (!isMarketDay(tradingDay)) tradingDay -= 1
  return tradingDay
}

/** From which close to which moment a price that is told at `at` has moved. */
export const sessionSpan = lastRemembered((at): Span => {
  const { day, minute } = newYork(at)
  const phase = phaseAt(at)
  if (phase === 'weekend') {
    const friday = tradingDayUpTo(day)
    return { from: closeOf(tradingDayUpTo(friday - 1)), until: closeOf(friday) }
  }
  if (phase === 'night') return { from: closeOf(tradingDayUpTo(minute < 4 * 60 ? day - 1 : day)), until: at }
  return { from: closeOf(tradingDayUpTo(day - 1)), until: Math.min(at, closeOf(day)) }
})

/** The last whole trading week. */
export function weekSpan(at: number): Span {
  const { day, minute, weekday } = newYork(at)
  const sinceFriday = (weekday + 2) % 7
  const friday = day - (sinceFriday === 0 && minute < MARKET_CLOSE ? 7 : sinceFriday)
  return { from: closeOf(tradingDayUpTo(friday - 7)), until: closeOf(tradingDayUpTo(friday)) }
}

/** The weekend that a moment of it belongs to. */
export function weekendSpan(at: number): Span {
  const { day, weekday } = newYork(at)
  const friday = day - ((weekday + 2) % 7)
  return { from: instantIn(friday, 20 * 60), until: instantIn(friday + 2, 18 * 60) }
}
