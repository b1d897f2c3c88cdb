import type { AccountParts } from '../account/account-parts.ts'
import { serveAccounts } from '../account/serve/serve-accounts.ts'
import { serveContact } from '../contact/serve-contact.ts'
import { desksOf } from '../desks/desk-records.ts'
import { serveDesks } from '../desks/serve-desks.ts'
import { type PresetParts, servePresets } from '../presets/serve-presets.ts'
import { type OwnSourceParts, serveOwnSources } from '../sources/own/serve-own-sources.ts'
import { serveWatchlists, type WatchlistParts } from '../watchlists/serve-watchlists.ts'
import { watchlistsOf } from '../watchlists/watchlist-records.ts'

/** The calls about users and what is theirs. */
export const serveUsers = (
  parts: Omit<AccountParts, 'deleted' | 'belongingsOf'> &
    Omit<PresetParts, 'listsOf'> &
    WatchlistParts &
    OwnSourceParts,
) => {
  const listsOf = (userId: string) => watchlistsOf(parts.database, userId)
  const belongingsOf = async (userId: string) => {
    const { desks } = await desksOf(parts.database, userId)
    return { watchlists: await listsOf(userId), desks }
  }
  return [
    ...serveAccounts({ ...parts, belongingsOf, deleted: parts.own.reset }),
    ...serveContact(parts),
    ...servePresets({ ...parts, listsOf }),
    ...serveDesks(parts),
    ...serveWatchlists(parts),
    ...serveOwnSources(parts),
  ]
}
