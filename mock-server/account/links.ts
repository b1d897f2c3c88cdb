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

/** Before another mail with such a link, for whoever asks at once. */
const FIRST_PAUSE_MS = { verification: 0, passwordReset: 60_000 } as const

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
export const goneLink = () => new Refusal(410, 'gone', 'This link has expired or was used.')

/**
 * The links that are mailed. Those for one purpose are all good until they expire or one of them is used: otherwise whoever keeps asking for
 * new ones would void the link in the owner's hands. Whoever writes locks the user's row first, so that no two wait for each other.
 */
export function createLinks(clock: Clock, { randomText }: Pick<Environment, 'randomText'>) {
  const of = (userId: string, purpose: Purpose) => and(eq(linkTokens.userId, userId), eq(linkTokens.purpose, purpose))

  return {
    /** Answers the token of a new link. */
    async issue(step: Database, userId: string, purpose: Purpose): Promise<string> {
      const token = randomText(32)
      const createdAt = new Date(clock.now())
      const expiresAt = new Date(clock.now() + LIFETIME_MS[purpose])
      const isOld = and(of(userId, purpose), lt(linkTokens.expiresAt, new Date(clock.now() - PACE_MS)))
      await step.delete(linkTokens).where(isOld)
      await step.insert(linkTokens).values({ hash: hashOf(token), userId, purpose, createdAt, expiresAt })
      return token
    },

    /** Whether another mail may go out: whoever asks, a mailbox is not flooded, and its owner is not kept waiting for a link. */
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

    /** The link of a token, as long as it is known. */
    async find(database: Database, token: string): Promise<Link | undefined> {
      const [link] = await database
        .select()
        .from(linkTokens)
        .where(eq(linkTokens.hash, hashOf(token)))
      return link
    },

    /** Whether a link can still be used. */
    isGood: ({ usedAt, expiresAt }: Link) => usedAt === null && expiresAt.getTime() > clock.now(),

    /** Uses a link up; refuses with 410 when someone else was faster. */
    async use(step: Database, { hash }: Link) {
      const usedAt = new Date(clock.now())
      const isUnused = and(eq(linkTokens.hash, hash), isNull(linkTokens.usedAt))
      const used = await step.update(linkTokens).set({ usedAt }).where(isUnused).returning()
      if (used.length === 0) throw goneLink()
    },

    /** Voids those that were not used. */
    async forget(step: Database, userId: string, purpose: Purpose) {
      await step.delete(linkTokens).where(and(of(userId, purpose), isNull(linkTokens.usedAt)))
    },
  }
}
