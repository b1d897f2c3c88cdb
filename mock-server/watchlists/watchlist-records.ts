import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { WATCHED_LIMIT, WATCHLISTS_LIMIT, type Watchlist } from '../../src/contract/shared/user/watchlist.ts'
import type { WatchlistChange } from '../../src/contract/watchlists/watchlists.ts'
import { listNamed } from '../../src/rules/shared/query/list-names.ts'
import { arranged } from '../../src/rules/watchlists/arranged.ts'
import { changed } from '../../src/rules/watchlists/edits.ts'
import type { Account } from '../account/account.ts'
import { inTurn, type Step } from '../account/in-turn.ts'
import { Refusal } from '../http/refusal.ts'
import type { Database } from '../store/open-store.ts'
import { watchlists } from '../store/schema.ts'

type Change = Omit<WatchlistChange, 'base'>
type Outcome = { stored: Watchlist; hasConflict: boolean }

/** The lists of an account in their order. */
export const watchlistsOf = (database: Database | Step, userId: string) =>
  database
    .select({ id: watchlists.id, name: watchlists.name, symbols: watchlists.symbols })
    .from(watchlists)
    .where(eq(watchlists.userId, userId))
    .orderBy(asc(watchlists.position), asc(watchlists.id))

const isTheirs = (account: Account, id: string) => and(eq(watchlists.userId, account.id), eq(watchlists.id, id))

/** The watchlists of the users: each user sees and changes their own only. Changes of one user's lists wait for each other. */
export const createWatchlistRecords = (database: Database) => ({
  list: (account: Account) => watchlistsOf(database, account.id),

  /** Returns the stored list: the one that is there already if it has this id. */
  add: (account: Account, list: Watchlist & { createdAt: Date }, position: number | undefined) =>
    inTurn(database, account.id, async (step) => {
      const lists = await watchlistsOf(step, account.id)
      const known = lists.find(({ id }) => id === list.id)
      if (known) return known
      if (lists.length >= WATCHLISTS_LIMIT) throw tooManyLists()
      refuseTaken(lists, list)
      const free = await freePosition(step, account, position)
      await step.insert(watchlists).values({ ...list, userId: account.id, position: free })
      return { id: list.id, name: list.name, symbols: list.symbols }
    }),

  /** Undefined where there is no such list. */
  change: (account: Account, id: string, change: Change, base: Change) =>
    inTurn(database, account.id, async (step): Promise<Outcome | undefined> => {
      const lists = await watchlistsOf(step, account.id)
      const stored = lists.find((list) => list.id === id)
      if (!stored) return undefined
      const isRenamed = base.name !== undefined && base.name !== stored.name && change.name !== stored.name
      if (change.name !== undefined && isRenamed) return { stored, hasConflict: true }
      const next = changed(stored, { ...change, base })
      refuseTaken(lists, next)
      if (next.symbols.length > WATCHED_LIMIT) throw tooManySymbols()
      await step.update(watchlists).set({ name: next.name, symbols: next.symbols }).where(isTheirs(account, id))
      return { stored: next, hasConflict: false }
    }),

  /** Whether there was one to delete. */
  async remove(account: Account, id: string) {
    const removed = await database.delete(watchlists).where(isTheirs(account, id)).returning()
    return removed.length > 0
  },

  arrange: (account: Account, ids: readonly string[]) =>
    inTurn(database, account.id, async (step) => {
      const lists = arranged(await watchlistsOf(step, account.id), ids)
      for (const [position, { id }] of lists.entries())
        await step.update(watchlists).set({ position }).where(isTheirs(account, id))
    }),
})

/** Returns the stored position of a list that is to stand before the one that is at `index` now. */
async function freePosition(step: Step, account: Account, index: number | undefined) {
  const taken = await step
    .select({ position: watchlists.position })
    .from(watchlists)
    .where(eq(watchlists.userId, account.id))
    .orderBy(asc(watchlists.position), asc(watchlists.id))
  const position = index === undefined ? undefined : taken[index]?.position
  if (position === undefined) return (taken.at(-1)?.position ?? -1) + 1
  await step
    .update(watchlists)
    .set({ position: sql`${watchlists.position} + 1` })
    .where(and(eq(watchlists.userId, account.id), gte(watchlists.position, position)))
  return position
}

function refuseTaken(lists: readonly Watchlist[], { id, name }: Watchlist) {
  const others = lists.filter((list) => list.id !== id)
  if (listNamed(others, name)) throw new Refusal(409, 'name-taken', `You have a list “${name}” already.`)
}

const tooManyLists = () =>
  new Refusal(409, 'too-many', `You have ${WATCHLISTS_LIMIT} lists, as many as can be kept. Please delete one first.`)

const tooManySymbols = () =>
  new Refusal(409, 'too-many', `A list has at most ${WATCHED_LIMIT} symbols: some were added elsewhere.`)
