import { sql } from 'drizzle-orm'
import type { User } from '../../src/contract/user.ts'
import type { Database } from '../store/open-store.ts'
import { users } from '../store/schema.ts'

export type Account = typeof users.$inferSelect

export async function findByEmail(database: Database, email: string): Promise<Account | undefined> {
  const [account] = await database.select().from(users).where(sql`lower(${users.email}) = lower(${email})`)
  return account
}

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
