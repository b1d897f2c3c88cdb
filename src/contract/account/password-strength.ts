// biome-ignore lint/style/noRestrictedImports: how passwords are guessed is a library's to know, and both sides must judge alike
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
// biome-ignore lint/style/noRestrictedImports: its lists of common passwords
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { messages } from '../shared/texts/messages.ts'
import { withoutRuns } from './key-rows.ts'

/** VAL-11: how hard a password is to guess, in steps of the library; from 3 (10^8 guesses) on it is good enough. */
export type Strength = ReturnType<ZxcvbnFactory['check']>['score']
export type Judgement = { strength: Strength; problem?: string }

const GOOD = 3
/** What people think of first for an account here. */
const PRODUCT_WORDS = ['marketflux', 'market', 'flux']

const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
/** Knows rows of keys, sequences and repetitions, but no words. */
const patterns = new ZxcvbnFactory({ graphs: adjacencyGraphs })

/**
 * VAL-11: judges a new password that VAL-01 has nothing against; `own` are the `ownWords` of its account, as far as they are known. The same
 * in the browser and in the backend. The lists of common passwords come with this module: 200 kB, so it is loaded once a new password is typed.
 */
export function judgePassword(password: string, own: readonly string[]): Judgement {
  const { score, sequence } = estimate.check(password, [...own, ...PRODUCT_WORDS])
  const lower = password.toLowerCase()
  const isOwn = own.some((word) => lower.includes(word))
  // the library counts ten guesses for each character that is part of no pattern, as if it was a digit
  const strength = score < GOOD && isRandom(sequence) ? GOOD : score
  if (!isOwn && strength >= GOOD && !isPatterned(lower) && !isDressedWord(password, sequence)) return { strength }
  return {
    strength: strength >= GOOD ? 2 : strength,
    problem: isOwn ? messages.passwordNamesYou : messages.passwordGuessable,
  }
}

type Part = ReturnType<ZxcvbnFactory['check']>['sequence'][number]

/** Whether nothing in a password is a word or a pattern. VAL-01 has asked for 8 characters of four kinds. */
const isRandom = (parts: readonly Part[]) => parts.length === 1 && parts[0]?.pattern === 'bruteforce'

/** Characters beside patterns that do not make up for them. */
const FEW_CHARACTERS = 3

/**
 * Whether a password is rows of keys, sequences and repetitions, with hardly anything beside them.
 * @example isPatterned('1qaz!qaz2wsx@wsx') // true
 */
function isPatterned(lower: string) {
  return withoutPatterns(patterns, lower) <= FEW_CHARACTERS
}

/** Digits and signs beside a word, without those in a year, a date or another pattern: more of them are hard to guess. */
const FEW_SIGNS = 6

/**
 * Whether one common word, which may stand there again, is dressed up with a year, a date, or a few digits and signs. That is the first thing
 * guessed, but the library counts the signs as if they were drawn at random. Letters that are digits in disguise are found by the library only,
 * a word whose signs it counts as part of it by its letters.
 * @example isDressedWord('Liverpool-2024', estimate.check('Liverpool-2024').sequence) // true
 */
function isDressedWord(password: string, parts: readonly Part[]) {
  const found = parts.filter(({ token }) => LETTER.test(token))
  const rest = parts.filter(({ token }) => !LETTER.test(token))
  return (
    (found.every(isWord) && isOneWord(tokensOf(found), textOf(rest))) ||
    isOneWord(password.match(/\p{L}+/gu) ?? [], password.replace(/\p{L}+/gu, ''))
  )
}

const LETTER = /\p{L}/u
const isWord = ({ pattern }: Part) => pattern === 'dictionary'
const tokensOf = (parts: readonly Part[]) => parts.map(({ token }) => token)
const textOf = (parts: readonly Part[]) => tokensOf(parts).join('')

function isOneWord(words: readonly string[], rest: string) {
  const [word, ...others] = new Set(words.map((one) => one.toLowerCase()))
  if (word === undefined || others.length > 0) return false
  const { sequence } = estimate.check(word)
  return sequence.length === 1 && sequence.every(isWord) && withoutPatterns(estimate, rest) <= FEW_SIGNS
}

/** How many characters of a text in lower case belong to no pattern: as the library reads it, or by our own rows, whichever finds more patterns. */
const withoutPatterns = (known: ZxcvbnFactory, lower: string) =>
  Math.min(
    textOf(known.check(lower).sequence.filter(({ pattern }) => pattern === 'bruteforce')).length,
    withoutRuns(lower).length,
  )
