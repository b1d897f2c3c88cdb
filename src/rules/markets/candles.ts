import { addHours } from 'date-fns/addHours'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { Candle, CandleSeries, ChartRange, Quote } from '../../contract/markets/markets.ts'
import { clockTime } from '../shared/time/formats.ts'
import { formatter } from '../shared/time/formatter.ts'
import { compactText, priceText, spokenChange } from './quotes.ts'

const WHOLE_DAY = 1440

export const rangeNames: Record<ChartRange, string> = {
  '1D': '1 day',
  '5D': '5 days',
  '1M': '1 month',
  '6M': '6 months',
  '1Y': '1 year',
}

/**
 * A series with a later price in it: its last candle goes on, or another begins. Not across trading days: only the provider of the series knows
 * those.
 */
export function withQuote(series: CandleSeries, quote: Quote | undefined): CandleSeries {
  const last = series.candles.at(-1)
  if (!last || quote?.symbol !== series.symbol) return series
  const step = minutesToMilliseconds(series.minutes)
  const steps = Math.floor((Date.parse(quote.quoteDateTime) - Date.parse(last.startDateTime)) / step)
  if (steps < 0) return series
  if (steps === 0) return { ...series, candles: [...series.candles.slice(0, -1), goOn(last, quote.price)] }
  if (series.minutes === WHOLE_DAY || !quote.isOpen) return series
  const startDateTime = new Date(Date.parse(last.startDateTime) + steps * step).toISOString()
  const next = goOn(
    { ...last, startDateTime, open: last.close, high: last.close, low: last.close, volume: null },
    quote.price,
  )
  return { ...series, candles: [...series.candles, next] }
}

const goOn = (candle: Candle, price: number): Candle => ({
  ...candle,
  close: price,
  high: Math.max(candle.high, price),
  low: Math.min(candle.low, price),
})

/** How the range went, undefined for one without candles. */
export function moveOver({ candles, kind }: CandleSeries) {
  const [first, last] = [candles[0], candles.at(-1)]
  if (!first || !last) return undefined
  const change = last.close - first.open
  return { kind, change, changePercentage: (change / first.open) * 100 }
}

/** A description of a series in words, for users who do not see the picture. */
export function summaryOf(series: CandleSeries) {
  const { title, range, digits, candles } = series
  const move = moveOver(series)
  if (!move) return `${title}, ${rangeNames[range]}: nothing was traded.`
  const said = (price: number) => priceText(price, digits)
  const high = Math.max(...candles.map((candle) => candle.high))
  const low = Math.min(...candles.map((candle) => candle.low))
  const close = candles.at(-1)?.close ?? 0
  return `${title}, ${rangeNames[range]}: ${said(close)}, ${spokenChange(move)}; high ${said(high)}, low ${said(low)}.`
}

/** When a candle was: `Nov 20, 17:05` in the user's zone; a trading day by its date, `Fri, Nov 20, 2026`, which is that of its middle in UTC. */
export function candleTime({ startDateTime }: Candle, minutes: number, locale?: string) {
  if (minutes >= WHOLE_DAY) return tradingDay(addHours(startDateTime, 12), locale)
  return `${monthAndDate(new Date(startDateTime), locale)}, ${clockTime(startDateTime)}`
}

const monthAndDate = formatter({ month: 'short', day: 'numeric' })
const tradingDay = formatter({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })

/** The figures of a candle by their names, as they are shown. */
export function candleFigures({ open, high, low, close, volume }: Candle, digits: number) {
  const prices = { O: open, H: high, L: low, C: close }
  return [
    ...Object.entries(prices).map(([name, price]) => [name, priceText(price, digits)] as const),
    ...(volume === null ? [] : [['V', compactText(volume)] as const]),
  ]
}
