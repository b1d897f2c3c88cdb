import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'
import type { Candle, ChartRange } from '../../../src/contract/markets/markets.ts'
import { priceAt } from '../prices/quotes.ts'
import type { Span } from '../time/clock.ts'
import { lastDays, type TradingDay } from '../time/hours.ts'
import type { Traded } from './instruments.ts'
import { trafficOf } from './volume.ts'

const WHOLE_DAY = 1440

/** `minutes` of a candle: 1440 is a whole trading day. */
export const spans: Record<ChartRange, { days: number; minutes: number }> = {
  '1D': { days: 1, minutes: 5 },
  '5D': { days: 5, minutes: 30 },
  '1M': { days: 22, minutes: 60 },
  '6M': { days: 126, minutes: 1440 },
  '1Y': { days: 252, minutes: 1440 },
}
/** Coins trade on weekends as well. */
const coinDays: Record<ChartRange, number> = { '1D': 2, '5D': 5, '1M': 30, '6M': 182, '1Y': 365 }

/** How many prices within a candle determine its high and its low. */
const LOOKS = 20

/** The candles of a range up to `at`; the last may be incomplete. Each closes at the exact price of its end. */
export function candlesOf(seed: number, traded: Traded, range: ChartRange, at: number): Candle[] {
  const { hours } = traded.instrument
  const { minutes } = spans[range]
  const count = hours === 'always' ? coinDays[range] : spans[range].days
  const since = hours === 'always' && range === '1D' ? at - 24 * millisecondsInHour : 0
  return lastDays(hours, at, count).flatMap((day, index) => {
    // what is traded after the close of a day belongs to its volume; its candle ends with the close, the newest with the last trade
    const closes = minutes === WHOLE_DAY && index < count - 1 ? day.settles : day.until
    const traffic = trafficOf(seed, traded, day)
    return cut(day, minutes, at)
      .filter(({ from }) => from >= since)
      .map(({ from, until }) => ({
        startDateTime: new Date(from).toISOString(),
        ...pricesOf(seed, traded, { from, until: Math.min(until, closes) }),
        volume: traffic ? traffic(until) - traffic(from) : null,
      }))
  })
}

/** The spans of a day's candles that have begun, none beyond `at`. */
function cut(day: TradingDay, minutes: number, at: number): Span[] {
  const step = minutes * millisecondsInMinute
  const end = Math.min(day.until, at)
  if (step >= millisecondsInDay) return end > day.from ? [{ from: day.from, until: end }] : []
  const found: Span[] = []
  for (let from = day.from; from < end; from += step) found.push({ from, until: Math.min(from + step, end) })
  return found
}

function pricesOf(seed: number, { instrument }: Traded, { from, until }: Span) {
  const priced = (moment: number) => rounded(priceAt(seed, instrument, moment), instrument.digits)
  const [open, close] = [priced(from), priced(until)]
  let [high, low] = [Math.max(open, close), Math.min(open, close)]
  for (let look = 1; look < LOOKS; look += 1) {
    const price = priced(from + ((until - from) * look) / LOOKS)
    if (price > high) high = price
    if (price < low) low = price
  }
  return { open, high, low, close }
}

export const rounded = (price: number, digits: number) => Number(price.toFixed(digits))
