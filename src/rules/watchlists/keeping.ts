import type { Watchlist } from '../../contract/shared/user/watchlist.ts'
import { listNamed } from '../shared/query/list-names.ts'
import type { Lists, WatchlistEdit } from './edits.ts'
import { addition, missingIn, symbolsProblem } from './panel.ts'

/** What takes a list into others: it comes to the one of its name, with the symbols that are missing there, or is another one. Undefined where everything is there. */
export function keepingEdit(lists: Lists, { name, symbols }: Watchlist): WatchlistEdit | undefined {
  const own = listNamed(lists, name)
  if (!own) return { kind: 'added', name, symbols }
  return missingIn(own, symbols).length > 0 ? addition(own, symbols) : undefined
}

/** Why a list does not fit into others, as a sentence; '' where it does. */
export function keepingProblem(lists: Lists, { name, symbols }: Watchlist): string {
  const problem = symbols.length === 0 ? '' : symbolsProblem(symbols, listNamed(lists, name))
  return problem === '' ? '' : `${quoted(name)}: ${problem}`
}

const quoted = (name: string) => `“${name}”`

/** Which lists these are, as the beginning of a sentence. */
export function listWords(lists: Lists): string {
  const [first, second, ...more] = lists.map(({ name }) => quoted(name))
  if (first === undefined || second === undefined) return `${first ?? 'No list'} was`
  return more.length === 0 ? `${first} and ${second} were` : `${first} and ${more.length + 1} more lists were`
}
