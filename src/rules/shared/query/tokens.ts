import { stemOf } from './stem.ts'

/** A word of a text. `form` is folded, `stem` is what is compared; `at` counts words, `start` and `end` are positions in the text. */
export type Token = {
  form: string
  stem: string
  at: number
  start: number
  end: number
  /** Written in capitals: 'AI', 'U.S.', but not 'A'. */
  isCapitals: boolean
  /** The whole of a word with hyphens, beside its parts: 'nonfarm' of 'non-farm'. */
  isJoined: boolean
}

const INITIALS = String.raw`\p{L}(?:\.\p{L})+\.?(?![\p{L}\p{N}])`
const NUMBER = String.raw`\p{N}+(?:[.,]\p{N}+)*[\p{L}\p{N}\p{M}]*`
const LETTERS = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?<!\p{N})['’]\p{L}+|&[\p{L}\p{N}]+)*`
/** Of any word: 'Apple's', '3M's', 'U.S.'s', 'Co.'s'. */
const OWNING = String.raw`\.?['’][sS](?![\p{L}\p{N}])`
const WORD = new RegExp(`(?:${INITIALS}|${NUMBER}|${LETTERS})(?:${OWNING})?`, 'gu')
/** Scripts that are written without spaces: each character is a word, and several are a phrase. */
const SIGN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const SIGNS = new RegExp(`${SIGN.source}\\p{M}*|(?:(?!${SIGN.source}).)+`, 'gu')
const PLAIN = /^[\x20-\x7e]*$/
const MARKS = /[\u0300-\u036f]/g
const POSSESSIVE = /\.?['’]s$/i
const LETTER: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}
const LETTERS_APART = new RegExp(`[${Object.keys(LETTER).join('')}]`, 'g')
/** Two words of a phrase stand side by side, those of two texts do not. */
export const GAP = 10

/** A text in one case, without accents: 'Börse' as 'borse'. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  // capitals may come out of signs: '𝐀' is an 'A' in bold
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(LETTERS_APART, (letter) => LETTER[letter] ?? letter)
}

/** The words of a text in their order. */
export function tokensOf(text: string, from = 0): Token[] {
  const tokens: Token[] = []
  let compound: Token[] = []
  let at = from
  for (const [written, start] of wordsIn(text)) {
    const token = tokenOf(written, start, at)
    at += 1
    const last = compound.at(-1)
    if (!last || !isHyphen(text, last.end, start)) {
      join(tokens, compound)
      compound = []
    }
    compound.push(token)
    tokens.push(token)
  }
  join(tokens, compound)
  return tokens
}

function* wordsIn(text: string): Generator<[string, number]> {
  for (const { 0: run, index } of text.matchAll(WORD)) {
    if (!SIGN.test(run)) yield [run, index]
    else for (const { 0: part, index: inRun } of run.matchAll(SIGNS)) yield [part, index + inRun]
  }
}

function tokenOf(written: string, start: number, at: number): Token {
  const bare = written.replace(POSSESSIVE, '')
  const form = fold(bare).replace(/['’.,]/g, (sign, position: number, whole: string) =>
    isPoint(sign, position, whole) ? '.' : '',
  )
  // 'ETFs' is the plural of 'ETF' however short it is
  const isPlural = /^\p{Lu}{2,}s$/u.test(bare)
  return {
    form,
    stem: isPlural ? form.slice(0, -1) : stemOf(form),
    at,
    start,
    end: start + written.length,
    isCapitals: form.length > 1 && (isPlural || (bare === bare.toUpperCase() && bare !== bare.toLowerCase())),
    isJoined: false,
  }
}

/** In '1.5', but not in '1,000' or 'U.S.'. */
const isPoint = (sign: string, position: number, whole: string) =>
  sign === '.' && /\d/.test(whole.charAt(position - 1)) && /\d/.test(whole.charAt(position + 1))

const isHyphen = (text: string, end: number, start: number) => start === end + 1 && /[-‐‑]/.test(text.charAt(end))

/** Adds the whole of a word with one hyphen, where its last part stands. */
function join(tokens: Token[], [first, last, ...more]: readonly Token[]) {
  if (!first || !last || more.length > 0) return
  const form = first.form + last.form
  tokens.push({ ...last, form, stem: stemOf(form), start: first.start, isCapitals: false, isJoined: true })
}
