import type { createHttp } from '../../adapters/http/http.ts'
import type { createKeptLists } from '../../adapters/watchlists/kept-lists.ts'
import { Failure, refusalStatus } from '../../contract/shared/failure.ts'
import type { Watchlist } from '../../contract/shared/user/watchlist.ts'
import { isSame } from '../../rules/shared/merge.ts'
import { edited, type Lists, type WatchlistEdit } from '../../rules/watchlists/edits.ts'
import { keepingEdit, keepingProblem } from '../../rules/watchlists/keeping.ts'

export type WatchlistCalls = Pick<
  ReturnType<typeof createHttp>,
  'listWatchlists' | 'createWatchlist' | 'updateWatchlist' | 'deleteWatchlist' | 'arrangeWatchlists'
>
type Kept = ReturnType<typeof createKeptLists>

/** Saves an edit in the account. Returns the lists with what the backend made of it. `signal`: its user has left. */
export async function saveInAccount(
  http: WatchlistCalls,
  lists: Lists,
  edit: WatchlistEdit,
  signal?: AbortSignal,
): Promise<Lists> {
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
    case 'kept':
      return keepInAccount(http, edit.list, signal)
  }
}

/** Takes a list of this browser into the account as that is now: the browser's copy goes after this, and what a page knows may be old. */
async function keepInAccount(http: WatchlistCalls, list: Watchlist, signal?: AbortSignal): Promise<Lists> {
  const lists = await http.listWatchlists()
  // the next call would be that of whichever user is signed in by then
  signal?.throwIfAborted()
  const problem = keepingProblem(lists, list)
  if (problem !== '') throw new Failure('refused', 409, { code: 'too-many', message: problem })
  const edit = keepingEdit(lists, list)
  return edit ? saveInAccount(http, lists, edit) : lists
}

/** Saves an edit in this browser: onto what is kept there now, which another tab may have changed. */
export function saveHere(kept: Kept, edit: WatchlistEdit): Lists {
  const lists = edited(kept.read(), edit.kind === 'added' ? { ...edit, id: kept.newId() } : edit)
  kept.write(lists)
  return lists
}

/** Drops a list that the account has; where another tab has changed it since, it stays. */
export function dropFrom(kept: Kept, dropped: Watchlist) {
  kept.write(kept.read().filter((list) => !isSame(list, dropped)))
}
