import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { remember } from '../random/remember.ts'
import { EXTENDED, instantIn, newYork, type Span } from './clock.ts'
import { closingMinute, isMarketDay } from './holidays.ts'
import { weekdayOn } from './weekday.ts'

/**
 * Shares trade from New York's premarket to four hours after its close, futures all week except for an hour each evening, coins always. The exchanges' holidays apply
 * to shares only.
 */
export type Hours = 'shares' | 'futures' | 'always'

/**
 * A trading day, identified by its number since 1970: in New York, or in UTC for instruments that always trade. `settles`: the time of the settlement
 * price that the next day is compared with.
 */
export type TradingDay = Span & { day: number; settles: number }

const PREMARKET = 4 * 60
const CLOSE = 16 * 60
const PAUSE = 17 * 60
const EVENING = 18 * 60

const isWeekend = (day: number) => weekdayOn(day) === 0 || weekdayOn(day) === 6

const isTradedOn = (hours: Hours, day: number) => (hours === 'shares' ? isMarketDay(day) : !isWeekend(day))

const lastTraded = (hours: Hours, day: number): number => (isTradedOn(hours, day) ? day : lastTraded(hours, day - 1))

/** The trade of a day on which there is one. */
function makeTradingDay(hours: Hours, day: number): TradingDay {
  if (hours === 'always')
    return {
      day,
      from: day * millisecondsInDay,
      until: (day + 1) * millisecondsInDay,
      settles: (day + 1) * millisecondsInDay,
    }
  if (hours === 'shares') {
    const close = closingMinute(day)
    return {
      day,
      from: instantIn(day, PREMARKET),
      until: instantIn(day, close + EXTENDED),
      settles: instantIn(day, close),
    }
  }
  const settles = instantIn(day, CLOSE)
  return { day, from: instantIn(day - 1, EVENING), until: instantIn(day, PAUSE), settles }
}

const REMEMBERED_DAYS = 500
const daysBy = {
  shares: remember(REMEMBERED_DAYS, (day: number) => makeTradingDay('shares', day)),
  futures: remember(REMEMBERED_DAYS, (day: number) => makeTradingDay('futures', day)),
  always: (day: number) => makeTradingDay('always', day),
}
const tradingDay = (hours: Hours, day: number) => daysBy[hours](day)

/** The newest day whose trading has begun. */
export function tradingDayAt(hours: Hours, at: number): TradingDay {
  if (hours === 'always') return tradingDay(hours, Math.floor(at / millisecondsInDay))
  const { day, minute } = newYork(at)
  if (hours === 'shares') return tradingDay(hours, lastTraded(hours, minute < PREMARKET ? day - 1 : day))
  return tradingDay(hours, lastTraded(hours, minute >= EVENING ? day + 1 : day))
}

const dayBefore = (hours: Hours, { day }: TradingDay) =>
  tradingDay(hours, hours === 'always' ? day - 1 : lastTraded(hours, day - 1))

/** The newest `count` trading days, oldest first. */
export function lastDays(hours: Hours, at: number, count: number): TradingDay[] {
  const days = [tradingDayAt(hours, at)]
  for (let day = days[0]; day && days.length < count; days.push(day)) day = dayBefore(hours, day)
  return days.reverse()
}

/** Whether an instrument can be traded: its price moves only then. */
export const isOpenAt = (hours: Hours, at: number) => at < tradingDayAt(hours, at).until

/** The newest moment, up to `at`, at which an instrument could be traded: any time for those without hours. */
export const lastTrade = (hours: Hours | undefined, at: number) =>
  hours === undefined || hours === 'always' ? at : Math.min(at, tradingDayAt(hours, at).until)

/** The reference for the price at `at`: the previous settlement; for instruments that always trade, the price a day ago. */
export const comparedWith = (hours: Hours, at: number) =>
  hours === 'always' ? at - 24 * millisecondsInHour : dayBefore(hours, tradingDayAt(hours, at)).settles
