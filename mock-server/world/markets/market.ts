import type { CandleSeries, ChartRange, Heatmap, Instrument, Quote } from '../../../src/contract/markets/markets.ts'
import { SIMULATED } from '../../../src/contract/shared/news.ts'
import { sharesOf } from '../companies/listed.ts'
import { priceAt } from '../prices/quotes.ts'
import { hash } from '../random/random.ts'
import { comparedWith, isOpenAt, tradingDayAt } from '../time/hours.ts'
import { candlesOf, rounded, spans } from './candles.ts'
import { type Traded, traded, tradedAs } from './instruments.ts'
import { trafficOf } from './volume.ts'

/** Prices and volumes: a pure function of seed and time. Undefined for unknown symbols. */
export type Market = {
  instruments(): Instrument[]
  quote(symbol: string, at: number): Quote | undefined
  candles(symbol: string, range: ChartRange, at: number): CandleSeries | undefined
  heatmap(at: number): Heatmap
}

export function createMarket(seedText: string): Market {
  const seed = hash(seedText)
  return {
    instruments: () => traded.map(instrumentOf),
    quote(symbol, at) {
      const one = tradedAs(symbol)
      return one && quoteOf(seed, one, at)
    },
    candles(symbol, range, at) {
      const one = tradedAs(symbol)
      if (!one) return undefined
      const { title, kind, instrument } = one
      const { minutes } = spans[range]
      const candles = candlesOf(seed, one, range, at)
      return { symbol, title, kind, range, minutes, digits: instrument.digits, candles, source: SIMULATED }
    },
    heatmap: (at) => ({
      tiles: traded.flatMap((one) => tileOf(seed, one, at)).sort((a, b) => b.marketCap - a.marketCap),
      asOf: new Date(at).toISOString(),
      source: SIMULATED,
    }),
  }
}

const instrumentOf = ({ symbol, title, kind, company }: Traded): Instrument => ({
  symbol,
  title,
  kind,
  sector: company?.sector ?? null,
  industry: company?.industry ?? null,
})

/** As exact as such figures are: more digits would be a tenth of each heatmap. */
const CAP_DIGITS = 5

function moveOf(seed: number, { instrument, company }: Traded, at: number) {
  const priced = (moment: number) => rounded(priceAt(seed, instrument, moment), instrument.digits)
  const price = priced(at)
  const previousClose = priced(comparedWith(instrument.hours, at))
  return {
    price,
    previousClose,
    change: rounded(price - previousClose, instrument.digits),
    changePercentage: rounded((price / previousClose - 1) * 100, 4),
    marketCap: company ? Number((sharesOf(company) * price).toPrecision(CAP_DIGITS)) : null,
  }
}

function quoteOf(seed: number, one: Traded, at: number): Quote {
  const { symbol, kind, instrument } = one
  const traffic = trafficOf(seed, one, tradingDayAt(instrument.hours, at))
  return {
    symbol,
    kind,
    ...moveOf(seed, one, at),
    digits: instrument.digits,
    volume: traffic ? traffic(at) : null,
    isOpen: isOpenAt(instrument.hours, at),
    quoteDateTime: new Date(at).toISOString(),
    source: SIMULATED,
  }
}

function tileOf(seed: number, one: Traded, at: number) {
  const { symbol, title, company } = one
  const { price, changePercentage, marketCap } = moveOf(seed, one, at)
  if (!company || marketCap === null) return []
  const { sector, industry } = company
  return [{ symbol, title, sector, industry, price, changePercentage, marketCap }]
}
