import { describe, expect, it } from 'vitest'
import { listed, universe } from '../../../mock-server/world/companies/listed.ts'
import { traded } from '../../../mock-server/world/markets/instruments.ts'
import { createMarket } from '../../../mock-server/world/markets/market.ts'
import { shareQuote } from '../../../mock-server/world/news/plan/moves.ts'
import { hash } from '../../../mock-server/world/random/random.ts'
import { newYork } from '../../../mock-server/world/time/clock.ts'
import { comparedWith, isOpenAt, lastDays, lastTrade } from '../../../mock-server/world/time/hours.ts'
import { CandleSeries, ChartRange, Heatmap, Instrument, Quote, TAPE } from '../../../src/contract/markets/markets.ts'

const at = (instant: string) => Date.parse(instant)
const friday = at('2026-11-20T17:00:00.000Z')
const saturday = at('2026-11-21T17:00:00.000Z')
const market = createMarket('seed')
const quoteOf = (symbol: string, when: number) => {
  const quote = market.quote(symbol, when)
  if (!quote) throw new Error(`${symbol} is not known`)
  return quote
}
const candlesOf = (symbol: string, range: ChartRange, when: number) => {
  const found = market.candles(symbol, range, when)
  if (!found) throw new Error(`${symbol} is not known`)
  return found
}
const said = (instants: number[]) => instants.map((instant) => new Date(instant).toISOString().slice(0, 16))

describe('trading hours', () => {
  it('EMB-02 shares trade from the premarket to four hours after the close of weekdays in New York', () => {
    const moments = ['08:59', '09:00', '21:00'].map((time) => at(`2026-11-20T${time}:00.000Z`))
    const evening = ['00:59', '01:00'].map((time) => at(`2026-11-21T${time}:00.000Z`))
    expect([...moments, ...evening].map((moment) => isOpenAt('shares', moment))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(isOpenAt('shares', saturday)).toBe(false)
    expect(said([lastTrade('shares', saturday), lastTrade('shares', friday)])).toEqual([
      '2026-11-21T01:00',
      '2026-11-20T17:00',
    ])
  })

  it('EMB-02 futures pause for an hour each evening and over the weekend, coins never', () => {
    const moments = ['2026-11-19T22:30', '2026-11-19T23:00', '2026-11-20T22:00', '2026-11-22T22:59', '2026-11-22T23:00']
    expect(moments.map((moment) => isOpenAt('futures', at(`${moment}:00.000Z`)))).toEqual([
      false,
      true,
      false,
      false,
      true,
    ])
    expect(moments.every((moment) => isOpenAt('always', at(`${moment}:00.000Z`)))).toBe(true)
  })

  it('EMB-02 a price is compared with the settlement before; a coin with a day ago', () => {
    const when = at('2026-11-23T15:00:00.000Z')
    expect(
      said([comparedWith('shares', when), comparedWith('futures', saturday), comparedWith('always', when)]),
    ).toEqual(['2026-11-20T21:00', '2026-11-19T21:00', '2026-11-22T15:00'])
  })

  it.each(['shares', 'futures'] as const)(
    'EMB-02 the days of %s keep their local hours over both changes of the clock',
    (hours) => {
      const days = lastDays(hours, at('2026-11-20T17:00:00.000Z'), 200)
      const minutes = days.map(({ from, until }) => [newYork(from).minute, newYork(until).minute])
      expect([
        new Set(minutes.map(String)).size,
        days.every((day, i) => i === 0 || day.from >= (days[i - 1]?.until ?? 0)),
      ]).toEqual([1, true])
    },
  )
})

describe('the market', () => {
  it('TRM-05 the market has the ten symbols of the tape under their titles, then all companies of the news', () => {
    const instruments = market.instruments()
    expect(instruments.slice(0, 10).map(({ title }) => title)).toEqual([
      'S&P 500 Fut',
      'Russell 2000 Fut',
      'Nasdaq 100 Fut',
      'VIX Fut',
      'US 2Y Yield',
      'Dollar Index',
      'Crude Oil',
      'Bitcoin',
      'Ethereum',
      'XRP',
    ])
    expect(
      instruments
        .slice(10)
        .map(({ symbol }) => symbol)
        .sort(),
    ).toEqual(universe.map(({ ticker }) => ticker).sort())
    expect(new Set(instruments.map(({ symbol }) => symbol)).size).toBe(instruments.length)
  })

  it('BCK-04 everything keeps the contract and is marked as simulated', () => {
    for (const instrument of market.instruments()) Instrument.parse(instrument)
    const quotes = traded.map(({ symbol }) => Quote.parse(quoteOf(symbol, friday)))
    const heatmap = Heatmap.parse(market.heatmap(friday))
    const series = ChartRange.options.map((range) => CandleSeries.parse(candlesOf('NVDA', range, friday)))
    expect(new Set([...quotes, heatmap, ...series].map(({ source }) => source))).toEqual(new Set(['simulated']))
  })

  it('BCK-04 the same seed gives the same prices, another seed others', () => {
    expect(createMarket('seed').quote('ES1', friday)).toEqual(quoteOf('ES1', friday))
    expect(createMarket('other').quote('ES1', friday)?.price).not.toBe(quoteOf('ES1', friday).price)
  })

  it('EMB-02 quote, heatmap, the end of each series and headlines agree on the price', () => {
    for (const when of [friday, saturday, at('2026-11-20T12:00:00.000Z'), at('2026-11-20T05:00:00.000Z')]) {
      for (const ticker of ['NVDA', 'XOM', 'BRK.B']) {
        const company = listed.find((one) => one.ticker === ticker)
        if (!company) throw new Error(`${ticker} is not listed`)
        const price = quoteOf(ticker, when).price
        const ends = ChartRange.options.map((range) => candlesOf(ticker, range, when).candles.at(-1)?.close)
        const tile = market.heatmap(when).tiles.find(({ symbol }) => symbol === ticker)
        expect([...ends, tile?.price]).toEqual(Array(6).fill(price))
        // what is said on a weekend is said of the close
        const spoken = when === saturday ? at('2026-11-20T21:00:00.000Z') : when
        const received = shareQuote(hash('seed'), company, when).level
        expect(received).toBe(quoteOf(ticker, spoken).price)
      }
    }
  })

  it('EMB-02 a day ends with its close in the chart of days, and the price that is compared with is the close', () => {
    for (const ticker of ['NVDA', 'XOM']) {
      const close = quoteOf(ticker, at('2026-11-19T21:00:00.000Z')).price
      const days = candlesOf(ticker, '6M', friday).candles
      expect([days.at(-2)?.close, quoteOf(ticker, friday).previousClose]).toEqual([close, close])
      expect(quoteOf(ticker, at('2026-11-20T00:00:00.000Z')).price).not.toBe(close)
    }
  })

  it('EMB-02 a headline of the session has the same move as quote and heatmap', () => {
    const company = listed.find(({ ticker }) => ticker === 'NVDA')
    if (!company) throw new Error('not listed')
    const received = shareQuote(hash('seed'), company, friday)
    const { previousClose, changePercentage } = quoteOf('NVDA', friday)
    expect([received.before, Number(received.change.toFixed(4))]).toEqual([previousClose, changePercentage])
  })

  it('EMB-02 closed symbols do not move, and traded ones move about every other second', () => {
    const moves = (symbol: string, from: number) =>
      Array.from({ length: 120 }, (_, second) => quoteOf(symbol, from + second * 1000).price).filter(
        (price, i, all) => i > 0 && price !== all[i - 1],
      ).length
    expect([moves('NVDA', saturday), moves('ES1', saturday)]).toEqual([0, 0])
    for (const symbol of ['NVDA', 'ES1', 'BTCUSD']) expect(moves(symbol, friday)).toBeGreaterThan(40)
    expect(moves('BTCUSD', saturday)).toBeGreaterThan(40)
  })

  it.each(ChartRange.options)('EMB-02 the candles of %s follow each other and hold their prices', (range) => {
    for (const { symbol } of [...TAPE, { symbol: 'NVDA' }]) {
      const { candles, minutes } = candlesOf(symbol, range, friday)
      const isWhole = candles.every(
        ({ open, high, low, close }) => low <= Math.min(open, close) && high >= Math.max(open, close),
      )
      const gaps = candles
        .slice(1)
        .map((one, i) => Date.parse(one.startDateTime) - Date.parse(candles[i]?.startDateTime ?? ''))
      const isInOrder = gaps.every((gap) => gap >= (minutes === 1440 ? 20 * 60 : minutes) * 60_000)
      expect([symbol, isWhole, isInOrder, candles.length > 60 && candles.length <= 1000]).toEqual([
        symbol,
        true,
        true,
        true,
      ])
    }
  })

  it('EMB-02 a candle closes at the price of its end, and the next opens there', () => {
    const { candles } = candlesOf('ES1', '1D', friday)
    const [first, second] = candles
    if (!first || !second) throw new Error('there are no candles')
    const end = quoteOf('ES1', Date.parse(second.startDateTime)).price
    expect([first.close, second.open]).toEqual([end, end])
  })

  it('EMB-02 the volumes of the parts of a day add up to that of the day', () => {
    for (const symbol of ['NVDA', 'ES1', 'BTCUSD']) {
      const close = at('2026-11-20T23:59:00.000Z')
      const day = candlesOf(symbol, '6M', close).candles.at(-1)
      const parts = candlesOf(symbol, '5D', close).candles.filter(
        ({ startDateTime }) => startDateTime >= (day?.startDateTime ?? ''),
      )
      const sum = parts.reduce((total, { volume }) => total + (volume ?? 0), 0)
      expect([symbol, sum]).toEqual([symbol, day?.volume])
    }
    expect(quoteOf('DXY', friday).volume).toBe(null)
  })

  it('EMB-02 volume grows all the time, even within the smallest candle', () => {
    const amounts = [0, 40, 150, 299].map((second) => quoteOf('NVDA', friday + second * 1000).volume ?? 0)
    expect(amounts.every((amount, i) => i === 0 || amount > (amounts[i - 1] ?? 0))).toBe(true)
  })

  it('EMB-02 a symbol that is not traded has no quote and no candles', () => {
    expect([market.quote('SPX', friday), market.candles('SPX', '1D', friday)]).toEqual([undefined, undefined])
  })
})
