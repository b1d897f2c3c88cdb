import type { AccountParts } from '../account/account-parts.ts'
import { serveAccounts } from '../account/serve/serve-accounts.ts'
import { serveContact } from '../contact/serve-contact.ts'
import { type PresetParts, servePresets } from '../presets/serve-presets.ts'
import { serveWatchlists, type WatchlistParts } from '../watchlists/serve-watchlists.ts'
import { watchlistsOf } from '../watchlists/watchlist-records.ts'

/** The calls about users and what is theirs. */
export const serveUsers = (parts: AccountParts & Omit<PresetParts, 'listsOf'> & WatchlistParts) => [
  ...serveAccounts(parts),
  ...serveContact(parts),
  ...servePresets({ ...parts, listsOf: (userId) => watchlistsOf(parts.database, userId) }),
  ...serveWatchlists(parts),
]
