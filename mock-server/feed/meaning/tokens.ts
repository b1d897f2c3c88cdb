/** A word of a text: as it stands, as it is compared, without the possessive ending, and what stands before it. */
export type Token = { text: string; word: string; stem: string; start: number; end: number; before: string }
/** How capitals are used: they carry meaning in a sentence, but not in a Headline Like This or in CAPITALS. */
type Style = 'sentence' | 'title' | 'capitals'
export type Passage = { text: string; tokens: readonly Token[]; style: Style }

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)*|&/gu
const MARKS = /\p{M}/gu
const ENDS_SENTENCE = /[.!?:;|•\n–—]\s?["'“‘(]?$/
const SHORT = 4
const CAPITALS_SHARE = 0.75

/** The words of a text, at most `limit` of them, in one pass. */
export function tokensOf(text: string, limit = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const found of text.matchAll(WORD)) {
    if (tokens.length >= limit) break
    const word = normalise(found[0])
    tokens.push({
      text: found[0],
      word,
      stem: word.endsWith("'s") ? word.slice(0, -2) : word,
      start: found.index,
      end: found.index + found[0].length,
      before: text.slice(end, found.index),
    })
    end = found.index + found[0].length
  }
  return tokens
}

export function passageOf(text: string, limit?: number): Passage {
  const tokens = tokensOf(text, limit)
  return { text, tokens, style: styleOf(tokens) }
}

/** Whether a sentence begins with this word, so that its capital carries no meaning. */
export function beginsSentence(token: Token | undefined) {
  return token === undefined || token.start === token.before.length || ENDS_SENTENCE.test(token.before.slice(-4))
}

export const hasCapital = (text: string) => /^\p{Lu}/u.test(text)
export const isCapitals = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()

function normalise(text: string) {
  if (text === '&') return 'and'
  return text.toLowerCase().normalize('NFD').replace(MARKS, '').replaceAll('’', "'")
}

function styleOf(tokens: readonly Token[]): Style {
  const long = tokens.slice(1).filter(({ word }) => word.length >= SHORT && /^\p{L}/u.test(word))
  const share = (test: (text: string) => boolean) => long.filter(({ text }) => test(text)).length / long.length
  if (long.length === 0) return tokens.every(({ text }) => !/\p{Ll}/u.test(text)) ? 'capitals' : 'title'
  if (share(isCapitals) >= CAPITALS_SHARE) return 'capitals'
  return share(hasCapital) >= CAPITALS_SHARE ? 'title' : 'sentence'
}
