import { millisecondsInMinute } from 'date-fns/constants'
import { part } from '../random/parts.ts'
import { instantIn, newYork } from '../time/clock.ts'
import { closingMinute, isMarketDay } from '../time/holidays.ts'

/** When something is announced: `working` on a trading day and mostly outside of the session, `session` in it, `any` at any time. */
export type Occasion = 'working' | 'session' | 'early' | 'any'

const marketDayFrom = (day: number): number => (isMarketDay(day) ? day : marketDayFrom(day + 1))

/** In minutes of New York's day; `closes`: at which the exchanges close. */
function minuteOf(occasion: Occasion, closes: number, drawn: number, fraction: number) {
  if (occasion === 'session') return 575 + fraction * (closes - 590)
  if (occasion === 'early') return 420 + fraction * 140
  if (drawn < 0.42) return 390 + fraction * 175
  if (drawn < 0.8) return 575 + fraction * (closes - 580)
  return closes + 2 + fraction * 150
}

/** A moment on or after a time (epoch milliseconds), on that day or the next on which there is such an occasion; the same for the same key. */
export function momentFor(occasion: Occasion, after: number, key: number, question: number) {
  if (occasion === 'any') return Math.floor(after)
  const { day, minute } = newYork(after)
  const minuteOn = (one: number) =>
    minuteOf(occasion, closingMinute(one), part(key, question, 1), part(key, question, 2))
  const fitting = marketDayFrom(minuteOn(day) <= minute ? day + 1 : day)
  return instantIn(fitting, Math.floor(minuteOn(fitting))) + Math.floor(part(key, question, 3) * millisecondsInMinute)
}
