import { IN_COMMON_LIMIT } from '../../contract/stories/stories.ts'
import { mainClassOf } from '../shared/query/share-classes.ts'
import { tokensOf } from '../shared/query/tokens.ts'
import { figuresOf, writtenFigures } from './figures.ts'
import type { Wording } from './headline.ts'
import { strippedTitle } from './title.ts'
import { figureKey, isAct, tickerKey, type Weights, weighedWords, weightsOf } from './weights.ts'

/** A word or a figure of a title; `key`: as it is compared. */
type Part = { start: number; end: number; key: string }
/** What is named together, with what it counts. */
type Named = { text: string; start: number; weight: number }
type Title = { text: string; parts: readonly Part[]; weights: Weights; symbols: readonly string[] }

const BETWEEN_NAMES = /^[\s&.'’-]{1,3}$/
const CAPITAL = /^\p{Lu}/u
const POSSESSIVE = /['’]s$/

/**
 * STY-10: what a report says that another headline says, too, as the report writes it, what counts most first. The words of a name go together where they
 * stand side by side in both titles. An act may be another word of the same meaning there ('buys', 'to acquire'), a figure written in another way.
 * Symbols that both have need not stand in a title.
 */
export function inCommonWith(other: Wording): (report: Wording) => string[] {
  const theirs = readTitle(other)
  const pairs = new Set(theirs.parts.flatMap((part, at) => pairAt(theirs, part, at)))
  return (wording) => {
    const title = readTitle(wording)
    const shared = (key: string) => Math.min(title.weights.get(key) ?? 0, theirs.weights.get(key) ?? 0)
    const named = [...namesIn(title, shared, pairs), ...symbolsIn(title, shared)]
    const texts = named.sort((one, next) => next.weight - one.weight || one.start - next.start).map(({ text }) => text)
    return [...new Set(texts)].slice(0, IN_COMMON_LIMIT)
  }
}

function readTitle({ title, publisher, tickers }: Wording): Title {
  const { text } = strippedTitle(title, publisher)
  const figures = writtenFigures(text)
  const tokens = tokensOf(text).filter(({ isJoined }) => !isJoined)
  const words = weighedWords(tokens)
    .map(([{ start, end }, key]) => ({ start, end, key }))
    // 'billion' belongs to its figure
    .filter(({ start }) => !figures.some((figure) => figure.start <= start && start < figure.end))
  const sums = figures.map(({ start, end, value }) => ({ start, end, key: figureKey(value) }))
  return {
    text,
    parts: [...words, ...sums].sort((one, next) => one.start - next.start),
    weights: weightsOf(tokens, figuresOf(figures), tickers.map(mainClassOf)),
    symbols: tickers,
  }
}

/** The key of a part and that of the next one, if both may be of one name. */
function pairAt({ text, parts }: Title, part: Part, at: number): string[] {
  const next = parts[at + 1]
  if (!next || !isOfName(text, part) || !isOfName(text, next)) return []
  return BETWEEN_NAMES.test(text.slice(part.end, next.start)) ? [`${part.key} ${next.key}`] : []
}

const isOfName = (text: string, { start, key }: Part) => CAPITAL.test(text.slice(start, start + 2)) && !isAct(key)

function namesIn(title: Title, shared: (key: string) => number, pairs: ReadonlySet<string>): Named[] {
  const { text, parts } = title
  const named: Named[] = []
  const keys = new Set<string>()
  for (let at = 0; at < parts.length; at++) {
    const first = parts[at]
    if (!first || shared(first.key) === 0 || keys.has(first.key)) continue
    let [last, weight] = [first, shared(first.key)]
    keys.add(first.key)
    while (pairAt(title, last, at).some((pair) => pairs.has(pair))) {
      at += 1
      last = parts[at] ?? last
      weight += shared(last.key)
      keys.add(last.key)
    }
    named.push({ text: text.slice(first.start, last.end).trim().replace(POSSESSIVE, ''), start: first.start, weight })
  }
  return named
}

/** A symbol stands behind what counts as much and is in the title. */
const symbolsIn = ({ text, symbols }: Title, shared: (key: string) => number): Named[] =>
  symbols.flatMap((symbol) => {
    const weight = shared(tickerKey(mainClassOf(symbol)))
    return weight === 0 ? [] : [{ text: symbol, start: text.length, weight }]
  })
