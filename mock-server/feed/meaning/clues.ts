import type { Company, Mark } from './directory.ts'
import * as words from './evidence-words.ts'
import { industryHints } from './industry-hints.ts'
import { beginsSentence, hasCapital, isCapitals, type Passage, type Token } from './tokens.ts'

/** A place where the name of a company occurs. */
export type Sight = { passage: Passage; first: number; last: number; company: Company; mark: Mark }
type Clue = (sight: Sight, tokens: readonly Token[]) => boolean

/** The points from which a name is taken for the company. */
export const ENOUGH = 2
const NEAR = 10

const hints = new Map(Object.entries(industryHints).map(([key, text]) => [key, new Set(text.split(' '))]))

/** The evidence in the surrounding words for and against the company, in points; points for other names are added to it. */
export function pointsOf(sight: Sight) {
  return clues.reduce((sum, [points, isSeen]) => sum + (isSeen(sight, sight.passage.tokens) ? points : 0), 0)
}

const clues: readonly (readonly [points: number, isSeen: Clue])[] = [
  [3, speaksForItself],
  [2, (sight) => sight.mark === 'word' && hasDistinctiveCapital(sight)],
  [1, ({ last }, tokens) => isPossessive(tokens, last)],
  [4, ({ last }, tokens) => follows(tokens, last, words.suffixes)],
  [2, ({ last }, tokens) => acts(tokens, last)],
  [2, ({ last }, tokens) => belongs(tokens, last)],
  [2, ({ first }, tokens) => precedes(tokens, first, words.actsUpon)],
  [1, (sight, tokens) => near(sight, tokens).some(({ word }) => words.business.has(word))],
  [1, (sight, tokens) => hintsNear(sight, tokens) > 0],
  [1, (sight, tokens) => hintsNear(sight, tokens) > 1],
  [-2, (sight, tokens) => !speaksForItself(sight) && precedes(tokens, sight.first, words.articles)],
  [-1, (sight, tokens) => !speaksForItself(sight) && precedes(tokens, sight.first, words.places)],
  [-2, (sight, tokens) => !speaksForItself(sight) && isNext(tokens, sight.last, 'of')],
  [-3, (sight, tokens) => !speaksForItself(sight) && endsLongerName(sight, tokens)],
  [-4, (sight, tokens) => !speaksForItself(sight) && isJoinedTo(tokens[sight.last + 1])],
  [-4, ({ first }, tokens) => isSomebody(tokens, first)],
  [-4, ({ last }, tokens) => isCarriedBy(tokens, last)],
  [-5, ({ last }, tokens) => isPlace(tokens[last + 1])],
  [-9, ({ first }, tokens) => /[$€£¥]$/.test(tokens[first]?.before ?? '')],
]

function speaksForItself({ mark }: Sight) {
  return mark === 'sure' || mark === 'product'
}

function hasDistinctiveCapital({ passage: { tokens, style }, first, last }: Sight) {
  const token = tokens[first]
  if (!token || style === 'capitals') return false
  if (first === last && token.text.length > 1 && isCapitals(token.text)) return true
  return style === 'sentence' && !beginsSentence(token)
}

function isPossessive(tokens: readonly Token[], last: number) {
  const token = tokens[last]
  if (!token) return false
  return token.word !== token.stem || (token.word.endsWith('s') && /^['’]\s/.test(tokens[last + 1]?.before ?? ''))
}

function acts(tokens: readonly Token[], last: number) {
  if (isPossessive(tokens, last)) return false
  if (isNext(tokens, last, 'to')) return follows(tokens, last + 1, words.plannedActs)
  if (isNext(tokens, last, 'in')) return isNext(tokens, last + 1, 'talks')
  return follows(tokens, last, words.acts)
}

function belongs(tokens: readonly Token[], last: number) {
  if (follows(tokens, last, words.ordinals)) return isNext(tokens, last + 1, 'quarter')
  return follows(tokens, last, words.belongings)
}

/** 'Doug Ford', 'Mr. Price', 'Times Square': the capitalised word before is neither the beginning of a sentence nor a company. */
function endsLongerName({ passage: { tokens, style }, first }: Sight, all: readonly Token[]) {
  const before = all[first - 1]
  if (style !== 'sentence' || !before || tokens[first]?.before !== ' ') return false
  return (
    hasCapital(before.text) &&
    before.word === before.stem &&
    !beginsSentence(before) &&
    !words.suffixes.has(before.word)
  )
}

function isSomebody(tokens: readonly Token[], first: number) {
  const before = tokens[first - 1]
  if (!before || !/^\.?\s$/.test(tokens[first]?.before ?? '')) return false
  return words.callsSomebody.has(before.word) || (hasCapital(before.text) && words.firstNames.has(before.word))
}

const isJoinedTo = (next: Token | undefined) =>
  next !== undefined && /^[-‐‑]$/.test(next.before) && !words.joined.has(next.word)

/** 'Marriott Center': a place or an institution that is capitalised itself. */
const isCarriedBy = (tokens: readonly Token[], last: number) =>
  follows(tokens, last, words.carriesName) && hasCapital(tokens[last + 1]?.text ?? '')

const isPlace = (next: Token | undefined) => next !== undefined && next.before === ', ' && words.states.has(next.stem)

const isHint = ({ ticker, industry }: Company, word: string) =>
  hints.get(industry)?.has(word) || hints.get(ticker)?.has(word) || false

const hintsNear = (sight: Sight, tokens: readonly Token[]) =>
  near(sight, tokens).filter(({ word }) => isHint(sight.company, word)).length

const near = ({ first, last }: Sight, tokens: readonly Token[]) => [
  ...tokens.slice(Math.max(0, first - NEAR), first),
  ...tokens.slice(last + 1, last + 1 + NEAR),
]

function follows(tokens: readonly Token[], last: number, set: ReadonlySet<string>) {
  const next = tokens[last + 1]
  return next !== undefined && set.has(next.word) && !endsPhrase(next)
}

function precedes(tokens: readonly Token[], first: number, set: ReadonlySet<string>) {
  return set.has(tokens[first - 1]?.word ?? '') && /^\s$/.test(tokens[first]?.before ?? '')
}

const isNext = (tokens: readonly Token[], last: number, word: string) => tokens[last + 1]?.word === word
const endsPhrase = ({ before }: Token) => /[.,;:!?()]/.test(before.slice(0, 4).replace(/^\.? /, ''))
