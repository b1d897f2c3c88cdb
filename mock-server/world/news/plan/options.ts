import type { Listed } from '../../companies/listed.ts'
import { priceAt } from '../../prices/quotes.ts'
import { shareOf } from '../../prices/share.ts'
import { part } from '../../random/parts.ts'
import { hash } from '../../random/random.ts'
import { newYork, phaseAt } from '../../time/clock.ts'
import { isMarketDay } from '../../time/holidays.ts'
import { dollars, grouped, rounded } from '../figures.ts'
import { lookTelling } from './shares.ts'
import type { Telling } from './telling.ts'

/** Whose options are traded far more than their size says. */
const favorites: Readonly<Record<string, number>> = {
  TSLA: 8,
  PLTR: 4,
  COIN: 4,
  HOOD: 4,
  SMCI: 6,
  AMD: 3,
  INTC: 3,
  MU: 2,
  MRNA: 5,
  F: 5,
  NVDA: 1.6,
  AAPL: 1.6,
}

/** The usual number of calls or puts of a day: more than in proportion to the company's size, and fewer of an expensive share. */
const usualOptions = ({ ticker, marketValue, price }: Listed) =>
  1.7 * (favorites[ticker] ?? 1) * marketValue ** 1.4 * (100 / price) ** 0.5

export function optionsAt(seed: number, at: number, name: string, company: Listed): Telling | undefined {
  const day = newYork(at).day
  if (phaseAt(at) !== 'open' || !isMarketDay(day)) return undefined
  const key = hash(name)
  const price = priceAt(seed, shareOf(company), at)
  const step = price < 50 ? 1 : price < 200 ? 5 : price < 1000 ? 10 : 50
  const isCall = part(key, 92) < 0.58
  const [usual, factor] = [usualOptions(company), 2 + Math.floor(5 * part(key, 94))]
  const more = () => ({
    side: isCall ? 'calls' : 'puts',
    contracts: grouped(rounded(usual * factor * (0.9 + 0.2 * part(key, 93)), usual > 2000 ? 100 : 10)),
    factor: String(factor),
    strike: dollars(rounded(price * (isCall ? 1.03 : 0.97), step), 0),
    level: dollars(price),
  })
  return lookTelling('options', name, company, { at, tone: isCall ? 0.15 : -0.15, more })
}
