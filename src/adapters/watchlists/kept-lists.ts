import * as z from 'zod/mini'
import type { Environment } from '../../contract/shared/environment.ts'
import { jsonOf, KEPT_LISTS, type SiteStorage } from '../../contract/shared/storage.ts'
import { WATCHLISTS_LIMIT, Watchlist } from '../../contract/shared/user/watchlist.ts'

/** `version` is for a later form: what has another one is not touched. */
const Kept = z.object({ version: z.literal(1), lists: z.array(Watchlist).check(z.maxLength(WATCHLISTS_LIMIT)) })

/** WCH-06: the watchlists of this browser's visitors. They are made on purpose, so no consent is asked for them, as for what is typed in a form. */
export const createKeptLists = ({ lasting }: Pick<SiteStorage, 'lasting'>, { page }: Pick<Environment, 'page'>) => ({
  read: () => Kept.safeParse(jsonOf(lasting.get(KEPT_LISTS))).data?.lists ?? [],
  write(lists: readonly Watchlist[]) {
    if (lists.length === 0) lasting.remove(KEPT_LISTS)
    else lasting.set(KEPT_LISTS, JSON.stringify({ version: 1, lists }))
  },
  newId: () => page.crypto.getRandomValues(new Uint32Array(4)).join('-'),
})
