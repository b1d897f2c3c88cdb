import type { Listed } from '../companies/listed.ts'
import type { Instrument } from './quotes.ts'

const remembered = new Map<string, Instrument>()

/** How a company's share moves: with the market, with its sector, and with what is reported about it. */
export function shareOf(company: Listed): Instrument {
  const { ticker, price, marketValue, sector } = company
  const known = remembered.get(ticker)
  if (known) return known
  const made: Instrument = {
    name: ticker,
    company: company.index,
    base: price,
    volatility: marketValue > 300 ? 0.011 : 0.0135,
    follows: [
      ['us', 0.5],
      [sector, 0.4],
    ],
    digits: 2,
    hours: 'shares',
    prefix: '$',
  }
  remembered.set(ticker, made)
  return made
}
