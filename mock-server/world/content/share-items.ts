import { scoreOf } from '../news/plan/moves.ts'
import { chosen, type Desk, filled, momentOf, referencesOf, type Skeleton } from './desk.ts'
import { shareWords } from './share-words.ts'
import type { Standing } from './shares.ts'

export type Skeletons = readonly [Skeleton, ...Skeleton[]]

/** The one with the highest figure. */
export const outstanding = (standings: readonly Standing[], measure: (standing: Standing) => number) =>
  standings.reduce<Standing | undefined>((most, one) => (most && measure(most) >= measure(one) ? most : one), undefined)

/** The fields that all items about shares have. */
export function factsOf(desk: Desk, standing: Standing, [short, long]: readonly [Skeletons, Skeletons]) {
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

/** `weight`: how much of the move's sentiment the item has. */
export const labelsOf = ({ company, quote }: Standing, weight = 1) => ({
  tickers: [company.ticker],
  topics: ['STOCK_MARKETS' as const],
  score: scoreOf(quote) * weight,
  covers: company.ticker,
})
