import { WatchedSymbol } from '../../../contract/shared/user/watchlist.ts'
import { tickersIn } from '../../filters/tickers.ts'
import { type Row, rowsOf } from './csv-rows.ts'

/** What of a file is no symbol, and on which line. */
export type Unclear = { line: number; text: string }
export type FileSymbols = { symbols: string[]; unclear: Unclear[] }
/** `headed`: the column says what it is. `beside`: other cells of its line may be names or kinds. */
type Cell = Unclear & { kind: 'headed' | 'beside' | 'alone' }
type IsKnown = (symbol: string) => boolean

/** What products call the column of the symbols. */
const HEADING = /^(?:symbols?|tickers?|ticker symbol|symbol\/cusip)$/i
/** Sections of TradingView (`###Tech`), and comments. */
const REMARK = /^#/

/** The symbols of a file, each once: those of a column called so, or else all that it lists. `isKnown`: whether the directory has a symbol; without it each is taken. */
export function symbolsOf(text: string, isKnown: IsKnown = () => true): FileSymbols {
  const cells = cellsOf(rowsOf(text)).filter(({ text }) => text !== '' && !REMARK.test(text))
  const read = cells.map((cell) => ({
    ...cell,
    found: cell.kind === 'headed' ? symbolIn(cell.text) : listIn(cell, isKnown),
  }))
  return {
    symbols: [...new Set(read.flatMap(({ found }) => found))],
    unclear: read.filter(({ found }) => found.length === 0).map(({ line, text }) => ({ line, text })),
  }
}

/** Rows that end before the column are what banks write below a table. */
function cellsOf(rows: readonly Row[]): Cell[] {
  const head = rows.findIndex(({ cells }) => cells.some((cell) => HEADING.test(cell)))
  const column = rows[head]?.cells.findIndex((cell) => HEADING.test(cell))
  if (column !== undefined)
    return rows.slice(head + 1).map(({ line, cells }) => ({ line, text: cells[column] ?? '', kind: 'headed' }))
  return rows.flatMap(({ line, cells }) => {
    const kind = cells.filter((text) => text !== '').length > 1 ? 'beside' : 'alone'
    return cells.map((text) => ({ line, text, kind }))
  })
}

/** Fidelity marks what is held as cash: SPAXX**. */
const symbolIn = (text: string) => (/\s/.test(text) ? [] : known(tickersIn(text.replace(/\*+$/, '')), /./))

/** Several are split at spaces. Words with small letters among others are a name, Apple Inc., and so are words beside others that the directory does not know: NVIDIA. */
function listIn({ text, kind }: Cell, isKnown: IsKnown): string[] {
  const isName = /[a-z]/.test(text) && /\s|[A-Z]/.test(text)
  const symbols = isName ? [] : known(tickersIn(text), CODE)
  const isWord = (symbol: string) => /^[A-Z]+$/.test(symbol) && !isKnown(symbol)
  // what names its exchange is one
  return kind === 'beside' && !text.includes(':') && symbols.some(isWord) ? [] : symbols
}

/** A number is a symbol where an exchange may use it: 600519. */
const CODE = /[A-Z]|^\d{4,6}$/

/** Nothing where one of them is no symbol. */
const known = (symbols: string[], form: RegExp) =>
  symbols.every((symbol) => WatchedSymbol.safeParse(symbol).success && form.test(symbol)) ? symbols : []
