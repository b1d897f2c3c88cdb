import { createHash } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { and, desc, eq, gt, isNull, lt, lte } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import { Refusal } from '../http/refusal.ts'
import { canFollow, PACE_MS } from '../mails/pace.ts'
import type { Database } from '../store/open-store.ts'
import { linkTokens } from '../store/schema.ts'

type Link = typeof linkTokens.$inferSelect
type Purpose = Link['purpose']
export type Links = ReturnType<typeof createLinks>

export const VERIFICATION_MS = 7 * millisecondsInDay
const LIFETIME_MS = { verification: VERIFICATION_MS, passwordReset: 30 * 60_000 } as const

/** The pause before another mail with such a link may be requested. */
const FIRST_PAUSE_MS = { verification: 0, passwordReset: 60_000 } as const

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
export const goneLink = () => new Refusal(410, 'gone', 'This link has expired or was used.')

/**
 * The links that are mailed. All links for one purpose stay valid until they expire or one of them is used; otherwise a stranger who keeps requesting
 * new ones would invalidate the link in the owner's hands. Every writer locks the user's row first, which prevents deadlocks.
 */
export function createLinks(clock: Clock, { randomText }: Pick<Environment, 'randomText'>) {
  const of = (userId: string, purpose: Purpose) => and(eq(linkTokens.userId, userId), eq(linkTokens.purpose, purpose))

  return {
    /** Returns the token of a new link. */
    async issue(step: Database, userId: string, purpose: Purpose): Promise<string> {
      const token = randomText(32)
      const createdAt = new Date(clock.now())
      const expiresAt = new Date(clock.now() + LIFETIME_MS[purpose])
      const isOld = and(of(userId, purpose), lt(linkTokens.expiresAt, new Date(clock.now() - PACE_MS)))
      await step.delete(linkTokens).where(isOld)
      await step.insert(linkTokens).values({ hash: hashOf(token), userId, purpose, createdAt, expiresAt })
      return token
    },

    /** Whether another mail may be sent: the mailbox is not flooded, regardless of who asks, and its owner does not wait for a link. */
    async canIssue(step: Database, userId: string, purpose: Purpose): Promise<boolean> {
      const now = clock.now()
      const recent = await step
        .select({ createdAt: linkTokens.createdAt })
        .from(linkTokens)
        .where(
          and(
            of(userId, purpose),
            isNull(linkTokens.usedAt),
            gt(linkTokens.createdAt, new Date(now - PACE_MS)),
            lte(linkTokens.createdAt, new Date(now)),
          ),
        )
        .orderBy(desc(linkTokens.createdAt))
      return canFollow(recent, now, FIRST_PAUSE_MS[purpose])
    },

    /** Returns the link of a token while it is known. */
    async find(database: Database, token: string): Promise<Link | undefined> {
      const [link] = await database
        .select()
        .from(linkTokens)
        .where(eq(linkTokens.hash, hashOf(token)))
      return link
    },

    /** Whether a link can still be used. */
    isGood: ({ usedAt, expiresAt }: Link) => usedAt === null && expiresAt.getTime() > clock.now(),

    /** Uses a link up; refuses with 410 when another request was faster. */
    async use(step: Database, { hash }: Link) {
      const usedAt = new Date(clock.now())
      const isUnused = and(eq(linkTokens.hash, hash), isNull(linkTokens.usedAt))
      const used = await step.update(linkTokens).set({ usedAt }).where(isUnused).returning()
      if (used.length === 0) throw goneLink()
    },

    /** Invalidates the unused ones. */
    async forget(step: Database, userId: string, purpose: Purpose) {
      await step.delete(linkTokens).where(and(of(userId, purpose), isNull(linkTokens.usedAt)))
    },
  }
}
