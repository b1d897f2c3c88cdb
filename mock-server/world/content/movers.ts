import { directionOf, scoreOf } from '../news/moves.ts'
import { listed } from '../news/universe.ts'
import { type Desk, filled, momentOf, referencesOf, type Skeleton, type Write } from './desk.ts'
import { shareWords } from './share-words.ts'
import { type Standing, standingOf } from './shares.ts'

const short: readonly Skeleton[] = [
  ['{co} {rises} {change} on {reason}', 'Shares of {name} {did} {when}.'],
  ['{co} among the biggest movers, {higher} by {change}', 'The stock {did}; traders cited {reason}.'],
  ['Stocks on the move: {co} {rises} {change}', '{name} {did} {when} on {reason}.'],
  ['{sector}: {co} {rises} {change} to {level}', 'Shares of {name} {did} after a last close of {before}.'],
]
const long: readonly Skeleton[] = [
  [
    '{co} {rises} {change} to {level} as traders cite {reason}',
    'Shares of {name} ({ticker}) {did} {when}, from a last close of {before}. It is one of the largest moves of the day among large US companies. Traders cited {reason}. Over five sessions the stock has {week}. The company belongs to {industry} in the {sector} sector.',
  ],
  [
    'Why {co} is {higher} by {change} today',
    '{name} ({ticker}) {did} {when}; the last close was {before}. Traders pointed to {reason}. Over five trading days the stock has {week}. Other names in {industry} were watched for the same reason.',
  ],
]

const TRIED = 24
/** In multiples of a typical day's move. */
const BIG = 1.2

/** The company that has moved most of several that are drawn at random. */
function mover({ seed, draw, composed }: Desk): Standing | undefined {
  return Array.from({ length: TRIED }, () => draw.pick(listed))
    .filter(({ ticker }) => !composed.has(ticker))
    .map((company) => standingOf(seed, company, draw.at))
    .filter(({ quote }) => quote.size > BIG && directionOf(quote) !== undefined)
    .reduce<Standing | undefined>(
      (most, one) => (most && Math.abs(most.quote.change) >= Math.abs(one.quote.change) ? most : one),
      undefined,
    )
}

export const writeMover: Write = (desk) => {
  const standing = mover(desk)
  if (!standing) return undefined
  const { company, quote, price, pctChange1d, pctChange5d } = standing
  const { ticker, name: companyName, industry, sector } = company
  const words = shareWords(desk, standing)
  const summarizations = [filled(desk.draw.pick(short), words), filled(desk.draw.pick(long), words)]
  return {
    contentCategory: 'top_movers',
    contentData: {
      contentSummary: { summarizations, referenceIds: referencesOf(desk, company) },
      ...momentOf(desk.draw.at),
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
  }
}
