import { type AnyColumn, and, eq, sql } from 'drizzle-orm'
import type { User } from '../../src/contract/shared/user/user.ts'
import type { Database } from '../store/open-store.ts'
import { users } from '../store/schema.ts'

export type Account = typeof users.$inferSelect

/** Whatever the case of its letters. */
export const isNamed = (column: AnyColumn, name: string) => sql`lower(${column}) = lower(${name})`

export async function findByEmail(database: Database, email: string): Promise<Account | undefined> {
  const [account] = await database.select().from(users).where(isNamed(users.email, email))
  return account
}

/** The same within a transaction: nobody else changes the account before its end. */
export async function lockByEmail(step: Database, email: string): Promise<Account | undefined> {
  const [account] = await step.select().from(users).where(isNamed(users.email, email)).for('update')
  return account
}

/** The account as it is, unless its password was changed since it was read. */
export const isUnchanged = ({ id, passwordHash }: Account) =>
  and(eq(users.id, id), eq(users.passwordHash, passwordHash))

/** What the account's holder may see of it. */
export const toUser = (account: Account): User => ({
  firstName: account.firstName,
  lastName: account.lastName,
  username: account.username,
  email: account.email,
  profession: account.profession,
  about: account.about,
  country: account.country,
  language: account.language,
  gender: account.gender,
})
