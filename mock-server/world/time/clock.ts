import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { instantOf } from '../../../src/rules/shared/time/zones.ts'
import { closingMinute, isMarketDay } from './holidays.ts'
import { offsetOf } from './offsets.ts'
import { weekdayOn } from './weekday.ts'

const NEW_YORK = 'America/New_York'

const MARKET_OPEN = 9.5 * 60
const MARKET_CLOSE = 16 * 60
/** Minutes for which shares are traded after the close. */
export const EXTENDED = 4 * 60

/** The phase of the American trading week: Asia trades in `night`, Europe in `pre`; in `holiday` New York rests while others trade. */
export type Phase = 'night' | 'pre' | 'open' | 'post' | 'holiday' | 'weekend'

/** Epoch milliseconds. */
export type Span = { from: number; until: number }

/** The wall clock of New York: the date as days since 1970, the minute of the day, the weekday (0 is Sunday). */
export type LocalTime = { day: number; minute: number; weekday: number }

/** The minutes by which New York's clock is ahead of UTC. */
const offsetOfNewYork = (at: number) => offsetOf(NEW_YORK, at)

/** The same instant is requested many times in a row. */
export function lastRemembered<Value>(compute: (at: number) => Value): (at: number) => Value {
  let last: { at: number; value: Value } | undefined
  return (at) => {
    if (last?.at !== at) last = { at, value: compute(at) }
    return last.value
  }
}

export const newYork = lastRemembered((at): LocalTime => {
  const local = at + offsetOfNewYork(at) * millisecondsInMinute
  const day = Math.floor(local / millisecondsInDay)
  return { day, minute: Math.floor((local - day * millisecondsInDay) / millisecondsInMinute), weekday: weekdayOn(day) }
})

export function phaseAt(at: number): Phase {
  const { day, minute, weekday } = newYork(at)
  if (weekday === 6 || (weekday === 0 && minute < 18 * 60) || (weekday === 5 && minute >= 20 * 60)) return 'weekend'
  if (weekday === 0 || minute < 4 * 60 || minute >= 20 * 60) return 'night'
  if (!isMarketDay(day)) return 'holiday'
  if (minute < MARKET_OPEN) return 'pre'
  return minute < closingMinute(day) ? 'open' : 'post'
}

/** A minute of a day in New York as an instant. */
export const instantIn = (day: number, minute: number) =>
  instantOf(day * millisecondsInDay + minute * millisecondsInMinute, offsetOfNewYork)

const closeOf = (day: number) => instantIn(day, closingMinute(day))

function tradingDayUpTo(day: number) {
  let tradingDay = day
  while (!isMarketDay(tradingDay)) tradingDay -= 1
  return tradingDay
}

/** The span, from a close to a moment, over which the price reported at `at` has moved. */
export const sessionSpan = lastRemembered((at): Span => {
  const { day, minute } = newYork(at)
  const phase = phaseAt(at)
  if (phase === 'weekend') {
    const friday = tradingDayUpTo(day)
    return { from: closeOf(tradingDayUpTo(friday - 1)), until: closeOf(friday) }
  }
  if (phase === 'night' || phase === 'holiday')
    return { from: closeOf(tradingDayUpTo(minute < 4 * 60 ? day - 1 : day)), until: at }
  return { from: closeOf(tradingDayUpTo(day - 1)), until: Math.min(at, closeOf(day)) }
})

/** The same for what is traded after the close, too. */
export function tradedSpan(at: number): Span {
  const span = sessionSpan(at)
  return phaseAt(at) === 'post' ? { ...span, until: at } : span
}

/** From the close to a moment in the extended trading after it; undefined at other times. */
export function extendedSpan(at: number): Span | undefined {
  if (phaseAt(at) !== 'post') return undefined
  const { day, minute } = newYork(at)
  return minute < closingMinute(day) + EXTENDED ? { from: closeOf(day), until: at } : undefined
}

/** The last whole trading week. */
export function weekSpan(at: number): Span {
  const { day, minute, weekday } = newYork(at)
  const sinceFriday = (weekday + 2) % 7
  const friday = day - (sinceFriday === 0 && minute < MARKET_CLOSE ? 7 : sinceFriday)
  return { from: closeOf(tradingDayUpTo(friday - 7)), until: closeOf(tradingDayUpTo(friday)) }
}
