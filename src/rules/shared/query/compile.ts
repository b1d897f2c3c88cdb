import { capitalKey, type Indexed } from './document.ts'
import { folderKey } from './list-names.ts'
import { parse } from './parse.ts'
import type { NamedSymbols, Query, Word } from './query.ts'

type Test = (item: Indexed) => boolean

/** The queries of a list made ready for many items: one must hit. Undefined where nothing is asked. */
export function compileQueries(queries: readonly string[], lists?: readonly NamedSymbols[]): Test | undefined {
  const tests = queries.flatMap((text) => parse(text, lists).query ?? []).map(testOf)
  const [only] = tests
  if (tests.length <= 1) return only
  return (item) => tests.some((test) => test(item))
}

export function testOf(query: Query): Test {
  switch (query.kind) {
    case 'words':
      return wordsTest(query.words)
    case 'literal':
      return ({ text }) => text.includes(query.text)
    case 'ticker':
      return ({ tickers }) => tickers.has(query.symbol)
    case 'topic':
      return ({ topics }) => query.topics.some((topic) => topics.has(topic))
    case 'source':
      return ({ sources }) => sources.some((name) => isNamed(name, query.words))
    case 'folder': {
      const key = folderKey(query.name)
      return ({ folder }) => folder === key
    }
    case 'mark':
      return ({ marks }) => marks.has(query.mark)
    case 'sector':
      return ({ sectors }) =>
        sectors.some((name) => query.words.every((word) => name.some((one) => one.startsWith(word))))
    case 'list':
      return listTest(query.symbols)
    case 'and': {
      const tests = query.parts.map(testOf)
      return (item) => tests.every((test) => test(item))
    }
    case 'or': {
      const tests = query.parts.map(testOf)
      return (item) => tests.some((test) => test(item))
    }
    case 'not': {
      const test = testOf(query.part)
      return (item) => !test(item)
    }
  }
}

/** However long the list, an item has few tickers. */
function listTest(symbols: readonly string[] = []): Test {
  const listed = new Set(symbols)
  return ({ tickers }) => {
    for (const ticker of tickers) if (listed.has(ticker)) return true
    return false
  }
}

function wordsTest(words: readonly Word[]): Test {
  const [first, ...others] = words
  if (!first) return () => true
  if (others.length === 0) return (item) => positionsOf(item, first).length > 0
  return (item) =>
    positionsOf(item, first).some((at) => others.every((word, i) => positionsOf(item, word).includes(at + i + 1)))
}

const NOWHERE: readonly number[] = []
/** Where an item has a word. */
function positionsOf({ positions, forms }: Indexed, { stem, form, isPrefix, isCapitals }: Word): readonly number[] {
  if (!isPrefix) return positions.get(isCapitals ? capitalKey(stem) : stem) ?? NOWHERE
  const found: number[] = []
  for (const [one, at] of forms) if (one.startsWith(form)) found.push(...at)
  return found
}

/** Whether a name has these words side by side, or is all of them written as one: '@wallstreetjournal'. */
function isNamed(name: readonly string[], words: readonly string[]) {
  const isAt = (start: number) => words.every((word, i) => name[start + i] === word)
  return (
    name.some((_, start) => isAt(start)) || name.join('') === words.join('') || name.join('') === `the${words.join('')}`
  )
}
