import directory from '../directory/companies.json' with { type: 'json' }
import { fundRows } from '../directory/funds.ts'
import { listedOf } from '../directory/listed.ts'
import { type Company, companyOfTicker, type Mark, markedName, names } from './directory.ts'
import { phrasesAt } from './phrase-book.ts'
import { type Token, tokensOf } from './tokens.ts'

/** `small` is how it begins where that is no capital: 'iShares'. */
type Name = { words: readonly string[]; small: string; company: Company; mark: Mark }
type Found = { first: number; last: number; value: Name }

const FIRST_WORD = /[\p{L}\p{N}]+/u
const JOINS_WORDS = /^[\s.,&\-‐‑–'’/!®™]{0,3}$/u
const joining = new Set(['of', 'and', 'the', 'de', 'for', 'in', 'on', 'at', 'by'])

/** The rows in which a name begins with a word. They are read once a text has the word: few ever are. */
const rowsByWord = new Map<string, number[]>()
const rowsBySymbol = new Map<string, number>()
const rowsByCik = new Map<number, number>()
/** The names of funds are curated, so they come first. */
const rows: readonly string[] = [...fundRows, ...directory.rows]
for (const [at, row] of rows.entries()) {
  const [cik = '', , symbols = '', , names = ''] = row.split('|')
  if (cik !== '') rowsByCik.set(Number(cik), at)
  for (const written of symbols.split(' ')) {
    const symbol = written.slice(0, written.indexOf(':'))
    if (!rowsBySymbol.has(symbol)) rowsBySymbol.set(symbol, at)
  }
  for (const name of names.split(';')) {
    const word = keyOf(name)
    const own = rowsByWord.get(word)
    if (!own) rowsByWord.set(word, [at])
    else if (own.at(-1) !== at) own.push(at)
  }
}
const namesByWord = new Map<string, readonly Name[]>()
const companies = new Map<number, Company>()

/** The longest name of a listed company that begins at a word of a text. */
export function listedAt(tokens: readonly Token[], first: number): Found | undefined {
  const token = tokens[first]
  if (!token) return undefined
  const value = namesWith(token.stem).find((name) => isNamed(name, tokens, first))
  return value && { first, last: first + value.words.length - 1, value }
}

/** The company of any symbol of the directory. A curated company is the one that it is there. */
export function listedCompany(symbol: string): Company | undefined {
  const row = rowsBySymbol.get(symbol)
  return row === undefined ? undefined : companyOfRow(row)
}

/** Whether the directory has the symbol, as a curated company's or another's. */
export const isKnownSymbol = (symbol: string) => companyOfTicker.has(symbol) || rowsBySymbol.has(symbol)

/** Whether the registered name that a symbol of the directory stands for begins with the word. */
export function beginsListedName(symbol: string, stem: string) {
  const row = rowsBySymbol.get(symbol)
  return row !== undefined && tokensOf(listedOf(rows[row] ?? '').name, 1)[0]?.stem === stem
}

/** The company that the SEC knows by this number. */
export function companyOfCik(cik: number): Company | undefined {
  const row = rowsByCik.get(cik)
  return row === undefined ? undefined : companyOfRow(row)
}

function isNamed({ words, small }: Name, tokens: readonly Token[], first: number) {
  return words.every((word, at) => {
    const token = tokens[first + at]
    if (!token || (token.stem !== word && token.word !== word)) return false
    if (at > 0 && !JOINS_WORDS.test(token.before)) return false
    if (!/^\p{Ll}/u.test(token.text)) return true
    return at === 0 ? small !== '' && token.text.startsWith(small) : joining.has(word)
  })
}

function namesWith(word: string): readonly Name[] {
  const known = namesByWord.get(word)
  if (known) return known
  const own = rowsByWord.get(word)
  if (!own) return []
  const found = own.flatMap(namesOfRow).filter(({ words: [first] }) => first === word)
  found.sort((one, other) => other.words.length - one.words.length)
  namesByWord.set(word, found)
  return found
}

function namesOfRow(row: number): Name[] {
  const company = companyOfRow(row)
  return listedOf(rows[row] ?? '').names.map((written) => {
    const { name, mark } = markedName(written)
    const tokens = tokensOf(name)
    const words = tokens.map(({ stem }) => stem)
    const first = tokens[0]?.text ?? ''
    const small = /^\p{Ll}/u.test(first) ? first : ''
    // the curated tables know the companies with names that mislead
    return { words, small, company, mark: company.industry !== '' && words.length > 1 ? 'sure' : mark }
  })
}

function companyOfRow(row: number): Company {
  const known = companies.get(row)
  if (known) return known
  const { symbols, names: written } = listedOf(rows[row] ?? '')
  const curated =
    symbols.map(({ symbol }) => companyOfTicker.get(symbol)).find((company) => company !== undefined) ??
    written.map((name) => curatedCompany(markedName(name).name)).find((company) => company !== undefined)
  const company = curated ?? { ticker: symbols[0]?.symbol ?? '', sector: '', industry: '' }
  companies.set(row, company)
  return company
}

/** The curated company of that name: its symbol is the newer one. */
function curatedCompany(name: string) {
  const tokens = tokensOf(name)
  const found = phrasesAt(names, tokens, 0).at(-1)
  return found && found.last === tokens.length - 1 && found.value !== 'no company' ? found.value.company : undefined
}

function keyOf(name: string) {
  const [word = ''] = FIRST_WORD.exec(name) ?? []
  return tokensOf(name, 1)[0]?.stem ?? word
}
