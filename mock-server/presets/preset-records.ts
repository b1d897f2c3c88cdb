import { and, asc, eq, lte } from 'drizzle-orm'
import type { SearchContext } from '../../src/contract/shared/search-context.ts'
import { conflictsOf } from '../../src/rules/shared/conflicts.ts'
import { isSame } from '../../src/rules/shared/merge.ts'
import { withoutLanguages } from '../../src/rules/shared/search.ts'
import type { Account } from '../account/account.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../store/open-store.ts'
import { presets } from '../store/schema.ts'
import { inTurn, isOf, isTheirs, KEPT_MS, refuseFull } from './preset-owner.ts'

export type Stored = typeof presets.$inferSelect
type Preset = { name: string; searchContext: SearchContext }

/** The presets of the users: each user sees and changes their own only. */
export const createPresetRecords = (database: Database, clock: Clock) => ({
  /** The oldest first. What can be brought back no longer is gone. */
  async list(account: Account) {
    await database.delete(presets).where(lte(presets.deletedAt, new Date(clock.now() - KEPT_MS)))
    return database.select().from(presets).where(isOf(account.id)).orderBy(asc(presets.createdAt), asc(presets.id))
  },

  async get(account: Account, id: string) {
    const [found] = await database.select().from(presets).where(isTheirs(account, id))
    return found
  },

  /** Does nothing if a preset with this id exists. */
  add: (account: Account, preset: Preset & { id: string; createdAt: Date }) =>
    database.transaction(async (step) => {
      await inTurn(step, account)
      if ((await step.$count(presets, and(eq(presets.userId, account.id), eq(presets.id, preset.id)))) > 0) return
      await refuseFull(step, account)
      await step.insert(presets).values({ ...preset, userId: account.id })
    }),

  /** Returns the stored preset, undefined for none. It is changed unless the same field has been changed by another client since `base`. */
  change: (account: Account, id: string, change: Partial<Preset>, base: Partial<Preset>) =>
    database.transaction(async (step) => {
      const [stored] = await step.select().from(presets).where(isTheirs(account, id)).for('update')
      if (!stored) return undefined
      const { name, searchContext } = stored
      if (conflictsOf(knownTo(base, searchContext), change, { name, searchContext }).length > 0)
        return { stored, hasConflict: true }
      await step
        .update(presets)
        .set({ name, searchContext, ...change })
        .where(eq(presets.id, stored.id))
      return { stored, hasConflict: false }
    }),

  /** Whether there was one to delete. */
  async remove(account: Account, id: string) {
    const deletedAt = new Date(clock.now())
    const removed = await database.update(presets).set({ deletedAt }).where(isTheirs(account, id)).returning()
    return removed.length > 0
  },
})

/** A page of an earlier release knows a preset without the languages of its keywords: that is no other version. */
const knownTo = ({ searchContext, ...base }: Partial<Preset>, stored: SearchContext): Partial<Preset> => ({
  ...base,
  ...(searchContext && { searchContext: isSame(searchContext, withoutLanguages(stored)) ? stored : searchContext }),
})
