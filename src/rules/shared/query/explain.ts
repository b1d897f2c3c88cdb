import { topicLabels } from '../../../contract/shared/topics.ts'
import { type Lexeme, lexemesOf } from './lex.ts'
import { hasFolder } from './list-names.ts'
import { parse } from './parse.ts'
import { MARKS, type NamedSymbols, type Query, type Word } from './query.ts'
import type { Note } from './terms.ts'

/** How a query is understood: in words, what was not found, and the other readings of it, each as a whole query. `isPlain`: it is just its words. */
export type Explained = { words: string; isPlain: boolean; troubles: readonly string[]; readings: readonly Reading[] }
export type Reading = { label: string; query: string }

/** `lists` and `folders`: those that can be named; undefined while they are not known. */
export function explain(text: string, lists?: readonly NamedSymbols[], folders?: readonly string[]): Explained {
  const { query, notes } = parse(text, lists)
  return {
    words: query ? wordsOf(query) : '',
    isPlain: !query || isPlain(query),
    troubles: notes.filter((note) => isTrouble(note, lists, folders)).flatMap(troubleOf),
    readings: [
      ...notes.filter((note) => isLikely(note, text)).flatMap((note) => readingOf(note, text)),
      ...eitherOf(text),
    ],
  }
}

/** In lower case a symbol is meant only by a word that stands alone. */
function isLikely(note: Note, text: string) {
  if (note.kind !== 'reading' || note.isTicker) return true
  const written = text.slice(note.start, note.end)
  return written === written.toUpperCase() || written === text.trim()
}

function isTrouble(note: Note, lists?: readonly NamedSymbols[], folders?: readonly string[]) {
  if (note.kind === 'folder') return folders !== undefined && !hasFolder(folders, note.name)
  return note.kind !== 'noList' || lists !== undefined
}

function troubleOf(note: Note) {
  if (note.kind === 'folder') return [`No such folder: ${note.name}`]
  if (note.kind === 'noList') return [`No such list: ${note.name}`]
  if (note.kind === 'noMark') return [`No such mark: ${note.name} (is: takes ${MARKS.join(', ')})`]
  return note.kind === 'noTopic' ? [`No such topic: ${note.name}`] : []
}

function readingOf(note: Note, text: string): Reading[] {
  if (note.kind !== 'reading') return []
  const { symbol, isTicker, instead, start, end } = note
  return [
    {
      label: isTicker ? `Search the word “${symbol}”` : `Search the ticker ${symbol}`,
      query: text.slice(0, start) + instead + text.slice(end),
    },
  ]
}

/** In lower case 'or' is a word like any other; between two terms OR is often meant. */
function eitherOf(text: string): Reading[] {
  const lexemes = lexemesOf(text)
  const isTerm = (at: number) => lexemes[at]?.kind === 'term'
  const ors = lexemes.filter((one, at) => isWordOr(one) && isTerm(at - 1) && isTerm(at + 1))
  if (ors.length === 0) return []
  const query = ors.reduceRight((read, { start, end }) => `${read.slice(0, start)}OR${read.slice(end)}`, text)
  return [{ label: 'Search for one or the other', query }]
}

const isWordOr = (lexeme: Lexeme) =>
  lexeme.kind === 'term' && !lexeme.isQuoted && !lexeme.field && /^or$/i.test(lexeme.text)

function wordsOf(query: Query): string {
  switch (query.kind) {
    case 'words':
      return phraseOf(query.words)
    case 'literal':
      return `“${query.text}”`
    case 'ticker':
      return `ticker ${query.symbol}`
    case 'topic':
      return `topic ${query.topics.map((topic) => topicLabels[topic]).join(' or ')}`
    case 'source':
    case 'sector':
      return `${query.kind} ${query.words.join(' ')}`
    case 'mark':
      return query.mark === 'important' ? 'important' : `${query.mark} sentiment`
    case 'folder':
      return `folder ${query.name}`
    case 'list':
      return `list ${query.name}${sizeOf(query.symbols)}`
    case 'not':
      return `not ${within(query.part)}`
    case 'and':
      return query.parts.map((part) => (part.kind === 'or' ? within(part) : wordsOf(part))).join(' and ')
    case 'or':
      return query.parts.map((part) => (part.kind === 'and' ? within(part) : wordsOf(part))).join(' or ')
  }
}

function sizeOf(symbols: readonly string[] | undefined) {
  if (!symbols) return ''
  const count = symbols.length > 0 ? symbols.length.toLocaleString('en-US') : 'no'
  return ` (${count} ${symbols.length === 1 ? 'symbol' : 'symbols'})`
}

const isPlain = (query: Query): boolean =>
  query.kind === 'and' ? query.parts.every(isPlain) : query.kind === 'words' && query.words.length === 1

const within = (query: Query) => (query.kind === 'and' || query.kind === 'or' ? `(${wordsOf(query)})` : wordsOf(query))

function phraseOf(words: readonly Word[]) {
  const text = words
    .map(({ form, isPrefix, isCapitals }) => (isCapitals ? form.toUpperCase() : form) + (isPrefix ? '…' : ''))
    .join(' ')
  return words.length > 1 ? `“${text}”` : text
}
