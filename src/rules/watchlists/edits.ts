import type { Watchlist } from '../../contract/shared/user/watchlist.ts'
import type { WatchlistChange, WatchlistCreation } from '../../contract/watchlists/watchlists.ts'
import { arranged } from './arranged.ts'
import { mergedSymbols } from './merged-symbols.ts'

export type Lists = readonly Watchlist[]
/** What a user does to their lists. `id` of an added list: undefined until it is saved. */
export type WatchlistEdit =
  | ({ kind: 'added'; id?: string } & WatchlistCreation)
  | ({ kind: 'changed'; id: string } & WatchlistChange)
  | { kind: 'removed'; id: string }
  | { kind: 'arranged'; ids: readonly string[] }
  /** A list of this browser's visitors that comes into the account. */
  | { kind: 'kept'; list: Watchlist }

/** The lists after an edit. What was changed of them since its base stays. */
export function edited(lists: Lists, edit: WatchlistEdit): Lists {
  switch (edit.kind) {
    case 'added':
      return edit.id === undefined ? lists : inserted(lists, listOf(edit.id, edit), edit.position)
    case 'changed':
      return lists.map((list) => (list.id === edit.id ? changed(list, edit) : list))
    case 'removed':
      return lists.filter(({ id }) => id !== edit.id)
    case 'arranged':
      return arranged(lists, edit.ids)
    // what becomes of it depends on the lists that the account has then
    case 'kept':
      return lists
  }
}

const listOf = (id: string, { name, symbols }: WatchlistCreation): Watchlist => ({ id, name, symbols })

/** A list after a change; symbols are merged with what was changed of them since the base. */
export const changed = (list: Watchlist, { name = list.name, symbols, base }: WatchlistChange): Watchlist => ({
  id: list.id,
  name,
  symbols: symbols ? mergedSymbols(base?.symbols ?? list.symbols, symbols, list.symbols) : list.symbols,
})

const inserted = <Value>(values: readonly Value[], value: Value, index = values.length): Value[] => [
  ...values.slice(0, index),
  value,
  ...values.slice(index),
]
