import type { Watchlist } from '../../contract/shared/user/watchlist.ts'
import { listNamed } from '../shared/query/list-names.ts'
import type { Lists, WatchlistEdit } from './edits.ts'
import { addition, symbolsProblem } from './panel.ts'

/** Why a list does not fit, for those of a name go together; '' where it does. */
const problemOf = (lists: Lists, { name, symbols }: Watchlist) =>
  symbols.length === 0 ? '' : symbolsProblem(symbols, listNamed(lists, name))

/** Why lists cannot be taken into others, as a sentence; '' where they can. */
export function keepingProblem(lists: Lists, taken: Lists): string {
  const list = taken.find((one) => problemOf(lists, one) !== '')
  return list ? `${quoted(list.name)}: ${problemOf(lists, list)}` : ''
}

/** Whether others have all of these. */
export const haveAll = (lists: Lists, taken: Lists) =>
  taken.every(({ name, symbols }) => {
    const own = listNamed(lists, name)
    return own !== undefined && symbols.every((symbol) => own.symbols.includes(symbol))
  })

/** What takes these lists into others, but for those that do not fit: those of a name go together, and what is there already is left alone. */
export const keepingEdits = (lists: Lists, taken: Lists): WatchlistEdit[] =>
  taken.flatMap((list): WatchlistEdit[] => {
    if (problemOf(lists, list) !== '') return []
    const { name, symbols } = list
    const own = listNamed(lists, name)
    if (!own) return [{ kind: 'added', name, symbols }]
    return symbols.some((symbol) => !own.symbols.includes(symbol)) ? [addition(own, symbols)] : []
  })

const quoted = (name: string) => `“${name}”`

/** Which lists these are, as the beginning of a sentence. */
export function listWords(lists: Lists): string {
  const [first, second, ...more] = lists.map(({ name }) => quoted(name))
  if (first === undefined || second === undefined) return `${first ?? 'No list'} was`
  return more.length === 0 ? `${first} and ${second} were` : `${first} and ${more.length + 1} more lists were`
}
