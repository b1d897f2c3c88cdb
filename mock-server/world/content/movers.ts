import { directionOf } from '../news/plan/moves.ts'
import { type Desk, inTurn, type Made, type Writer } from './desk.ts'
import { factsOf, labelsOf, outstanding, type Skeletons } from './share-items.ts'
import type { Standing } from './shares.ts'

const short: Skeletons = [
  ['{co} {rises} {change} on {reason}', 'Shares of {name} {did} {when}.'],
  ['{co} among the biggest movers, {higher} by {change}', 'The stock {did}; traders looked at {reason}.'],
  ['Stocks on the move: {co} {rises} {change}', '{name} {did} {when} on {reason}.'],
  ['{sector}: {co} {rises} {change} to {level}', 'Shares of {name} {did} after a last close of {before}.'],
]
const long: Skeletons = [
  [
    '{co} {rises} {change} to {level} as traders cite {reason}',
    'Shares of {name} ({ticker}) {did} {when}, from a last close of {before}. It is one of the largest moves of the day among large US companies. Traders cited {reason}. Over five sessions the stock has {week}. The company belongs to {industry} in the {sector} sector.',
  ],
  [
    'Why {co} is {higher} by {change} today',
    '{name} ({ticker}) {did} {when}; the last close was {before}. Traders pointed to {reason}. Over five trading days the stock has {week}. Other names in {industry} were watched for the same reason.',
  ],
]

/** In multiples of a typical day's move. */
const BIG = 1

/** The company that has moved most of those in the news. */
const moverOf = (standings: readonly Standing[]) =>
  outstanding(
    standings.filter(({ quote }) => quote.size > BIG && directionOf(quote) !== undefined),
    ({ quote }) => Math.abs(quote.change),
  )

function write(desk: Desk, standings: readonly Standing[]): Made | undefined {
  const standing = moverOf(standings)
  if (!standing) return undefined
  const { industry, sector } = standing.company
  return {
    contentCategory: 'top_movers',
    contentData: { ...factsOf(desk, standing, [short, long]), industry, sector },
    ...labelsOf(standing),
  }
}

export const mover: Writer = { candidates: (desk) => inTurn(desk, 'mover'), write }
