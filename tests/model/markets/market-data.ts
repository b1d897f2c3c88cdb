import type { CandleSeries, Heatmap, Instrument, Quote } from '../../../src/contract/markets/markets.ts'

export const quote = (symbol: string, price: number, more: Partial<Quote> = {}): Quote => ({
  symbol,
  kind: 'future',
  price,
  previousClose: 100,
  change: price - 100,
  changePercentage: price - 100,
  digits: 2,
  volume: 1000,
  marketCap: null,
  isOpen: true,
  quoteDateTime: '2026-11-20T17:00:00.000Z',
  source: 'simulated',
  ...more,
})

export const candle = (startDateTime: string, open: number, close: number) => ({
  startDateTime,
  open,
  high: Math.max(open, close) + 1,
  low: Math.min(open, close) - 1,
  close,
  volume: 1500,
})

export const series = (symbol: string, more: Partial<CandleSeries> = {}): CandleSeries => ({
  symbol,
  title: `Title of ${symbol}`,
  kind: 'future',
  range: '1D',
  minutes: 5,
  digits: 2,
  candles: [candle('2026-11-20T16:50:00.000Z', 100, 102), candle('2026-11-20T16:55:00.000Z', 102, 101)],
  source: 'simulated',
  ...more,
})

export const instrument = (symbol: string, title: string): Instrument => ({
  symbol,
  title,
  kind: 'share',
  sector: 'Energy',
  industry: 'Coal',
})

export const tile = (symbol: string, marketCap: number, changePercentage = 1, sector = 'Energy') => ({
  symbol,
  title: `Title of ${symbol}`,
  sector,
  industry: 'Coal',
  price: 50,
  changePercentage,
  marketCap,
})

export const heatmapOf = (...tiles: ReturnType<typeof tile>[]): Heatmap => ({
  tiles,
  asOf: '2026-11-20T17:00:00.000Z',
  source: 'simulated',
})
