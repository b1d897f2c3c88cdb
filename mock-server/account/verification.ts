import { and, eq, isNull, lte } from 'drizzle-orm'
import type { LinkStanding } from '../../src/contract/shared/user/user.ts'
import type { Clock } from '../clock.ts'
import { Refusal } from '../http/refusal.ts'
import type { Database } from '../store/open-store.ts'
import { users } from '../store/schema.ts'
import { type Account, isUnchanged } from './account.ts'
import type { AccountParts } from './account-parts.ts'
import { goneLink, VERIFICATION_MS } from './links.ts'

/** The fields of an account whose address was verified. */
export const proven = { isVerified: true, verifyBy: null } as const

/** Accounts that were not verified in time are deleted: they hold a person's address and name. */
export async function endOverdue(database: Database, clock: Clock) {
  const isOverdue = lte(users.verifyBy, new Date(clock.now()))
  await database.delete(users).where(and(eq(users.isVerified, false), isOverdue))
}

/** Accounts of releases that kept them forever have seven days from the upgrade. */
export async function dateUndated(database: Database, clock: Clock) {
  await database
    .update(users)
    .set({ verifyBy: new Date(clock.now() + VERIFICATION_MS) })
    .where(and(eq(users.isVerified, false), isNull(users.verifyBy)))
}

/** Mails a verification link. The account expires seven days from now. */
export async function mailVerification({ links, post, clock }: AccountParts, account: Account, step: Database) {
  const verifyBy = new Date(clock.now() + VERIFICATION_MS)
  await step.update(users).set({ verifyBy }).where(eq(users.id, account.id))
  const token = await links.issue(step, account.id, 'verification')
  await post.send({ kind: 'verification', to: account, token }, step)
}

/** `userId`: the account that the link verified. */
type Followed = { standing: LinkStanding; userId?: string }

/**
 * The state of the account behind a mailed link. The link verifies only where `isHere` confirms that the account was created in this browser: anybody
 * can sign up with the address of somebody else, who would otherwise verify a stranger's account with one click.
 */
export async function followLink(
  { database, links }: AccountParts,
  token: string,
  isHere: (userId: string) => boolean,
): Promise<Followed> {
  const link = await links.find(database, token)
  if (link?.purpose !== 'verification') return { standing: 'unknown' }
  if (link.usedAt) return { standing: 'used' }
  const [account] = await database.select().from(users).where(eq(users.id, link.userId))
  if (account?.isVerified) return { standing: 'alreadyVerified' }
  if (!account || !links.isGood(link)) return { standing: 'unknown' }
  if (!isHere(account.id)) return { standing: 'waiting' }
  if (!(await verify({ database, links }, account, token))) return { standing: 'used' }
  return { standing: 'verified', userId: account.id }
}

/** Whether the link was valid and belongs to the account, which is verified now. The account is the one whose password, or browser, was proven. */
export async function verify(
  { database, links }: Pick<AccountParts, 'database' | 'links'>,
  account: Account,
  token: string,
): Promise<boolean> {
  const link = await links.find(database, token)
  if (link?.purpose !== 'verification' || link.userId !== account.id || !links.isGood(link)) return false
  try {
    await database.transaction(async (step) => {
      const [changed] = await step.update(users).set(proven).where(isUnchanged(account)).returning()
      if (!changed) throw goneLink()
      await links.use(step, link)
    })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
