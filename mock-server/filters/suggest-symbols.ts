import { SUGGESTIONS_LIMIT, type SymbolSuggestion } from '../../src/contract/filters/symbols.ts'
import { fundRows } from '../feed/directory/funds.ts'
import { type Listed, listedOf, symbolOf } from '../feed/directory/listed.ts'
import { listed, markedName } from '../feed/meaning/directory.ts'
import { pieceOf, type Steps } from '../in-steps.ts'
import type { Turn } from '../turns.ts'

/** `words`: what the company is called, each word after a space; '' for other classes, which are found by their symbols. */
type Known = SymbolSuggestion & { words: string }
export type KnownSymbols = { asOf: string; known: readonly Known[] }

const ROWS_AT_ONCE = 100
/** The list of funds has no size: its symbols stand after the largest companies. */
const LARGER_THAN_FUNDS = 100
const ACCENTS = /\p{M}/gu

const wordsOf = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`

/** Loads the directory when it is first asked for, once. */
export type Directory = () => Promise<KnownSymbols>
export function createDirectory(turn: Turn): Directory {
  let symbols: Promise<KnownSymbols> | undefined
  return () => (symbols ??= loadSymbols(turn))
}

/** Loads the directory, in pieces between other calls. */
export async function loadSymbols(turn: Turn): Promise<KnownSymbols> {
  const { default: directory } = await import('../feed/directory/companies.json', { with: { type: 'json' } })
  const steps = symbolsIn([
    ...directory.rows.slice(0, LARGER_THAN_FUNDS),
    ...fundRows,
    ...directory.rows.slice(LARGER_THAN_FUNDS),
  ])
  for (;;) {
    await turn()
    const done = pieceOf(steps)
    if (done) return { asOf: directory.asOf, known: done.value }
  }
}

/** The symbols of all rows, in their order, each once. */
export function* symbolsIn(rows: readonly string[]): Steps<Known[]> {
  const curated = curatedNames()
  const known = new Map<string, Known>()
  for (const [at, row] of rows.entries()) {
    for (const one of symbolsOf(listedOf(row), curated)) if (!known.has(one.symbol)) known.set(one.symbol, one)
    if (at % ROWS_AT_ONCE === 0) yield
  }
  // companies that are newer than the list
  for (const { ticker: symbol, names } of curated.values()) {
    const [name = symbol] = names
    if (!known.has(symbol))
      known.set(symbol, { symbol, name, exchange: '', kind: 'share', words: wordsOf(names.join(' ')) })
  }
  return [...known.values()]
}

function symbolsOf({ symbols, name, names, exchange }: Listed, curated: ReadonlyMap<string, Curated>): Known[] {
  const company =
    symbols.map(({ symbol }) => curated.get(symbol)).find(Boolean) ??
    names.map((written) => curated.get(markedName(written).name.toLowerCase())).find(Boolean)
  // a curated symbol is newer than the list
  const isRenamed = company !== undefined && !symbols.some(({ symbol }) => symbol === company.ticker)
  return symbols.map(({ symbol, kind }, at) => ({
    symbol: at === 0 && isRenamed ? company.ticker : symbol,
    name,
    exchange,
    kind,
    words: at === 0 ? wordsOf([name, ...(company?.names ?? [])].join(' ')) : '',
  }))
}

type Curated = { ticker: string; names: readonly string[] }

/** The curated companies by symbol and by name in lower case. */
function curatedNames(): Map<string, Curated> {
  return new Map(
    listed
      .filter(({ company }) => company.ticker !== '')
      .flatMap(({ company: { ticker }, names: written }) => {
        const names = written.map((one) => markedName(one).name)
        return [ticker, ...names.map((name) => name.toLowerCase())].map((key) => [key, { ticker, names }] as const)
      }),
  )
}

/** The exact symbol first, then those that begin so, or whose company has a word that does, by rank. */
export function suggest(known: readonly Known[], search: string): SymbolSuggestion[] {
  const symbol = symbolOf(search)
  const words = wordsOf(search)
  const exact = known.filter((one) => one.symbol === symbol)
  const others: Known[] = []
  for (const one of known) {
    if (exact.length + others.length >= SUGGESTIONS_LIMIT) break
    if (one.symbol === symbol) continue
    if (one.symbol.startsWith(symbol) || (words !== ' ' && one.words.includes(words))) others.push(one)
  }
  return [...exact, ...others].map(({ words: _, ...suggestion }) => suggestion)
}
