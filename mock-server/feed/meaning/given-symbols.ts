import { mainClassOf } from '../../../src/rules/shared/query/share-classes.ts'
import { isInLongerName, type Sight } from './clues.ts'
import { beginsNameOf, type Company, companyOfTicker } from './directory.ts'
import { suffixes } from './evidence-words.ts'
import { beginsListedName, listedCompany } from './listed-names.ts'
import { bareSymbols, bracketedSymbols, type GivenSymbol, listedSymbols, markedSymbols } from './symbols.ts'
import { hasCapital, type Passage, type Token } from './tokens.ts'
import { wordSymbols } from './word-symbols.ts'

const ACRONYM_REACH = 8
const BEFORE_BRACKET = 80

export const companyOf = (ticker: string): Company | undefined =>
  companyOfTicker.get(mainClassOf(ticker)) ?? listedCompany(ticker)

/** The symbols that a passage contains, in its order: marked ones anywhere in the text, others among the words that are read. */
export function symbolsIn(passage: Passage, sights: readonly Sight[]): GivenSymbol[] {
  const end = passage.tokens.at(-1)?.end ?? 0
  const read = passage.text.slice(0, end + 1)
  const bracketed = bracketedSymbols(read).filter((symbol) => isOfName(symbol, passage, sights))
  const bare =
    passage.style === 'capitals' ? [] : bareSymbols(read).filter((symbol) => isAlone(symbol, passage, sights))
  return [...markedSymbols(passage.text), ...bracketed, ...bare, ...listedSymbols(read)].sort(
    (one, other) => one.at - other.at,
  )
}

/** Whether a bare symbol is neither within a name nor the beginning of one: 'HSBC Private Credit Fund'. */
function isAlone({ at, end }: GivenSymbol, passage: Passage, sights: readonly Sight[]) {
  const { tokens } = passage
  if (sights.some(({ first, last }) => (tokens[first]?.start ?? end) < end && (tokens[last]?.end ?? at) > at))
    return false
  return !isInLongerName({ passage, last: tokens.findIndex((token) => token.end >= end) })
}

/** '(ALL)' must follow the name of its company; '(AFRM)' may follow any name that it does not abbreviate. */
function isOfName({ ticker, at }: GivenSymbol, { tokens }: Passage, sights: readonly Sight[]) {
  const before = tokens.filter(({ end, start }) => end <= at && start >= at - BEFORE_BRACKET)
  const last = before.findLast(({ word }) => !suffixes.has(word))
  if (!last) return false
  const company = companyOf(ticker)
  if (sights.some((sight) => sight.company === company && tokens[sight.last] === last)) return true
  if (!companyOfTicker.has(ticker))
    return before.some(({ text, stem }) => hasCapital(text) && beginsListedName(ticker, stem))
  if (company && hasCapital(last.text) && beginsNameOf(company, last.stem)) return true
  return !wordSymbols.has(ticker) && hasCapital(last.text) && !isAcronym(ticker, before)
}

function isAcronym(ticker: string, before: readonly Token[]) {
  const initials = before
    .slice(-ACRONYM_REACH)
    .filter(({ text }) => hasCapital(text))
    .map(({ word }) => word.charAt(0).toUpperCase())
  return initials.join('').endsWith(ticker)
}
