import { isKnown, symbolOf } from './directory.ts'
import { isAbbreviation, isEveryday } from './everyday.ts'
import type { Term } from './lex.ts'
import { listNamed } from './list-names.ts'
import { all, any, MARKS, type NamedSymbols, type Query, type Word } from './query.ts'
import { type Token, tokensOf } from './tokens.ts'
import { topicsOf } from './topics.ts'

/** A term as it is understood; `stems` of one that may be a part of a name. */
export type Understood = { query: Query; stems?: string; isCapital?: boolean; note?: Note }
/** What the box says about a term. `instead` takes the place of the term where the other reading is wanted. */
export type Note =
  | { kind: 'reading'; symbol: string; isTicker: boolean; instead: string; start: number; end: number }
  | { kind: 'noList' | 'noTopic' | 'noMark' | 'folder'; name: string }

const DOLLAR = /^\$([A-Za-z][A-Za-z\d]{0,7}(?:[.\-/][A-Za-z]{1,2})?)[^\p{L}\p{N}]*$/u
const SYMBOL = /^[^\p{L}\p{N}$]*([A-Za-z][A-Za-z\d]{0,7}(?:[.\-/][A-Za-z]{1,2})?)[^\p{L}\p{N}*]*$/u

export function understand(term: Term, lists: readonly NamedSymbols[] = []): Understood {
  if (term.field === 'list') return listQuery(term, lists)
  if (term.field === 'folder') return folderQuery(term)
  if (term.field === 'is') return markQuery(term)
  if (term.field) return fieldQuery(term, term.field)
  if (term.isQuoted) return quoted(term)
  const [, dollar] = DOLLAR.exec(term.text) ?? []
  if (dollar) return tickerOf(term, symbolOf(dollar))
  const [, written = ''] = SYMBOL.exec(term.text) ?? []
  const symbol = symbolOf(written)
  if (written === symbol && symbol !== '' && !isEveryday(symbol)) {
    if (isKnown(symbol)) return tickerOf(term, symbol)
    // what no directory has may be a symbol of a feed of one's own
    const { query, ...word } = plain(term)
    return { ...word, query: any([query, { kind: 'ticker', symbol }]) }
  }
  return { ...plain(term), ...(isKnown(symbol) && { note: readingOf(term, symbol, false) }) }
}

const tickerOf = (term: Term, symbol: string): Understood => ({
  query: { kind: 'ticker', symbol },
  ...(isKnown(symbol) && { note: readingOf(term, symbol, true) }),
})

const readingOf = ({ start, end }: Term, symbol: string, isTicker: boolean): Note => ({
  kind: 'reading',
  symbol,
  isTicker,
  instead: isTicker ? `"${symbol}"` : `$${symbol}`,
  start,
  end,
})

/** Words, side by side if a sign joins them: 'rate-cut' is a phrase. With a star the last one begins a word. */
function plain({ text }: Term): Understood {
  const tokens = tokensOf(text)
  const words = tokens.filter(({ isJoined }) => !isJoined)
  if (words.length === 0) return { query: { kind: 'literal', text: text.toLowerCase() } }
  if (text.endsWith('*')) return { query: phrase(words, true) }
  const whole = tokens.filter(({ isJoined }) => isJoined)
  return {
    query: any([phrase(words), ...whole.map((token) => phrase([token]))]),
    stems: stemsOf(words),
    isCapital: /^\P{L}*\p{Lu}/u.test(text),
  }
}

function quoted(term: Term): Understood {
  const words = tokensOf(term.text).filter(({ isJoined }) => !isJoined)
  const symbol = symbolOf(term.text.trim())
  if (words.length === 0)
    return { query: term.text.trim() === '' ? all([]) : { kind: 'literal', text: term.text.trim().toLowerCase() } }
  return {
    query: phrase(words),
    ...(symbol === term.text.trim() && isKnown(symbol) && { note: readingOf(term, symbol, false) }),
  }
}

/** Named as it is called, where there is such a list. */
function listQuery(term: Term, lists: readonly NamedSymbols[]): Understood {
  const name = term.text.trim()
  if (tokensOf(name).length === 0) return { query: all([]) }
  const list = listNamed(lists, name)
  if (!list) return { query: { kind: 'list', name }, note: { kind: 'noList', name } }
  return { query: { kind: 'list', name: list.name, symbols: list.symbols } }
}

/** Which folders there are is not known here: the items of each say so. */
function folderQuery(term: Term): Understood {
  const name = term.text.trim()
  return tokensOf(name).length === 0
    ? { query: all([]) }
    : { query: { kind: 'folder', name }, note: { kind: 'folder', name } }
}

/** What cannot be asked for so is found as a word. */
function markQuery(term: Term): Understood {
  const name = term.text.trim().toLowerCase()
  const mark = MARKS.find((one) => one === name)
  return mark ? { query: { kind: 'mark', mark } } : { ...plain(term), note: { kind: 'noMark', name } }
}

function fieldQuery(term: Term, field: Exclude<Term['field'], 'list' | 'folder' | 'is' | undefined>): Understood {
  const words = tokensOf(term.text).filter(({ isJoined }) => !isJoined)
  if (words.length === 0) return { query: all([]) }
  const name = term.text.trim()
  if (field !== 'topic') return { query: { kind: field, words: words.map(({ form }) => form) } }
  const topics = topicsOf(term.text)
  return topics.length > 0
    ? { query: { kind: 'topic', topics } }
    : { query: phrase(words), note: { kind: 'noTopic', name } }
}

const phrase = (tokens: readonly Token[], isPrefix = false): Query => ({
  kind: 'words',
  words: tokens.map((token, at) => wordOf(token, isPrefix && at === tokens.length - 1)),
})

const wordOf = ({ form, stem, isCapitals }: Token, isPrefix: boolean): Word => ({
  form,
  stem,
  isPrefix,
  isCapitals: !isPrefix && isCapitals && isAbbreviation(stem.toUpperCase()),
})

export const stemsOf = (tokens: readonly Token[]) => tokens.map(({ stem }) => stem).join(' ')
