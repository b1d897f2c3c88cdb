import { named, reason } from '../news/facts.ts'
import { grouped, money, percent } from '../news/figures.ts'
import { type Direction, directionOf, moveWords } from '../news/moves.ts'
import type { Words } from '../news/scene.ts'
import { shareOf } from '../random/draw.ts'
import type { Desk } from './desk.ts'
import type { Standing } from './shares.ts'

const inSession = { pre: 'before the opening', open: 'in New York trading', post: 'at the close in New York' }

/** The words for a share and its day. `{did}` describes its move, even if it hardly moved. */
export function shareWords({ draw }: Desk, standing: Standing): Words {
  const { company, quote, pctChange5d, volume, factor, traded, usualTraded } = standing
  const direction = directionOf(quote)
  const toward: Direction = direction ?? (quote.change < 0 ? 'down' : 'up')
  const move = moveWords(draw, shareOf(company), quote, toward)
  return {
    ...move,
    ...named(company),
    name: company.name.replace(/\.$/, ''),
    ticker: company.ticker,
    sector: company.sector,
    industry: company.industry,
    when: draw.phase === 'pre' || draw.phase === 'post' ? inSession[draw.phase] : inSession.open,
    did: direction ? `${move.rose} ${move.change} to ${move.level}` : `hardly moved and stood at ${move.level}`,
    does: direction ? `${move.rises} ${move.change}` : 'is little changed',
    week: `${pctChange5d < 0 ? 'lost' : 'gained'} ${percent(pctChange5d)}`,
    reason: reason(draw, company, toward),
    volume: sharesOf(volume),
    factor: grouped(factor, 0),
    traded: money(traded / 1e9),
    usual: money(usualTraded / 1e9),
  }
}

const sharesOf = (volume: number) =>
  volume >= 999_500 ? `${grouped(volume / 1e6, 1)} million` : grouped(Math.round(volume / 1000) * 1000)
