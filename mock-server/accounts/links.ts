import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { Refusal } from '../http/refusal.ts'
import type { Database } from '../store/open-store.ts'
import { linkTokens } from '../store/schema.ts'

type Purpose = (typeof linkTokens.$inferSelect)['purpose']
export type Links = ReturnType<typeof createLinks>

const LIFETIME_MS = { verification: 7 * 24 * 3600_000, passwordReset: 30 * 60_000 } as const

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const goneLink = () => new Refusal(410, 'gone', 'This link has expired or was used.')

/** The links that are mailed. Whoever writes locks the user's row first, so that no two wait for each other. */
export function createLinks(clock: Clock) {
  const of = (userId: string, purpose: Purpose) => and(eq(linkTokens.userId, userId), eq(linkTokens.purpose, purpose))
  const living = (token: string, purpose: Purpose) =>
    and(
      eq(linkTokens.hash, hashOf(token)),
      eq(linkTokens.purpose, purpose),
      isNull(linkTokens.usedAt),
      gt(linkTokens.expiresAt, new Date(clock.now())),
    )

  return {
    /** Answers the token of a new link; the older ones for the same are void. */
    async issue(step: Database, userId: string, purpose: Purpose): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      const createdAt = new Date(clock.now())
      const expiresAt = new Date(clock.now() + LIFETIME_MS[purpose])
      await step.delete(linkTokens).where(of(userId, purpose))
      await step.insert(linkTokens).values({ hash: hashOf(token), userId, purpose, createdAt, expiresAt })
      return token
    },

    /** Whether one that was not used was issued within the last so many milliseconds. */
    async wasIssued(step: Database, userId: string, purpose: Purpose, within: number): Promise<boolean> {
      const now = clock.now()
      const recent = and(gt(linkTokens.createdAt, new Date(now - within)), lte(linkTokens.createdAt, new Date(now)))
      return (await step.$count(linkTokens, and(of(userId, purpose), isNull(linkTokens.usedAt), recent))) > 0
    },

    /** The user of a link; refuses with 410 what is good for nothing. */
    async ownerOf(database: Database, token: string, purpose: Purpose): Promise<string> {
      const [link] = await database.select().from(linkTokens).where(living(token, purpose))
      if (!link) throw goneLink()
      return link.userId
    },

    /** Uses a link up; refuses with 410 when someone else was faster. */
    async use(step: Database, token: string, purpose: Purpose) {
      const usedAt = new Date(clock.now())
      const used = await step.update(linkTokens).set({ usedAt }).where(living(token, purpose)).returning()
      if (used.length === 0) throw goneLink()
    },

    async forget(step: Database, userId: string, purpose: Purpose) {
      await step.delete(linkTokens).where(and(of(userId, purpose), isNull(linkTokens.usedAt)))
    },
  }
}
