import { ENOUGH, isInLongerName, pointsOf, type Sight } from './clues.ts'
import { type Company, names } from './directory.ts'
import { listedAt } from './listed-names.ts'
import { phrasesAt } from './phrase-book.ts'
import type { Passage, Token } from './tokens.ts'

/** An occurrence that is taken for the company. */
export type Mention = Sight
type Judged = { sight: Sight; points: number }

const LISTED_WITH = new Set([',', 'and', 'or', 'and,', ', and', '/', '&', 'vs'])
const LONGEST_LINK = 6

/** The companies that the names in a passage stand for. Those in `known` are named elsewhere in the same story. */
export function mentionsIn(sights: readonly Sight[], known: ReadonlySet<Company>): Mention[] {
  const judged = sights.map((sight) => ({ sight, points: pointsOf(sight) }))
  const sure = new Set([...known, ...judged.filter(isEnough).map(({ sight }) => sight.company)])
  const corroborated = judged.map(({ sight, points }) => ({
    sight,
    points: points + (sure.has(sight.company) ? 3 : 0),
  }))
  return withNeighbours(corroborated)
    .filter(isEnough)
    .map(({ sight }) => sight)
}

/** All occurrences of company names, whether the company is meant or not. */
export function sightsIn(passage: Passage): Sight[] {
  const { tokens } = passage
  const sights: Sight[] = []
  for (let first = 0; first < tokens.length; first++) {
    const curated = phrasesAt(names, tokens, first).at(-1)
    const listed = listedAt(tokens, first)
    const longest = !listed || (curated && curated.last >= listed.last) ? curated : listed
    if (!longest) continue
    const { last, value } = longest
    if (value !== 'no company' && !endsNumber(tokens, first)) {
      const sight = { passage, first, last, company: value.company, mark: value.mark }
      if (!isInLongerName(sight)) sights.push(sight)
    }
    first = last
  }
  return sights
}

/** The '3M' of '$7.3M'. */
const endsNumber = (tokens: readonly Token[], at: number) =>
  /^[.,]$/.test(tokens[at]?.before ?? '') &&
  /\d$/.test(tokens[at - 1]?.text ?? '') &&
  /^\d/.test(tokens[at]?.text ?? '')

const isEnough = ({ points }: Judged) => points >= ENOUGH

/** Names in one list support each other: 'PayPal, Visa'; 'Target, Gap and Best Buy'. */
function withNeighbours(judged: readonly Judged[]): Judged[] {
  return listsOf(judged).flatMap((list) => {
    const isCompanies = list.some(isEnough) || list.length > 2
    return list.map(({ sight, points }) => ({ sight, points: points + (list.length > 1 ? (isCompanies ? 2 : 1) : 0) }))
  })
}

function listsOf(judged: readonly Judged[]): Judged[][] {
  const lists: Judged[][] = []
  let before: Judged | undefined
  for (const one of judged) {
    if (before && isListedWith(before.sight, one.sight)) lists.at(-1)?.push(one)
    else lists.push([one])
    before = one
  }
  return lists
}

function isListedWith({ passage, last }: Sight, { first }: Sight) {
  const [end, start] = [passage.tokens[last]?.end ?? 0, passage.tokens[first]?.start ?? 0]
  return start - end <= LONGEST_LINK && LISTED_WITH.has(passage.text.slice(end, start).trim())
}
