import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { DesksChange, StoredDesks } from '../../src/contract/desks/stored-desks.ts'
import type { Account } from '../account/account.ts'
import { inTurn, type Step } from '../account/in-turn.ts'
import type { Database } from '../store/open-store.ts'
import { desks as table } from '../store/own-schema.ts'

/** The desks of an account. */
export async function desksOf(database: Database | Step, userId: string): Promise<StoredDesks> {
  const [stored] = await database
    .select({ desks: table.desks, revision: table.revision })
    .from(table)
    .where(eq(table.userId, userId))
  return stored ?? { desks: [], revision: 0 }
}

/** The desks of the users: each user sees and changes their own only. Changes of one user's desks wait for each other. */
export const createDeskRecords = (database: Database) => ({
  list: (account: Account) => desksOf(database, account.id),

  /** Keeps desks that were made from the stored ones; others change nothing. Returns those that are stored then. The same change again, as of a client whose answer was lost, is no conflict. */
  keep: (account: Account, { desks, revision }: DesksChange) =>
    inTurn(database, account.id, async (step) => {
      const stored = await desksOf(step, account.id)
      const isAgain = stored.revision === revision + 1 && isDeepStrictEqual(stored.desks, desks)
      if (stored.revision !== revision) return { stored, hasConflict: !isAgain }
      const next = { desks, revision: revision + 1 }
      await step
        .insert(table)
        .values({ userId: account.id, ...next })
        .onConflictDoUpdate({ target: table.userId, set: next })
      return { stored: next, hasConflict: false }
    }),
})
