import type { unreadMachine } from '../../machines/watchlists/unread.machine.ts'

/** Charts of the watchlists by their roles. */
export type WatchlistLogics = { unread: typeof unreadMachine }
