import { listed } from '../companies/listed.ts'
import { type Desk, inTurn, type Made, type Writer } from './desk.ts'
import { factsOf, labelsOf, outstanding, type Skeletons } from './share-items.ts'
import type { Standing } from './shares.ts'

const unusualShort: Skeletons = [
  ['Unusual volume in {co}: {factor} times usual', '{volume} shares have changed hands; the stock {did}.'],
  ['{co} trades at {factor} times its usual volume', 'The stock {did} on {volume} shares.'],
  ['{co} volume jumps to {volume} shares', 'That is {factor} times what is usual by this time; the stock {did}.'],
]
const unusualLong: Skeletons = [
  [
    '{co} {does} on {factor} times its usual volume',
    '{volume} shares of {name} ({ticker}) had changed hands {when}, {factor} times what is usual by this time of the day. The stock {did} from a last close of {before}. Traders cited {reason}. Over five sessions it has {week}.',
  ],
  [
    'Heavy trading in {co}: {volume} shares, {factor} times usual',
    'Trading in {name} ({ticker}) was far above its average {when}: {volume} shares, {factor} times the usual number. The price {did}. Traders pointed to {reason}. The stock has {week} over five trading days.',
  ],
]
const activeShort: Skeletons = [
  ['{co} among the most active: {traded} traded', 'The stock {did} {when}.'],
  ['Most active: {co} with {traded}', '{volume} shares have changed hands; the stock {did}.'],
  ['{traded} change hands in {co}', 'The stock {did}; its average for this time is {usual}.'],
]
const activeLong: Skeletons = [
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
/** How much of a share's sentiment its volume has. */
const WEIGHT = 0.6

function writeUnusualVolume(desk: Desk, standings: readonly Standing[]): Made | undefined {
  const standing = outstanding(standings, ({ factor }) => factor)
  if (!standing || standing.factor < UNUSUAL) return undefined
  const { volume, factor } = standing
  const facts = factsOf(desk, standing, [unusualShort, unusualLong])
  return {
    contentCategory: 'unusual_volume',
    contentData: { ...facts, volume, unusualVolumeFactor: factor },
    ...labelsOf(standing, WEIGHT),
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
    ...labelsOf(standing, WEIGHT),
  }
}

export const mostActive: Writer = {
  candidates: (desk) => inTurn(desk, 'active').filter((company) => large.has(company)),
  write: writeMostActive,
}
