import { directionOf, scoreOf } from '../news/plan/moves.ts'
import {
  chosen,
  type Desk,
  filled,
  inTurn,
  type Made,
  momentOf,
  referencesOf,
  type Skeleton,
  type Writer,
} from './desk.ts'
import { shareWords } from './share-words.ts'
import type { Standing } from './shares.ts'

const short: readonly [Skeleton, ...Skeleton[]] = [
  ['{co} {rises} {change} on {reason}', 'Shares of {name} {did} {when}.'],
  ['{co} among the biggest movers, {higher} by {change}', 'The stock {did}; traders looked at {reason}.'],
  ['Stocks on the move: {co} {rises} {change}', '{name} {did} {when} on {reason}.'],
  ['{sector}: {co} {rises} {change} to {level}', 'Shares of {name} {did} after a last close of {before}.'],
]
const long: readonly [Skeleton, ...Skeleton[]] = [
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
  standings
    .filter(({ quote }) => quote.size > BIG && directionOf(quote) !== undefined)
    .reduce<Standing | undefined>(
      (most, one) => (most && Math.abs(most.quote.change) >= Math.abs(one.quote.change) ? most : one),
      undefined,
    )

function write(desk: Desk, standings: readonly Standing[]): Made | undefined {
  const standing = moverOf(standings)
  if (!standing) return undefined
  const { company, quote, price, pctChange1d, pctChange5d } = standing
  const { ticker, name: companyName, industry, sector } = company
  const words = shareWords(desk, standing)
  const summarizations = [filled(chosen(desk, 1, short), words), filled(chosen(desk, 2, long), words)]
  return {
    contentCategory: 'top_movers',
    contentData: {
      contentSummary: { summarizations, referenceIds: referencesOf(desk, company) },
      ...momentOf(desk.at),
      ticker,
      companyName,
      price,
      pctChange1d,
      pctChange5d,
      industry,
      sector,
    },
    tickers: [ticker],
    topics: ['STOCK_MARKETS'],
    score: scoreOf(quote),
    covers: ticker,
  }
}

export const mover: Writer = { candidates: (desk) => inTurn(desk, 'mover'), write }
