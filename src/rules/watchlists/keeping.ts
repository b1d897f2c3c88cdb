import { listNamed } from '../shared/query/list-names.ts'
import type { Lists, WatchlistEdit } from './edits.ts'
import { addition } from './panel.ts'

/** What takes these lists into others: those of a name go together, and what is there already is left alone. */
export const keepingEdits = (lists: Lists, taken: Lists): WatchlistEdit[] =>
  taken.flatMap(({ name, symbols }): WatchlistEdit[] => {
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
