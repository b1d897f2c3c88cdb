import type { Topic } from '../../../src/contract/shared/topics.ts'
import type { Mention } from './mentions.ts'
import { hasCapital, type Token } from './tokens.ts'

/** The industries and companies whose analysts judge others. */
const houses: ReadonlySet<string> = new Set([
  'Asset Management & Custody Banks',
  'Diversified Banks',
  'Financial Exchanges & Data',
  'Investment Banking & Brokerage',
  'IT',
])
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
const departments = words('research securities capital markets global isi cowen wealth management')
const people = words('analyst analysts strategist strategists economist economists survey surveys models poll')
/** Verbs for what analysts do to other companies only. */
const judges = words(
  'upgrades downgrades initiates reiterates rates favors models flags highlights points sticks urges tells',
)
/** Verbs for what they do to others in the context of a rating or an outlook, and to themselves otherwise. */
const moves =
  words(`adds begins boosts cuts drops expects finds goes hikes keeps launches lifts lowers moves names opens picks
  predicts prefers raises removes resumes says sees slashes starts stays steps takes trims turns ups warns assumes includes maintains`)
/** Topics of their statements, which are not about them unless their own results are meant. */
const forecasts = words('sees expects predicts forecasts warns')
const ratings: ReadonlySet<Topic> = new Set(['ANALYST_RATINGS', 'RESEARCH'])
const outlooks: ReadonlySet<Topic> = new Set([
  'ANALYST_RATINGS',
  'COMMODITIES',
  'CURRENCIES',
  'FIXED_INCOME_AND_INTEREST_RATES',
  'MACRO',
  'METALS',
  'OIL_AND_GAS',
  'RESEARCH',
  'STOCK_MARKETS',
])
const speaks = words('says said sees tells expects warns predicts thinks writes argues')
const ratedBy = words('at by from per')

/** Whether a house only comments on others here: 'UBS cuts Nike to neutral', 'Goldman Sachs economists', 'upgraded by Barclays'. */
export function isRater(
  { passage: { tokens }, first, last, company }: Mention,
  mentions: readonly Mention[],
  topics: readonly Topic[],
) {
  if (!houses.has(company.industry) && !houses.has(company.ticker)) return false
  const next = nextAfter(tokens, last)
  const word = tokens[next]?.word ?? ''
  if (people.has(word) || judges.has(word) || isAttribution(tokens, first, next)) return true
  if (isSource(tokens, first, next) || isEmployer(tokens, last)) return true
  if (forecasts.has(word) && topics.some((topic) => outlooks.has(topic)) && !topics.includes('EARNINGS')) return true
  if (!topics.some((topic) => ratings.has(topic))) return false
  const isEndOfRating = ratedBy.has(tokens[first - 1]?.word ?? '') && mentions.some((other) => other.last < first)
  return moves.has(word) || isEndOfRating || tokens[first - 1]?.word === 'by'
}

/** ', UBS says' at the end of a statement. */
function isAttribution(tokens: readonly Token[], first: number, next: number) {
  const isSaid = ['says', 'said', 'finds', 'reiterating'].includes(tokens[next]?.word ?? '')
  return isSaid && first > 0 && /^[,;:]/.test(tokens[first]?.before ?? '')
}

/** 'says UBS', 'according to Citi', and ': Moody's' at the end. */
function isSource(tokens: readonly Token[], first: number, next: number) {
  const [before, earlier] = [tokens[first - 1]?.word ?? '', tokens[first - 2]?.word ?? '']
  if (before === 'says' || before === 'said' || (before === 'to' && earlier === 'according')) return true
  return first > 2 && next === tokens.length && /^['’"”]?(?::| [-–—]) $/.test(tokens[first]?.before ?? '')
}

/** "Citi's Lee says": what follows is the name of one of its people, who speaks. */
function isEmployer(tokens: readonly Token[], last: number) {
  const [house, person, verb] = [tokens[last], tokens[last + 1], tokens[last + 2]]
  if (!house || !person || house.word === house.stem || !hasCapital(person.text)) return false
  return verb === undefined || speaks.has(verb.word)
}

function nextAfter(tokens: readonly Token[], last: number) {
  let next = last + 1
  while (departments.has(tokens[next]?.word ?? '')) next++
  return next
}
