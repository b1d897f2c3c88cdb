import type { Company, Mark } from './directory.ts'
import * as words from './evidence-words.ts'
import { industryHints } from './industry-hints.ts'
import { beginsSentence, hasCapital, isCapitals, type Passage, type Token } from './tokens.ts'

/** Where the name of a company occurs. */
export type Sight = { passage: Passage; first: number; last: number; company: Company; mark: Mark }
type Clue = (sight: Sight, tokens: readonly Token[]) => boolean

/** The points from which a name is taken for the company. */
export const ENOUGH = 2
const NEAR = 10
const SHORT = 4
/** How many words of a longer name follow. */
const LONGEST_REST = 7

const hints = new Map(Object.entries(industryHints).map(([key, text]) => [key, new Set(text.split(' '))]))

/** The evidence in the surrounding words for and against the company, in points; points for other names are added to it. */
export function pointsOf(sight: Sight) {
  return clues.reduce((sum, [points, isSeen]) => sum + (isSeen(sight, sight.passage.tokens) ? points : 0), 0)
}

/** Whether the name is only a part of a longer one, which is in no table: 'Blackstone Private Credit Fund'. */
export function isInLongerName({ passage: { tokens }, last }: Pick<Sight, 'passage' | 'last'>) {
  for (let at = last + 1; at <= last + LONGEST_REST; at++) {
    const token = tokens[at]
    if (!token || !/^\.? ?(?:& )?$/.test(token.before) || !/^[\p{Lu}\d]/u.test(token.text)) return false
    if (words.vehicles.has(token.word) && tokens[at + 1]?.word !== 'call') return true
    if (words.acts.has(token.word) || words.belongings.has(token.word)) return false
  }
  return false
}

const clues: readonly (readonly [points: number, isSeen: Clue])[] = [
  [3, speaksForItself],
  [2, (sight) => sight.mark === 'word' && hasDistinctiveCapital(sight)],
  [1, ({ last }, tokens) => isPossessive(tokens, last)],
  [
    1,
    ({ passage, last, mark }, tokens) => mark === 'word' && passage.style !== 'capitals' && isPossessive(tokens, last),
  ],
  [2, (sight, tokens) => (sight.mark === 'word' || sight.last > sight.first) && isTitled(sight, tokens)],
  [4, ({ last }, tokens) => follows(tokens, last, words.suffixes) || hasForm(tokens, last)],
  [2, ({ last }, tokens) => acts(tokens, last)],
  [1, ({ last }, tokens) => follows(tokens, last, words.modals)],
  [2, ({ last }, tokens) => belongs(tokens, last)],
  [2, ({ last }, tokens) => movesByPercent(tokens, last)],
  [2, ({ first }, tokens) => precedes(tokens, first, words.actsUpon)],
  [2, ({ first }, tokens) => isHeld(tokens, first)],
  [1, (sight, tokens) => near(sight, tokens).some(({ word }) => words.business.has(word))],
  [1, (sight, tokens) => hintsNear(sight, tokens) > 0],
  [1, (sight, tokens) => hintsNear(sight, tokens) > 1],
  [-2, (sight, tokens) => !speaksForItself(sight) && precedes(tokens, sight.first, words.articles)],
  [-1, (sight, tokens) => !speaksForItself(sight) && precedes(tokens, sight.first, words.places)],
  [-2, (sight, tokens) => !speaksForItself(sight) && isNext(tokens, sight.last, 'of')],
  [-3, (sight, tokens) => !speaksForItself(sight) && endsLongerName(sight, tokens)],
  [-4, (sight, tokens) => !speaksForItself(sight) && isJoinedTo(tokens[sight.last + 1])],
  [-4, ({ first }, tokens) => isSomebody(tokens, first)],
  [-2, (sight) => isUncurated(sight) && hasStrangeNeighbour(sight)],
  [-2, (sight, tokens) => isUncurated(sight) && isPossessive(tokens, sight.first - 1)],
  [-1, (sight) => isUncurated(sight) && isPlainWord(sight)],
  [-1, (sight) => isUncurated(sight) && isPlainWord(sight) && isShort(sight)],
  [-2, (sight, tokens) => !speaksForItself(sight) && isPlainWord(sight) && isNext(tokens, sight.first - 2, 'to')],
  [-4, ({ last }, tokens) => isCarriedBy(tokens, last)],
  [-5, ({ last }, tokens) => isPlace(tokens[last + 1])],
  [-9, ({ first }, tokens) => /[$€£¥]$/.test(tokens[first]?.before ?? '')],
]

/** Companies of the directory of all that are listed: their names were made, not chosen. */
const isUncurated = ({ company }: Sight) => company.industry === ''

/** In a sentence a capital beside a name is mostly a part of it: 'Magna Carta'. */
function hasStrangeNeighbour({ passage: { tokens, style }, first, last }: Sight) {
  if (style !== 'sentence') return false
  const [before, after] = [tokens[first - 1], tokens[last + 1]]
  if (after?.before === ' ' && isPartOfName(after) && tokens[last]?.word === tokens[last]?.stem) return true
  return tokens[first]?.before === ' ' && before !== undefined && isPartOfName(before) && !beginsSentence(before)
}

const isPartOfName = ({ text, word, stem }: Token) =>
  /^\p{Lu}\p{Ll}/u.test(text) && word === stem && !words.suffixes.has(word) && !words.belongings.has(word)

/** One word in a headline whose capitals mean nothing. */
const isPlainWord = ({ passage: { style, tokens }, first, last }: Sight) =>
  first === last && (style === 'capitals' || (style === 'title' && !isCapitals(tokens[first]?.text ?? '')))

/** Short names are mostly ordinary words: 'Unit', 'City'. */
const isShort = ({ passage: { tokens }, first }: Sight) => (tokens[first]?.stem.length ?? 0) <= SHORT

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

/** 'Ford +4%', 'Ford up 4% on results' */
export function movesByPercent(tokens: readonly Token[], last: number) {
  const [next, second] = [tokens[last + 1], tokens[last + 2]]
  if (!next) return false
  if (/^ [+−-]$/.test(next.before) && /^\d/.test(next.text)) return true
  if ((next.word !== 'up' && next.word !== 'down') || !second || !/^\d/.test(second.text)) return false
  return [3, 4].some((ahead) => tokens[last + ahead]?.before.startsWith('%') ?? true)
}

/** 'Apple: a look back' */
const isTitled = ({ first, last }: Sight, tokens: readonly Token[]) =>
  first === 0 && /^ ?: /.test(tokens[last + 1]?.before ?? '')

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

/** 'Block, Inc.' */
const hasForm = (tokens: readonly Token[], last: number) =>
  tokens[last + 1]?.before === ', ' && words.forms.has(tokens[last + 1]?.word ?? '')

/** 'Shares of Visa', 'a lawsuit against Target'. */
function isHeld(tokens: readonly Token[], first: number) {
  const held = words.heldBy[tokens[first - 1]?.word ?? '']
  return held?.has(tokens[first - 2]?.word ?? '') === true && /^\s$/.test(tokens[first]?.before ?? '')
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
  return (
    words.callsSomebody.has(before.word) ||
    words.centralBanks.has(before.word) ||
    (hasCapital(before.text) && words.firstNames.has(before.word))
  )
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
