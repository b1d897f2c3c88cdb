import { hasCapital, isCapitals, type Token, tokensOf } from './tokens.ts'

type Shape = 'any' | 'initial' | 'capitals'
type Entry<Value> = { shapes: readonly Shape[]; value: Value }
type Branch<Value> = { next: Map<string, Branch<Value>>; entries: Entry<Value>[] }
export type Found<Value> = { first: number; last: number; value: Value }
/** Phrases as a tree of words, so that a text is read once, regardless of the number of phrases. */
export type PhraseBook<Value> = { branch: Branch<Value>; longest: number }

const JOINS_WORDS = /^[\s.\-‐‑–'’/!®™]{0,3}$/u

/** `|` separates alternatives for one position: 'share|shares fall|falls' is four phrases. A line may end at one. */
export function phraseBook<Value>(phrases: Iterable<readonly [phrase: string, value: Value]>): PhraseBook<Value> {
  const book: PhraseBook<Value> = { branch: emptyBranch(), longest: 0 }
  for (const [written, value] of phrases) for (const phrase of spelledOut(written)) enter(book, phrase, value)
  return book
}

/** The phrases of the book in the words: from the left, the longest first, without overlaps. */
export function findPhrases<Value>(book: PhraseBook<Value>, tokens: readonly Token[]): Found<Value>[] {
  const found: Found<Value>[] = []
  for (let first = 0; first < tokens.length; first++) {
    const longest = phrasesAt(book, tokens, first).at(-1)
    if (!longest) continue
    found.push(longest)
    first = longest.last
  }
  return found
}

/** All phrases that begin at a word, shorter ones first. They do not extend into words that are taken. */
export function phrasesAt<Value>(
  { branch, longest }: PhraseBook<Value>,
  tokens: readonly Token[],
  first: number,
  isTaken: readonly boolean[] = [],
): Found<Value>[] {
  const found: Found<Value>[] = []
  let node: Branch<Value> | undefined = branch
  for (let last = first; last < Math.min(first + longest, tokens.length); last++) {
    const token = tokens[last]
    if (!token || isTaken[last]) break
    node = node.next.get(token.word) ?? node.next.get(token.stem)
    if (!node || (last > first && !JOINS_WORDS.test(token.before))) break
    for (const { shapes, value } of node.entries) {
      if (shapes.every((shape, at) => fits(shape, tokens[first + at]))) found.push({ first, last, value })
    }
  }
  return found
}

function enter<Value>(book: PhraseBook<Value>, phrase: string, value: Value) {
  const tokens = tokensOf(phrase)
  let node = book.branch
  for (const { word } of tokens) {
    const next = node.next.get(word) ?? emptyBranch<Value>()
    node.next.set(word, next)
    node = next
  }
  node.entries.push({ shapes: tokens.map(({ text }) => shapeOf(text)), value })
  book.longest = Math.max(book.longest, tokens.length)
}

function emptyBranch<Value>(): Branch<Value> {
  return { next: new Map(), entries: [] }
}

function shapeOf(text: string): Shape {
  if (text.length > 1 && isCapitals(text)) return 'capitals'
  return hasCapital(text) ? 'initial' : 'any'
}

function fits(shape: Shape, token: Token | undefined) {
  if (!token || shape === 'any') return token !== undefined
  const text = token.word === token.stem ? token.text : token.text.slice(0, -2)
  return shape === 'capitals' ? isCapitals(text) : hasCapital(text)
}

function spelledOut(written: string): string[] {
  return written
    .replace(/\s*\|\s*/g, '|')
    .split(' ')
    .reduce<string[]>(
      (phrases, words) => phrases.flatMap((phrase) => words.split('|').map((word) => `${phrase} ${word}`.trim())),
      [''],
    )
}
