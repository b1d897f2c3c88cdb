import type { Sight } from './clues.ts'
import { companyOf } from './given-symbols.ts'
import type { GivenSymbol } from './symbols.ts'

const REACH = 60
const REST_OF_NAME = /^(?:,? [\p{Lu}&][\p{L}\p{N}.&'’-]*)* ?[([<]?$/u

/** Whether a name only begins or ends that of another company whose symbol follows: 'Apple Hospitality REIT (NYSE: APLE)'. */
export function isPartOfOther(sight: Sight, symbols: readonly GivenSymbol[], sights: readonly Sight[]) {
  const { passage, last, company } = sight
  const end = passage.tokens[last]?.end ?? 0
  const symbol = symbols.find(({ at }) => at >= end)
  if (!symbol || symbol.isBare || symbol.at - end > REACH || companyOf(symbol.ticker) === company) return false
  if (!REST_OF_NAME.test(passage.text.slice(end, symbol.at))) return false
  const start = passage.tokens[last]?.start ?? 0
  return !sights.some((other) => {
    const at = other.passage.tokens[other.first]?.start ?? 0
    return at > start && at < symbol.at && other.company === companyOf(symbol.ticker)
  })
}
