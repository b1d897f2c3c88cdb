/** A part of a query as it stands: an operator, or a term with its field. `start` and `end` are positions in the text. */
export type Lexeme =
  | { kind: 'open' | 'close' | 'or' | 'not'; start: number; end: number }
  | { kind: 'term'; text: string; field: Field | undefined; isQuoted: boolean; start: number; end: number }
export type Term = Extract<Lexeme, { kind: 'term' }>
export type Field = 'topic' | 'source' | 'sector' | 'list' | 'folder' | 'is'

const QUOTED = /["“„”]([^"“„”]*)(?:["“”]|$)/uy
const FIELD = /(?:(topic|source|sector|list|folder|is):|([#@]))(?=["“„\p{L}\p{N}])/iuy
const CHUNK = /[^\s()"“„”]+/uy
const OPERATORS: Readonly<Record<string, 'or' | 'not' | 'and'>> = { OR: 'or', NOT: 'not', AND: 'and' }

/** The parts of a query, in their order. Whatever is no operator is a term. */
export function lexemesOf(text: string): Lexeme[] {
  const lexemes: Lexeme[] = []
  for (let at = 0; at < text.length; ) {
    const lexeme = lexemeAt(text, at)
    if (lexeme && lexeme !== 'and') lexemes.push(lexeme)
    at = lexeme && lexeme !== 'and' ? lexeme.end : at + (lexeme === 'and' ? 'AND'.length : 1)
  }
  return lexemes
}

function lexemeAt(text: string, at: number): Lexeme | 'and' | undefined {
  const sign = text.charAt(at)
  if (/\s/.test(sign)) return undefined
  if (sign === '(' || sign === ')') return { kind: sign === '(' ? 'open' : 'close', start: at, end: at + 1 }
  // phones and documents make dashes of it
  if (/[-−–]/.test(sign) && /[^\s−–-]/.test(text.charAt(at + 1))) return { kind: 'not', start: at, end: at + 1 }
  const field = matchAt(FIELD, text, at)
  const from = at + (field?.[0].length ?? 0)
  const named = field ? fieldOf(field[1]?.toLowerCase() ?? field[2]) : undefined
  const quoted = matchAt(QUOTED, text, from)
  if (quoted)
    return {
      kind: 'term',
      text: quoted[1] ?? '',
      field: named,
      isQuoted: true,
      start: at,
      end: from + quoted[0].length,
    }
  const [chunk = sign] = matchAt(CHUNK, text, from) ?? []
  const operator = named ? undefined : OPERATORS[chunk]
  if (operator === 'and') return operator
  const span = { start: at, end: from + chunk.length }
  return operator ? { kind: operator, ...span } : { kind: 'term', text: chunk, field: named, isQuoted: false, ...span }
}

function matchAt(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function fieldOf(written: string | undefined): Field {
  switch (written) {
    case '@':
    case 'source':
      return 'source'
    case 'sector':
    case 'list':
    case 'folder':
    case 'is':
      return written
    default:
      return 'topic'
  }
}
