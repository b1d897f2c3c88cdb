import { type MarketKind, TAPE } from '../../../src/contract/markets/markets.ts'
import { type Listed, listed, sharesOf } from '../companies/listed.ts'
import type { Instrument } from '../prices/quotes.ts'
import { shareOf } from '../prices/share.ts'
import type { Hours } from '../time/hours.ts'
import { bitcoin, coins, dollarIndex, ether, futures, oils, russell, sp500, twoYear } from './known.ts'

/** The instrument behind a symbol. Its price is the one that headlines quote under its name. */
export type Traded = {
  symbol: string
  title: string
  kind: MarketKind
  instrument: Instrument & { hours: Hours }
  /** The volume of a typical day: contracts, coins or shares; undefined where volume is not counted. */
  volume?: number
  company?: Listed
}

const vix: Instrument = { name: 'VIX', base: 17.6, volatility: 0.03, follows: [['us', -0.85]], digits: 2 }

type Tape = (typeof TAPE)[number]['symbol']
const onTape: Record<Tape, { kind: MarketKind; of: Instrument | undefined; digits: number; volume?: number }> = {
  ES1: { kind: 'future', of: sp500, digits: 2, volume: 1_600_000 },
  RTY1: { kind: 'future', of: russell, digits: 2, volume: 190_000 },
  NQ1: { kind: 'future', of: futures.find(({ name }) => name === 'Nasdaq 100'), digits: 2, volume: 620_000 },
  VX1: { kind: 'future', of: vix, digits: 2, volume: 210_000 },
  US02Y: { kind: 'yield', of: twoYear, digits: 3 },
  DXY: { kind: 'index', of: dollarIndex, digits: 2 },
  CL1: { kind: 'future', of: oils.find(({ name }) => name === 'US crude'), digits: 2, volume: 880_000 },
  BTCUSD: { kind: 'coin', of: bitcoin, digits: 2, volume: 27_000 },
  ETHUSD: { kind: 'coin', of: ether, digits: 2, volume: 410_000 },
  XRPUSD: { kind: 'coin', of: coins.find(({ name }) => name === 'XRP'), digits: 4, volume: 1_900_000_000 },
}

const tape = TAPE.map(({ symbol, title }): Traded => {
  const { kind, of, digits, volume } = onTape[symbol]
  if (!of) throw new Error(`Headlines know nothing of ${title}.`)
  const hours = kind === 'coin' ? 'always' : 'futures'
  return { symbol, title, kind, instrument: { ...of, digits, hours }, ...(volume === undefined ? {} : { volume }) }
})

/** The part of a company's shares that is traded on a typical day. */
const TURNOVER = 0.006

const shares = [...listed]
  .sort((a, b) => b.marketValue - a.marketValue)
  .map((company): Traded => {
    const instrument = { ...shareOf(company), hours: 'shares' as const }
    const volume = sharesOf(company) * TURNOVER
    return { symbol: company.ticker, title: company.name, kind: 'share', instrument, volume, company }
  })

/** The symbols of the ticker tape, then the shares of the simulated universe, largest first. */
export const traded: readonly Traded[] = [...tape, ...shares]

const bySymbol = new Map(traded.map((one) => [one.symbol, one]))

export const tradedAs = (symbol: string) => bySymbol.get(symbol)
