import { companyNamed } from './directory.ts'
import { type Lexeme, lexemesOf, type Term } from './lex.ts'
import { all, any, type NamedSymbols, type Query } from './query.ts'
import { type Note, type Understood, understand } from './terms.ts'
import { topicLabelled } from './topics.ts'

/** A query as it is understood; undefined where nothing is asked. */
export type Parsed = { query: Query | undefined; notes: readonly Note[] }

/** A company's name has at most this many words. */
const LONGEST_NAME = 5
/** Deeper brackets are not read: they are left out. */
const DEEPEST = 20

/**
 * Understands any text. Words that stand side by side must all hit, OR separates alternatives, '-' or NOT leaves out, brackets come first. What has
 * no meaning is taken literally, or left out where it is a bracket; an open quotation or bracket ends with the text. `lists`: those that can be named.
 */
export function parse(text: string, lists: readonly NamedSymbols[] = []): Parsed {
  const reader: Reader = { lexemes: lexemesOf(text), at: 0, notes: [], lists }
  const parts: Query[] = []
  while (reader.at < reader.lexemes.length) {
    parts.push(...alternatives(reader, 0))
    // a bracket that closes nothing
    reader.at += 1
  }
  return { query: parts.length > 0 ? all(parts) : undefined, notes: reader.notes }
}

type Reader = { lexemes: readonly Lexeme[]; at: number; notes: Note[]; lists: readonly NamedSymbols[] }

function alternatives(reader: Reader, depth: number): Query[] {
  const found: Query[][] = [[]]
  let terms: Understood[] = []
  const settle = () => {
    found.at(-1)?.push(...withNames(terms))
    terms = []
  }
  for (let next = reader.lexemes[reader.at]; next && next.kind !== 'close'; next = reader.lexemes[reader.at]) {
    if (next.kind === 'or') {
      reader.at += 1
      settle()
      if (found.at(-1)?.length && isFollowed(reader)) found.push([])
      else if (!isLast(reader))
        terms.push(understand({ ...next, kind: 'term', text: 'or', field: undefined, isQuoted: false }))
      continue
    }
    const factor = factorAt(reader, depth)
    if (factor) terms.push(factor)
  }
  settle()
  const asked = found.filter((parts) => parts.length > 0).map(all)
  return asked.length > 0 ? [any(asked)] : []
}

/** What is still being typed: 'boeing OR '. */
const isLast = ({ lexemes, at }: Reader) => at > 1 && lexemes[at] === undefined
const isFollowed = ({ lexemes, at }: Reader) =>
  lexemes[at] !== undefined && lexemes[at]?.kind !== 'close' && lexemes[at]?.kind !== 'or'

function factorAt(reader: Reader, depth: number): Understood | undefined {
  const lexeme = reader.lexemes[reader.at]
  reader.at += 1
  if (!lexeme) return undefined
  if (lexeme.kind === 'not') return negated(reader, lexeme, depth)
  if (lexeme.kind === 'term') return noted(reader, lexeme)
  if (lexeme.kind !== 'open' || depth >= DEEPEST) return undefined
  const [query] = alternatives(reader, depth + 1)
  reader.at += 1
  return query && { query }
}

function negated(reader: Reader, { start, end }: Lexeme, depth: number): Understood | undefined {
  const next = reader.lexemes[reader.at]
  if (!next || next.kind === 'close' || next.kind === 'or')
    return understand({ kind: 'term', text: 'not', field: undefined, isQuoted: false, start, end })
  const factor = factorAt(reader, depth)
  const [part] = factor ? withNames([factor]) : []
  return part && { query: { kind: 'not', part } }
}

function noted(reader: Reader, term: Term): Understood | undefined {
  const { note, ...understood } = understand(term, reader.lists)
  if (note) reader.notes.push(note)
  return isNothing(understood.query, reader.lexemes.length === 1) ? undefined : understood
}

/** An empty quotation, or a sign between words: 'oil & gas'. */
const isNothing = (query: Query, isOnly: boolean) =>
  query.kind === 'literal' ? !isOnly && /^\p{P}+$/u.test(query.text) : query.kind === 'and' && query.parts.length === 0

/** A company's name also hits by its ticker, a topic's label by its topic; the longest name wins. */
function withNames(terms: readonly Understood[]): Query[] {
  const queries: Query[] = []
  for (let at = 0; at < terms.length; ) {
    const { query, length } = nameAt(terms, at)
    queries.push(query)
    at += length
  }
  return queries
}

function nameAt(terms: readonly Understood[], at: number): { query: Query; length: number } {
  for (let length = LONGEST_NAME; length > 0; length--) {
    const named = terms.slice(at, at + length)
    if (named.length < length || named.some(({ stems }) => stems === undefined)) continue
    const besides = meantBy(named)
    if (besides.length > 0) return { query: any([all(named.map(({ query }) => query)), ...besides]), length }
  }
  return { query: terms[at]?.query ?? all([]), length: 1 }
}

function meantBy(named: readonly Understood[]): Query[] {
  const stems = named.map((term) => term.stems).join(' ')
  const company = companyNamed(stems)
  const topic = topicLabelled(stems)
  const isMeant = company && (!company.isWord || named[0]?.isCapital)
  return [
    ...(isMeant ? [{ kind: 'ticker' as const, symbol: company.symbol }] : []),
    ...(topic ? [{ kind: 'topic' as const, topics: [topic] }] : []),
  ]
}
