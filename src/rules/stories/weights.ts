import type { Token } from '../shared/query/tokens.ts'
import { meaningOf } from './acts.ts'
import { codeOf } from './code.ts'
import type { Figures } from './figures.ts'
import { rootOf } from './roots.ts'
import { isCommon, isEmpty } from './words.ts'

/** What a headline says, and how much each counts. Whole numbers, so that sums do not depend on their order. */
export type Weights = ReadonlyMap<string, number>
type Key = readonly [key: string, weight: number]

/** A name or another rare word says more than one that stands in many headlines; the words of one name count once. */
const RARE = 16
const TICKER = 12
const FIGURE = 10
const ACT = 7
const REST_OF_NAME = 6
const COMMON = 5
/** Longer words count by how they begin: 'holographic' is like 'hologram'. */
const BEGINNING = 6
/** With less than this of what is rare, pairs of other words are keys. */
const FEW = 2
const MOST_PAIRED = 8

/** Figures that stand in many headlines are no keys: '3', '0.5', '20'. */
const SMALL_FIGURE = /^=\d{0,2}(?:\.\d)?$/

export const isRare = (weight: number) => weight >= FIGURE
/** An act or a common word: it says what happens, not to whom. */
export const isSaid = (weight: number) => weight === ACT || weight === COMMON

export function weightsOf(tokens: readonly Token[], figures: Figures, tickers: readonly string[]): Weights {
  const weights = new Map<string, number>()
  for (const [, word, weight] of weighedWords(tokens)) weights.set(word, weight)
  for (const values of figures.values()) for (const { value } of values) weights.set(figureKey(value), FIGURE)
  for (const ticker of tickers) weights.set(tickerKey(ticker), TICKER)
  return weights
}

/** Whether a key stands for words of one meaning. */
export const isAct = (key: string) => key.startsWith('+')
export const actKey = (meaning: string) => `+${meaning}`
export const figureKey = (value: number) => `=${value}`
export const tickerKey = (ticker: string) => `$${ticker}`

/** The words that say something, as they are compared and what each counts. */
export function weighedWords(tokens: readonly Token[]): [token: Token, ...Key][] {
  const words: [Token, ...Key][] = []
  let isAfterRare = false
  for (const token of tokens) {
    if (/^\p{N}/u.test(token.stem) || isEmpty(token.stem)) {
      isAfterRare = false
      continue
    }
    const [word, weight] = wordOf(token.stem, isAfterRare)
    words.push([token, word, weight])
    isAfterRare = !isSaid(weight)
  }
  return words
}

function wordOf(stem: string, isAfterRare: boolean): Key {
  const meaning = meaningOf(stem)
  if (meaning) return [actKey(meaning), ACT]
  const root = rootOf(stem)
  return isCommon(root) ? [root, COMMON] : [root.slice(0, BEGINNING), isAfterRare ? REST_OF_NAME : RARE]
}

/** Two headlines can be alike only if they share a key. */
export function keysOf(weights: Weights): string[] {
  const words = [...weights]
  const names = words.filter(([word, weight]) => !isSaid(weight) && !SMALL_FIGURE.test(word)).map(([word]) => word)
  if (names.length >= FEW) return names
  const said = words.filter(([, weight]) => isSaid(weight)).map(([word]) => word)
  const paired = said.sort().slice(0, MOST_PAIRED)
  return [...names, ...paired.flatMap((one, at) => paired.slice(at + 1).map((other) => `${one} ${other}`))]
}

/** The words of a headline by their codes, sorted, each followed by what it weighs: one array, because millions are read. */
export type Coded = readonly number[]

export function coded(weights: Weights): Coded {
  const sorted = [...weights]
    .map(([word, weight]): [number, number] => [codeOf(word), weight])
    .sort(([one], [other]) => one - other)
  const words: number[] = []
  for (const [code, weight] of sorted) words.push(code, weight)
  return words
}

export const totalOf = (weights: Weights) => {
  let total = 0
  for (const weight of weights.values()) total += weight
  return total
}
