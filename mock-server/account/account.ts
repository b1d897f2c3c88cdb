import { type AnyColumn, and, eq, sql } from 'drizzle-orm'
import type { User } from '../../src/contract/shared/user/user.ts'
import type { Database } from '../store/open-store.ts'
import { users } from '../store/schema.ts'

export type Account = typeof users.$inferSelect

/** Ignores the case of letters. */
export const isNamed = (column: AnyColumn, name: string) => sql`lower(${column}) = lower(${name})`

export async function findByEmail(database: Database, email: string): Promise<Account | undefined> {
  const [account] = await database.select().from(users).where(isNamed(users.email, email))
  return account
}

/** The same within a transaction: the account is locked until it ends. */
export async function lockByEmail(step: Database, email: string): Promise<Account | undefined> {
  const [account] = await step.select().from(users).where(isNamed(users.email, email)).for('update')
  return account
}

/** The account as stored, unless its password was changed since it was read. */
export const isUnchanged = ({ id, passwordHash }: Account) =>
  and(eq(users.id, id), eq(users.passwordHash, passwordHash))

/** The part of the account that its holder may see. */
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
