import type { Listed } from '../companies/listed.ts'
import type { Instrument } from './quotes.ts'

/** By the index of the company in the list. */
const remembered: Instrument[] = []

/** How a company's share moves: with the market, with its sector, and with what is reported about it. */
export function shareOf(company: Listed): Instrument {
  const known = remembered[company.index]
  if (known) return known
  const { ticker, price, marketValue, sector } = company
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
  remembered[company.index] = made
  return made
}
