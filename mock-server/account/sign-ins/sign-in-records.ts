import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
import { and, desc, eq, gt, isNull, ne, not, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../store/open-store.ts'
import { signIns, users } from '../../store/schema.ts'
import { type Account, isUnchanged } from '../account.ts'
import { REMEMBERED_SECONDS } from './refresh-cookie.ts'

const SESSION_MS = 12 * millisecondsInHour
const REMEMBERED_MS = REMEMBERED_SECONDS * 1000
/** Regardless of use. */
const LONGEST_MS = 90 * millisecondsInDay

export type StoredSignIn = typeof signIns.$inferSelect
/** More to do in the same transaction. */
type Step = (step: Database) => Promise<void>
type NewSignIn = Pick<StoredSignIn, 'id' | 'isRemembered' | 'userAgent' | 'address'>

/** The sign-ins in the store. An ended one is deleted, and an expired one is deleted by the user's next sign-in. */
export function createSignInRecords(database: Database, clock: Clock) {
  const now = () => new Date(clock.now())
  return {
    /** Undefined when the password that was proven is no longer the account's. `notify` notifies its owner, in the same transaction. */
    add(signIn: NewSignIn, account: Account, notify: Step): Promise<StoredSignIn | undefined> {
      const userId = account.id
      return database.transaction(async (step) => {
        // locked: a password change ends all sign-ins, including one that is being created, and mails are counted one by one
        const [owner] = await step.select({ id: users.id }).from(users).where(isUnchanged(account)).for('update')
        if (!owner) return undefined
        await step.delete(signIns).where(and(eq(signIns.userId, userId), not(isAlive(clock.now()))))
        const values = { ...signIn, userId, createdAt: now(), usedAt: now() }
        const [added] = await step.insert(signIns).values(values).returning()
        await notify(step)
        return added
      })
    },

    /** Undefined once it has ended. */
    async find(id: string): Promise<{ account: Account; signIn: StoredSignIn } | undefined> {
      const [row] = await database
        .select({ account: users, signIn: signIns })
        .from(signIns)
        .innerJoin(users, eq(users.id, signIns.userId))
        .where(and(eq(signIns.id, id), isAlive(clock.now())))
      return row
    },

    /** The last used first. */
    list(userId: string): Promise<StoredSignIn[]> {
      return database
        .select()
        .from(signIns)
        .where(and(eq(signIns.userId, userId), isAlive(clock.now())))
        .orderBy(desc(signIns.usedAt), signIns.id)
    },

    ...rotationIn(database, now),

    async end(id: string) {
      await database.delete(signIns).where(eq(signIns.id, id))
    },

    /** Ends it and runs `notify`, which notifies its owner, in the same transaction; not when it had ended before. */
    endAndNotify(id: string, notify: Step) {
      return database.transaction(async (step) => {
        const ended = await step.delete(signIns).where(eq(signIns.id, id)).returning()
        if (ended.length > 0) await notify(step)
      })
    },

    /** Whether the user had such a sign-in to end. */
    async endOfUser(userId: string, id: string) {
      const theirs = and(eq(signIns.userId, userId), eq(signIns.id, id), isAlive(clock.now()))
      return (await database.delete(signIns).where(theirs).returning()).length > 0
    },

    async endAll(step: Database, userId: string, except = '') {
      await step.delete(signIns).where(and(eq(signIns.userId, userId), ne(signIns.id, except)))
    },
  }
}

/** The life of the refresh cookie of a sign-in. */
const rotationIn = (database: Database, now: () => Date) => ({
  /** Undefined when someone else was faster. */
  async rotate(signIn: StoredSignIn, address: string): Promise<StoredSignIn | undefined> {
    const rotation = {
      address,
      counter: signIn.counter + 1,
      usedAt: now(),
      receivedAt: null,
      formerReceivedAt: signIn.receivedAt ?? now(),
    }
    const [rotated] = await database.update(signIns).set(rotation).where(isSame(signIn)).returning()
    return rotated
  },

  /** The answer with the newest value has arrived. */
  async received(signIn: StoredSignIn) {
    const unknown = and(isSame(signIn), isNull(signIns.receivedAt))
    await database.update(signIns).set({ receivedAt: now() }).where(unknown)
  },
})

const isSame = ({ id, counter }: StoredSignIn) => and(eq(signIns.id, id), eq(signIns.counter, counter))

function isAlive(now: number) {
  const remembered = and(
    signIns.isRemembered,
    gt(signIns.usedAt, new Date(now - REMEMBERED_MS)),
    gt(signIns.createdAt, new Date(now - LONGEST_MS)),
  )
  const session = and(not(signIns.isRemembered), gt(signIns.createdAt, new Date(now - SESSION_MS)))
  return sql`(${remembered} or ${session})`
}
