import { and, eq, gt, isNull } from 'drizzle-orm'
import type { NamedSymbols } from '../../src/rules/shared/query/query.ts'
import { writtenOut } from '../../src/rules/shared/query/written-out.ts'
import type { Account } from '../account/account.ts'
import type { Clock } from '../clock.ts'
import { Refusal } from '../http/refusal.ts'
import type { Database } from '../store/open-store.ts'
import { presets } from '../store/schema.ts'
import { inTurn, isTheirs, KEPT_MS, refuseFull } from './preset-owner.ts'

/** The lists that a user's presets can name. */
export type ListsOf = (userId: string) => Promise<readonly NamedSymbols[]>

/** Presets that are brought back, and the copies of presets that others can open by a link. */
export const createPresetShares = (database: Database, clock: Clock, listsOf: ListsOf) => ({
  /** Whether there was one to bring back. It is where it was, under its id, and so is its link. */
  restore: (account: Account, id: string) =>
    database.transaction(async (step) => {
      await inTurn(step, account)
      const isRecent = gt(presets.deletedAt, new Date(clock.now() - KEPT_MS))
      const wasTheirs = and(eq(presets.userId, account.id), eq(presets.id, id), isRecent)
      if ((await step.$count(presets, wasTheirs)) === 0) return false
      await refuseFull(step, account)
      await step.update(presets).set({ deletedAt: null }).where(wasTheirs)
      return true
    }),

  /** Makes a copy of what it is now. Returns the token of its link, which stays the same; undefined for no such preset. */
  async share(account: Account, id: string, newToken: string) {
    const lists = await listsOf(account.id)
    return database.transaction(async (step) => {
      const [stored] = await step.select().from(presets).where(isTheirs(account, id)).for('update')
      if (!stored) return undefined
      const searchContext = writtenOut(stored.searchContext, lists)
      if (!searchContext) throw notWritten()
      const shareToken = stored.shareToken ?? newToken
      await step
        .update(presets)
        .set({ shareToken, shared: { name: stored.name, searchContext } })
        .where(eq(presets.id, stored.id))
      return shareToken
    })
  },

  /** Whether there was such a preset. */
  async unshare(account: Account, id: string) {
    const ended = { shareToken: null, shared: null }
    const found = await database.update(presets).set(ended).where(isTheirs(account, id)).returning()
    return found.length > 0
  },

  /** The copy that a link leads to. */
  async shared(token: string) {
    const isHere = and(eq(presets.shareToken, token), isNull(presets.deletedAt))
    const [found] = await database.select({ shared: presets.shared }).from(presets).where(isHere)
    return found?.shared ?? undefined
  },
})

const notWritten = () =>
  new Refusal(
    409,
    'list-not-written',
    'The preset names a list that is missing, empty or too long to be written out, or a folder of your own sources, which only you have.',
  )
