import type { createHttp } from '../../adapters/http/http.ts'
import type { createKeptLists } from '../../adapters/watchlists/kept-lists.ts'
import { refusalStatus } from '../../contract/shared/failure.ts'
import { isSame } from '../../rules/shared/merge.ts'
import { edited, type Lists, type WatchlistEdit } from '../../rules/watchlists/edits.ts'

export type WatchlistCalls = Pick<
  ReturnType<typeof createHttp>,
  'listWatchlists' | 'createWatchlist' | 'updateWatchlist' | 'deleteWatchlist' | 'arrangeWatchlists'
>
type Kept = ReturnType<typeof createKeptLists>

/** Saves an edit in the account. Returns the lists with what the backend made of it. */
export async function saveInAccount(http: WatchlistCalls, lists: Lists, edit: WatchlistEdit): Promise<Lists> {
  switch (edit.kind) {
    case 'added': {
      const { kind: _, id: __, ...creation } = edit
      const { id } = await http.createWatchlist(creation)
      return edited(lists, { ...edit, id })
    }
    case 'changed': {
      const { kind: _, id, ...change } = edit
      const stored = await http.updateWatchlist(id, change)
      return lists.map((list) => (list.id === id ? stored : list))
    }
    case 'removed':
      await http.deleteWatchlist(edit.id).catch((error: unknown) => {
        // it was deleted elsewhere
        if (refusalStatus(error) !== 404) throw error
      })
      return edited(lists, edit)
    case 'arranged':
      await http.arrangeWatchlists([...edit.ids])
      return edited(lists, edit)
  }
}

/** Saves an edit in this browser: onto what is kept there now, which another tab may have changed. */
export function saveHere(kept: Kept, edit: WatchlistEdit): Lists {
  const lists = edited(kept.read(), edit.kind === 'added' ? { ...edit, id: kept.newId() } : edit)
  kept.write(lists)
  return lists
}

/** Drops lists that are kept elsewhere; what another tab has changed of them since stays. */
export function dropFrom(kept: Kept, lists: Lists) {
  kept.write(kept.read().filter((one) => !lists.some((list) => isSame(list, one))))
}
