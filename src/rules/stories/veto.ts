import { areOpposite } from './acts.ts'
import { contradict } from './figures.ts'
import type { Headline } from './headline.ts'
import { areApart } from './periods.ts'
import { areOtherRatings } from './rating.ts'

/** Why two headlines are not about one fact, however similar their words. */
export type Veto = 'company' | 'instrument' | 'figure' | 'period' | 'opposite' | 'rating' | 'act'

export function vetoOf(one: Headline, other: Headline): Veto | undefined {
  if (areOthers(one.tickers, other.tickers)) return 'company'
  if (areOthers(one.instruments, other.instruments)) return 'instrument'
  const isCorrected = one.mark === 'correction' || other.mark === 'correction'
  if (!isCorrected && contradict(one.figures, other.figures)) return 'figure'
  if (areApart(one.periods, other.periods)) return 'period'
  if (areOpposite(one.poles, other.poles)) return 'opposite'
  if (one.rating && other.rating && areOtherRatings(one.rating, other.rating)) return 'rating'
  return areOthers([...one.acts], [...other.acts]) ? 'act' : undefined
}

/** Whether two headlines are about different companies, or about different things that are traded. */
export const nameOthers = (one: Headline, other: Headline) =>
  areOthers(one.tickers, other.tickers) || areOthers(one.instruments, other.instruments)

/** Whether both name some, and none in common. */
function areOthers(one: readonly string[], other: readonly string[]) {
  if (one.length === 0 || other.length === 0) return false
  for (const value of one) if (other.includes(value)) return false
  return true
}
