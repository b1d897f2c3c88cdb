// biome-ignore lint/style/noRestrictedImports: how passwords are guessed is a library's to know, and both sides must judge alike
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
// biome-ignore lint/style/noRestrictedImports: its lists of common passwords
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { messages } from '../shared/texts/messages.ts'

/** VAL-11: how hard a password is to guess, in steps of the library; from 3 (10^8 guesses) on it is good enough. */
export type Strength = ReturnType<ZxcvbnFactory['check']>['score']
export type Judgement = { strength: Strength; problem?: string }

const GOOD = 3
/** What people think of first for an account here. */
const PRODUCT_WORDS = ['marketflux', 'market', 'flux']

const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * VAL-11: judges a new password that VAL-01 has nothing against; `own` are the `ownWords` of its account, as far as they are known. The same
 * in the browser and in the backend. The lists of common passwords come with this module: 200 kB, so it is loaded once a new password is typed.
 */
export function judgePassword(password: string, own: readonly string[]): Judgement {
  const { score, sequence } = estimate.check(password, [...own, ...PRODUCT_WORDS])
  const lower = password.toLowerCase()
  const isOwn = own.some((word) => lower.includes(word))
  if (!isOwn && score >= GOOD && !isDressedWord(sequence)) return { strength: score }
  return {
    strength: score >= GOOD ? 2 : score,
    problem: isOwn ? messages.passwordNamesYou : messages.passwordGuessable,
  }
}

type Part = ReturnType<ZxcvbnFactory['check']>['sequence'][number]
/** Digits and signs beside a word, without its year or date: more of them are hard to guess. */
const FEW = 6

/**
 * Whether one common word is dressed up with a year, a date, or a few digits and signs. That is the first thing guessed, but the library counts
 * the signs as if they were drawn at random.
 * @example isDressedWord(estimate.check('Liverpool-2024').sequence) // true
 */
function isDressedWord(parts: readonly Part[]) {
  const words = parts.filter(({ token }) => /\p{L}/u.test(token))
  const beside = parts.filter(
    ({ pattern, token }) => !/\p{L}/u.test(token) && pattern !== 'date' && pattern !== 'regex',
  )
  const [word] = words
  return words.length === 1 && word?.pattern === 'dictionary' && beside.map(({ token }) => token).join('').length <= FEW
}
