import * as z from 'zod/mini'
import { Instant } from '../shared/fields.ts'

/** A symbol in upper case: a share's ticker, or one of ours as in `ES1`. */
export const MarketSymbol = z.string().check(z.regex(/^[A-Z0-9][A-Z0-9.]{0,15}$/))
export type MarketSymbol = z.infer<typeof MarketSymbol>

export const MarketKind = z.enum(['future', 'yield', 'index', 'coin', 'share'])
export type MarketKind = z.infer<typeof MarketKind>

const name = z.string().check(z.minLength(1), z.maxLength(200))
const positive = z.number().check(z.gte(0))
/** Who brought it: `simulated`, as in news. */
const source = name

/** What has a price. */
export const Instrument = z.object({
  symbol: MarketSymbol,
  /** As people read it. */
  title: name,
  kind: MarketKind,
  /** In the words of GICS; null for what is no share. */
  sector: z.nullable(name),
  industry: z.nullable(name),
})
export type Instrument = z.infer<typeof Instrument>

/** The last price of a symbol and how it moved. For a yield, prices are percent. */
export const Quote = z.object({
  symbol: MarketSymbol,
  kind: MarketKind,
  price: z.number(),
  /** What the price is compared with: the settlement before; for a coin the price a day ago. */
  previousClose: z.number(),
  /** `price` less `previousClose`. */
  change: z.number(),
  /** `change` in percent of `previousClose`: 1.5 is 1.5 %. */
  changePercentage: z.number(),
  /** How many decimals the price has. */
  digits: z.int().check(z.gte(0), z.lte(8)),
  /** Of the trading day so far; for a coin since midnight UTC. Null where nothing is counted. */
  volume: z.nullable(positive),
  /** US dollars; null for what is no share. */
  marketCap: z.nullable(positive),
  /** Whether it can be traded now. */
  isOpen: z.boolean(),
  quoteDateTime: Instant,
  source,
})
export type Quote = z.infer<typeof Quote>

/** The most symbols that one client can subscribe to. */
export const QUOTES_LIMIT = 100

/** What the prices of a symbol are shown over. */
export const ChartRange = z.enum(['1D', '5D', '1M', '6M', '1Y'])
export type ChartRange = z.infer<typeof ChartRange>

/** Begins at `startDateTime`; the next begins where it ends. */
export const Candle = z.object({
  startDateTime: Instant,
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  /** Null where nothing is counted. */
  volume: z.nullable(positive),
})
export type Candle = z.infer<typeof Candle>

/** The prices of a symbol, the oldest first. The last candle may go on. */
export const CandleSeries = z.object({
  symbol: MarketSymbol,
  title: name,
  kind: MarketKind,
  range: ChartRange,
  /** How long a candle lasts at most; 1440 is a trading day. */
  minutes: z.int().check(z.gte(1), z.lte(1440)),
  digits: z.int().check(z.gte(0), z.lte(8)),
  candles: z.array(Candle).check(z.maxLength(1000)),
  source,
})
export type CandleSeries = z.infer<typeof CandleSeries>

/** A share of the heatmap: as large as its company, coloured by its change. All of one answer are of one instant. */
export const HeatmapTile = z.object({
  symbol: MarketSymbol,
  title: name,
  sector: name,
  industry: name,
  price: positive,
  changePercentage: z.number(),
  /** US dollars. */
  marketCap: positive,
})
export type HeatmapTile = z.infer<typeof HeatmapTile>

export const Heatmap = z.object({
  tiles: z.array(HeatmapTile).check(z.maxLength(1000)),
  asOf: Instant,
  source,
})
export type Heatmap = z.infer<typeof Heatmap>

/** TRM-05: what the ticker tape shows, in this order; `proName` is what the charting provider calls it. */
export const TAPE = [
  { symbol: 'ES1', title: 'S&P 500 Fut', proName: 'FOREXCOM:SPXUSD' },
  { symbol: 'RTY1', title: 'Russell 2000 Fut', proName: 'CAPITALCOM:RTY' },
  { symbol: 'NQ1', title: 'Nasdaq 100 Fut', proName: 'FOREXCOM:NSXUSD' },
  { symbol: 'VX1', title: 'VIX Fut', proName: 'CAPITALCOM:VIX' },
  { symbol: 'US02Y', title: 'US 2Y Yield', proName: 'TVC:US02Y' },
  { symbol: 'DXY', title: 'Dollar Index', proName: 'CAPITALCOM:DXY' },
  { symbol: 'CL1', title: 'Crude Oil', proName: 'TVC:USOIL' },
  { symbol: 'BTCUSD', title: 'Bitcoin', proName: 'BITSTAMP:BTCUSD' },
  { symbol: 'ETHUSD', title: 'Ethereum', proName: 'BITSTAMP:ETHUSD' },
  { symbol: 'XRPUSD', title: 'XRP', proName: 'BITSTAMP:XRPUSD' },
] as const
