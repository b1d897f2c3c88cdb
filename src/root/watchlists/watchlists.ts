import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import type { createChoices } from '../../adapters/shared/choices.ts'
import type { Sockets } from '../../adapters/sockets/sockets.ts'
import { createKeptLists } from '../../adapters/watchlists/kept-lists.ts'
import type { Environment } from '../../contract/shared/environment.ts'
import type { SiteStorage } from '../../contract/shared/storage.ts'
import type { Watchlist } from '../../contract/shared/user/watchlist.ts'
import { tickerSearchMachine } from '../../machines/filters/ticker-search.machine.ts'
import { type ListsHere, listOfferMachine, type PutOff } from '../../machines/watchlists/list-offer.machine.ts'
import { watchFileMachine } from '../../machines/watchlists/watch-file.machine.ts'
import { watchMenuMachine } from '../../machines/watchlists/watch-menu.machine.ts'
import { watchPanelMachine } from '../../machines/watchlists/watch-panel.machine.ts'
import { type Saving, watchlistsMachine } from '../../machines/watchlists/watchlists.machine.ts'
import type { Lists } from '../../rules/watchlists/edits.ts'
import { suggestSymbolsBy } from '../filters/choices.ts'
import type { Calls } from '../session/session.ts'
import type { Root } from '../start.ts'
import { watchlistWires } from '../wires/watchlists.ts'
import { createFollow } from './follow.ts'
import { readFile, saveFileIn } from './list-files.ts'
import { dropFrom, saveHere, saveInAccount } from './saving.ts'
import { createUnread } from './unread.ts'

type Reach = {
  calls: Calls
  choices: Pick<ReturnType<typeof createChoices>, 'later' | 'keepLater'>
  storage: Pick<SiteStorage, 'lasting'>
  sockets: Pick<Sockets, 'searchNews'>
  environment: Environment
}
const Ids = z.array(z.string())

/** The watchlists, once they are first wanted. */
export function startWatchlists(root: Root, reach: Reach) {
  const { calls, choices, storage, environment } = reach
  const kept = createKeptLists(storage, environment)
  const loadLists = fromPromise<Lists, string>(async ({ input }) =>
    input === '' ? kept.read() : (await calls()).http.listWatchlists(),
  )
  const saveEdit = fromPromise<Lists, Saving>(async ({ input: { owner, lists, edit }, signal }) =>
    owner === '' ? saveHere(kept, edit) : saveInAccount((await calls()).http, lists, edit, signal),
  )
  const readHere = fromPromise<ListsHere, string>(async ({ input }) => ({
    lists: kept.read(),
    putOff: choices.later(`put-off.${input}`, Ids) ?? [],
  }))
  const putOff = fromPromise<void, PutOff>(async ({ input: { owner, ids } }) =>
    choices.keepLater(`put-off.${owner}`, ids),
  )
  const dropHere = fromPromise<void, Watchlist>(async ({ input }) => dropFrom(kept, input))
  const charts = root.admit(
    {
      watchlists: { logic: watchlistsMachine.provide({ actors: { loadLists, saveEdit } }) },
      watchPanel: { logic: watchPanelMachine },
      listOffer: { logic: listOfferMachine.provide({ actors: { readHere, putOff, dropHere } }) },
      watchFile: {
        logic: watchFileMachine.provide({ actors: { readFile, saveFile: saveFileIn(environment) } }),
      },
      watchMenu: { logic: watchMenuMachine },
      unread: createUnread(reach),
      watchSearch: { logic: tickerSearchMachine.provide({ actors: { suggestSymbols: suggestSymbolsBy(calls) } }) },
    },
    { wires: watchlistWires },
  )
  return { ...charts, follow: createFollow(() => root.refOf('watchlists')) }
}
