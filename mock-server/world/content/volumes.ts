import { listed } from '../companies/listed.ts'
import { scoreOf } from '../news/plan/moves.ts'
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

const unusualShort: readonly [Skeleton, ...Skeleton[]] = [
  ['Unusual volume in {co}: {factor} times usual', '{volume} shares have changed hands; the stock {did}.'],
  ['{co} trades at {factor} times its usual volume', 'The stock {did} on {volume} shares.'],
  ['{co} volume jumps to {volume} shares', 'That is {factor} times what is usual by this time; the stock {did}.'],
]
const unusualLong: readonly [Skeleton, ...Skeleton[]] = [
  [
    '{co} {does} on {factor} times its usual volume',
    '{volume} shares of {name} ({ticker}) had changed hands {when}, {factor} times what is usual by this time of the day. The stock {did} from a last close of {before}. Traders cited {reason}. Over five sessions it has {week}.',
  ],
  [
    'Heavy trading in {co}: {volume} shares, {factor} times usual',
    'Trading in {name} ({ticker}) was far above its average {when}: {volume} shares, {factor} times the usual number. The price {did}. Traders pointed to {reason}. The stock has {week} over five trading days.',
  ],
]
const activeShort: readonly [Skeleton, ...Skeleton[]] = [
  ['{co} among the most active: {traded} traded', 'The stock {did} {when}.'],
  ['Most active: {co} with {traded}', '{volume} shares have changed hands; the stock {did}.'],
  ['{traded} change hands in {co}', 'The stock {did}; its average for this time is {usual}.'],
]
const activeLong: readonly [Skeleton, ...Skeleton[]] = [
  [
    '{co} {does} as {traded} change hands',
    'Shares of {name} ({ticker}) worth {traded} had been traded {when}, against an average of {usual} by this time of the day. The stock {did} from a last close of {before}. Traders cited {reason}. Over five sessions it has {week}.',
  ],
  [
    '{co} is one of the busiest stocks of the day',
    '{name} ({ticker}) is among the most active US stocks by value: {traded} {when}, where {usual} is the average. It {did} on {reason} and has {week} over five trading days.',
  ],
]

const UNUSUAL = 2

/** The one with the highest figure. */
const outstanding = (standings: readonly Standing[], measure: (standing: Standing) => number) =>
  standings.reduce<Standing | undefined>((most, one) => (most && measure(most) >= measure(one) ? most : one), undefined)

type Skeletons = readonly [Skeleton, ...Skeleton[]]

/** The fields that all items about shares have. */
function factsOf(desk: Desk, standing: Standing, [short, long]: readonly [Skeletons, Skeletons]) {
  const { company, price, pctChange1d, pctChange5d } = standing
  const words = shareWords(desk, standing)
  const summarizations = [filled(chosen(desk, 1, short), words), filled(chosen(desk, 2, long), words)]
  return {
    contentSummary: { summarizations, referenceIds: referencesOf(desk, company) },
    ...momentOf(desk.at),
    ticker: company.ticker,
    companyName: company.name,
    price,
    pctChange1d,
    pctChange5d,
  }
}

const labelsOf = ({ company, quote }: Standing) => ({
  tickers: [company.ticker],
  topics: ['STOCK_MARKETS' as const],
  score: scoreOf(quote) * 0.6,
  covers: company.ticker,
})

function writeUnusualVolume(desk: Desk, standings: readonly Standing[]): Made | undefined {
  const standing = outstanding(standings, ({ factor }) => factor)
  if (!standing || standing.factor < UNUSUAL) return undefined
  const { volume, factor } = standing
  const facts = factsOf(desk, standing, [unusualShort, unusualLong])
  return {
    contentCategory: 'unusual_volume',
    contentData: { ...facts, volume, unusualVolumeFactor: factor },
    ...labelsOf(standing),
  }
}

export const unusualVolume: Writer = { candidates: (desk) => inTurn(desk, 'volume'), write: writeUnusualVolume }

const large = new Set(listed.toSorted((one, other) => other.marketValue - one.marketValue).slice(0, 150))

/** In the contract's unit, thousandths of a dollar. */
const thousandths = (dollars: number) => dollars * 1000

function writeMostActive(desk: Desk, standings: readonly Standing[]): Made | undefined {
  const standing = outstanding(standings, ({ traded }) => traded)
  if (!standing) return undefined
  return {
    contentCategory: 'most_active',
    contentData: {
      ...factsOf(desk, standing, [activeShort, activeLong]),
      notionalTraded: thousandths(standing.traded),
      avgNotionalTraded: thousandths(standing.usualTraded),
      volumeFactor: standing.factor,
    },
    ...labelsOf(standing),
  }
}

export const mostActive: Writer = {
  candidates: (desk) => inTurn(desk, 'active').filter((company) => large.has(company)),
  write: writeMostActive,
}
