import { and, eq, isNull } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../store/open-store.ts'
import { signIns, users } from '../store/schema.ts'
import type { Account } from './account.ts'
import { REMEMBERED_SECONDS } from './refresh-cookie.ts'

const SESSION_MS = 12 * 3600_000
const REMEMBERED_MS = REMEMBERED_SECONDS * 1000

export type SignIn = typeof signIns.$inferSelect
type NewSignIn = Pick<SignIn, 'id' | 'userId' | 'isRemembered' | 'userAgent'>

/** The sign-ins in the store. */
export function createSignInRecords(database: Database, clock: Clock) {
  const now = () => new Date(clock.now())
  return {
    async add(signIn: NewSignIn): Promise<SignIn> {
      const values = { ...signIn, createdAt: now(), usedAt: now() }
      const [added] = await database.insert(signIns).values(values).returning()
      if (!added) throw new Error('The store did not answer with the sign-in that it was given.')
      return added
    },

    /** Undefined once it has ended. */
    async find(id: string): Promise<{ account: Account; signIn: SignIn } | undefined> {
      const [row] = await database
        .select({ account: users, signIn: signIns })
        .from(signIns)
        .innerJoin(users, eq(users.id, signIns.userId))
        .where(eq(signIns.id, id))
      return row && isAlive(row.signIn, clock.now()) ? row : undefined
    },

    /** Undefined when someone else was faster. */
    async rotate({ id, counter }: SignIn): Promise<SignIn | undefined> {
      const open = and(eq(signIns.id, id), eq(signIns.counter, counter), isNull(signIns.endedAt))
      const rotation = { counter: counter + 1, usedAt: now() }
      const [rotated] = await database.update(signIns).set(rotation).where(open).returning()
      return rotated
    },

    async end(id: string) {
      const open = and(eq(signIns.id, id), isNull(signIns.endedAt))
      await database.update(signIns).set({ endedAt: now() }).where(open)
    },
  }
}

function isAlive({ endedAt, isRemembered, createdAt, usedAt }: SignIn, now: number) {
  if (endedAt) return false
  return isRemembered ? now < usedAt.getTime() + REMEMBERED_MS : now < createdAt.getTime() + SESSION_MS
}
