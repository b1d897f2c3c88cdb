import { WATCHED_LIMIT, type Watchlist } from '../../../contract/shared/user/watchlist.ts'
import type { WatchlistEdit } from '../edits.ts'
import { FIRST_NAME } from '../first-run.ts'
import { addition, missingIn, nameProblem } from '../panel.ts'
import type { FileSymbols, Unclear } from './file-symbols.ts'

/** What was read of a file, or why it was not. */
export type FileRead = ({ kind: 'symbols' } & FileSymbols) | { kind: 'tooLarge' | 'binary' | 'failed' }
/** A file that is read into a list; without one, it makes the first. */
export type Import = { list: Watchlist | undefined; file: string; read: FileRead }

const found = (read: FileRead): FileSymbols => (read.kind === 'symbols' ? read : { symbols: [], unclear: [] })
/** What of it is not in the list, BRK-B being BRK.B. */
const newIn = ({ list, read }: Import) => missingIn(list, found(read).symbols)
export const hasNew = (of: Import) => newIn(of).length > 0

/** WCH-10: the new symbols at the end of the list. */
export function importEdit(of: Import): WatchlistEdit {
  const { list } = of
  return list ? addition(list, newIn(of)) : { kind: 'added', name: nameOf(of), symbols: newIn(of) }
}

/** A first list is called like the file, if it can be. */
function nameOf({ list, file }: Import): string {
  if (list) return list.name
  const name = file.replace(/\.[^.]*$/, '').trim()
  return nameProblem(name, []) === '' ? name : FIRST_NAME
}

/** Why a file cannot be taken, as a sentence; '' where it can. */
export function importProblem(of: Import): string {
  const { list, file, read } = of
  if (read.kind !== 'symbols') return `“${file}” ${unreadWords[read.kind]}`
  if (read.symbols.length === 0) return `“${file}” ${read.unclear.length === 0 ? NOTHING : NO_SYMBOLS}`
  const count = (list?.symbols.length ?? 0) + newIn(of).length
  return count > WATCHED_LIMIT ? tooMany(nameOf(of), count) : ''
}

const unreadWords = {
  failed: 'could not be read. Please try again.',
  tooLarge: 'is larger than 1 MB, which no list of symbols needs.',
  binary: 'is not a text file. Save the list as CSV, then import that.',
}
const NOTHING = 'has nothing in it.'
const NO_SYMBOLS = 'has no symbols. They stand in a column “Symbol”, or one to a line.'
const tooMany = (list: string, count: number) =>
  `With the file “${list}” would have ${number(count)} symbols; ${number(WATCHED_LIMIT)} are possible. Nothing was added.`

const number = (value: number) => value.toLocaleString('en-US')
const symbolCount = (count: number) => (count === 1 ? '1 symbol' : `${number(count)} symbols`)

/** How many entries that were not understood are listed. */
const LISTED = 5

/** What became of a file, in sentences, with the entries that were not understood. */
export function importReport(of: Import) {
  const { symbols, unclear } = found(of.read)
  const added = newIn(of).length
  const lines = [...new Set(unclear.map(lineWords))]
  const more = lines.length > LISTED ? [`and ${number(lines.length - LISTED)} more`] : []
  return {
    words: [...standing(nameOf(of), added, symbols.length - added), ...unclearWords(lines.length)].join(' '),
    unclear: [...lines.slice(0, LISTED), ...more],
  }
}

const lineWords = ({ line, text }: Unclear) => `Line ${number(line)}: ${shortened(text)}`

function standing(list: string, added: number, present: number): string[] {
  if (added === 0)
    return [`Nothing to add: ${symbolCount(present)} of the file ${present === 1 ? 'is' : 'are'} on “${list}” already.`]
  const there = present === 0 ? [] : [`${number(present)} ${present === 1 ? 'was' : 'were'} there already.`]
  return [`${symbolCount(added)} added to “${list}”.`, ...there]
}

const unclearWords = (count: number) =>
  count === 0 ? [] : [count === 1 ? '1 entry is no symbol:' : `${number(count)} entries are no symbols:`]

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text)
