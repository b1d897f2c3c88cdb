import { and, asc, eq } from 'drizzle-orm'
import { PRESETS_LIMIT } from '../../src/contract/shared/feed-configuration.ts'
import type { SearchContext } from '../../src/contract/shared/search-context.ts'
import { conflictsOf } from '../../src/rules/shared/conflicts.ts'
import { isSame } from '../../src/rules/shared/merge.ts'
import { withoutLanguages } from '../../src/rules/shared/search.ts'
import type { Account } from '../account/account.ts'
import { Refusal, unauthorized } from '../http/refusal.ts'
import type { Database } from '../store/open-store.ts'
import { presets, users } from '../store/schema.ts'

type Preset = { name: string; searchContext: SearchContext }

const isTheirs = (account: Account, id: string) => and(eq(presets.userId, account.id), eq(presets.id, id))

/** The presets of the users: each user sees and changes their own only. */
export const createPresetRecords = (database: Database) => ({
  /** The oldest first. */
  list: (account: Account) =>
    database
      .select()
      .from(presets)
      .where(eq(presets.userId, account.id))
      .orderBy(asc(presets.createdAt), asc(presets.id)),

  async get(account: Account, id: string) {
    const [found] = await database.select().from(presets).where(isTheirs(account, id))
    return found
  },

  /** Does nothing if a preset with this id exists. */
  add: (account: Account, preset: Preset & { id: string; createdAt: Date }) =>
    database.transaction(async (step) => {
      // one at a time for each user, so that the limit cannot be exceeded
      const [owner] = await step.select({ id: users.id }).from(users).where(eq(users.id, account.id)).for('update')
      if (!owner) throw unauthorized('The account was deleted.')
      if ((await step.$count(presets, isTheirs(account, preset.id))) > 0) return
      if ((await step.$count(presets, eq(presets.userId, owner.id))) >= PRESETS_LIMIT) throw tooMany()
      await step.insert(presets).values({ ...preset, userId: owner.id })
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
    const removed = await database.delete(presets).where(isTheirs(account, id)).returning()
    return removed.length > 0
  },
})

/** A page of an earlier release knows a preset without the languages of its keywords: that is no other version. */
const knownTo = ({ searchContext, ...base }: Partial<Preset>, stored: SearchContext): Partial<Preset> => ({
  ...base,
  ...(searchContext && { searchContext: isSame(searchContext, withoutLanguages(stored)) ? stored : searchContext }),
})

const tooMany = () =>
  new Refusal(409, 'too-many', `You have ${PRESETS_LIMIT} presets, as many as can be kept. Please delete one first.`)
