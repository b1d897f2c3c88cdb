import { named } from '../companies/listed.ts'
import type { Words } from '../facts/fact.ts'
import { grouped, money, percent } from '../news/figures.ts'
import { directionOf, sessionOf, shareWords as wordsOfShare } from '../news/plan/moves.ts'
import { part } from '../random/parts.ts'
import { hash } from '../random/random.ts'
import type { Desk } from './desk.ts'
import type { Standing } from './shares.ts'

/** What the news of the last hours gives as the cause of a company's price, else that there is none. */
function causeOf({ news }: Desk, { company, quote }: Standing) {
  const own = news.filter(({ fact }) => fact.companies[0] === company && fact.cause !== undefined)
  const found = own.findLast(({ fact }) => Math.sign(fact.shocks[0]?.[1] ?? 0) === Math.sign(quote.change))
  return found?.fact.cause ?? `the move of ${company.sector.toLowerCase()} shares`
}

/** The words for a share and its day. `{did}` describes its move, even if it hardly moved. */
export function shareWords(desk: Desk, standing: Standing): Words {
  const { company, quote, pctChange5d, volume, factor, traded, usualTraded } = standing
  const move = wordsOfShare(company, quote, desk.at, part(hash(company.ticker), 3))
  const direction = directionOf(quote)
  return {
    ...move,
    ...named(company),
    name: company.name.replace(/\.$/, ''),
    sector: company.sector,
    industry: company.industry,
    when: `in ${sessionOf(desk.at)}`,
    did: direction ? `${move.rose} ${move.change} to ${move.level}` : `hardly moved and stood at ${move.level}`,
    does: direction ? `${move.rises} ${move.change}` : 'is little changed',
    week: `${pctChange5d < 0 ? 'lost' : 'gained'} ${percent(pctChange5d)}`,
    reason: causeOf(desk, standing),
    volume: numberOfShares(volume),
    factor: grouped(factor, 0),
    traded: money(traded / 1e9),
    usual: money(usualTraded / 1e9),
  }
}

const numberOfShares = (volume: number) =>
  volume >= 999_500 ? `${grouped(volume / 1e6, 1)} million` : grouped(Math.round(volume / 1000) * 1000)
