import { domainToASCII, domainToUnicode } from 'node:url'
import { type AnyColumn, and, eq, inArray, sql } from 'drizzle-orm'
import type { User } from '../../src/contract/shared/user/user.ts'
import type { Database } from '../store/open-store.ts'
import { users } from '../store/schema.ts'

export type Account = typeof users.$inferSelect

/** Ignores the case of letters. */
export const isNamed = (column: AnyColumn, name: string) => sql`lower(${column}) = lower(${name})`

/** An address with each of two spellings of its domain, letters of its own or ASCII: bücher.test, xn--bcher-kva.test. */
function spellingsOf(email: string) {
  const domainAt = email.lastIndexOf('@') + 1
  const domain = email.slice(domainAt)
  const spelled = (other: string) => (other === '' ? email : email.slice(0, domainAt) + other)
  // both functions answer '' for what is no name of a domain
  return { unicode: spelled(domainToUnicode(domain)), ascii: spelled(domainToASCII(domain)) }
}

/** The address as accounts store it: as typed, but a domain in ASCII in its own letters, so that the unique index knows it in both spellings. */
export const storedEmail = (email: string) => (/@(.*\.)?xn--/i.test(email) ? spellingsOf(email).unicode : email)

/** Ignores the case of letters and the spelling of the domain. */
export function isAddressed(column: AnyColumn, email: string) {
  const spellings = new Set([email, ...Object.values(spellingsOf(email))])
  return inArray(
    sql`lower(${column})`,
    [...spellings].map((one) => sql`lower(${one})`),
  )
}

export async function findByEmail(database: Database, email: string): Promise<Account | undefined> {
  const [account] = await database.select().from(users).where(isAddressed(users.email, email))
  return account
}

/** The same within a transaction: the account is locked until it ends. */
export async function lockByEmail(step: Database, email: string): Promise<Account | undefined> {
  const [account] = await step.select().from(users).where(isAddressed(users.email, email)).for('update')
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
