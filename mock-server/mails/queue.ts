import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { and, asc, eq, gt, gte, isNull, ne, or } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../store/open-store.ts'
import { mails } from '../store/schema.ts'
import type { Trouble } from './trouble.ts'

/** `attempts` of a mail that was written without an SMTP server: it stays in the outbox, even if one is configured later. */
export const OUTBOX_ONLY = -1
/** `attempts` of a mail that was rejected permanently: it is not retried. */
const REFUSED = -2
/** How often a mail is tried whose sender or recipient a server rejects permanently. */
const REFUSALS = 3
/** After this time a mail is not retried: an expired link is of no use. */
const GIVE_UP_MS = { passwordReset: 30 * millisecondsInMinute, others: 3 * millisecondsInDay }

export type StoredMail = typeof mails.$inferSelect
export type Waiting = Pick<StoredMail, 'id' | 'attempts'>
export type Queue = ReturnType<typeof createQueue>

/** The mails that no SMTP server has accepted yet. */
export const createQueue = (database: Database, clock: Clock) => ({
  /** The oldest first. */
  waiting: (): Promise<Waiting[]> =>
    database
      .select({ id: mails.id, attempts: mails.attempts })
      .from(mails)
      .where(and(isNull(mails.sentAt), gte(mails.attempts, 0), isYoung(clock.now())))
      .orderBy(asc(mails.id)),

  /** Counts an attempt before it is made and assigns it to one server: servers that share a database do not send a mail twice. */
  async claim({ id, attempts }: Waiting): Promise<StoredMail | undefined> {
    const [claimed] = await database
      .update(mails)
      .set({ attempts: attempts + 1 })
      .where(and(eq(mails.id, id), eq(mails.attempts, attempts), isNull(mails.sentAt)))
      .returning()
    return claimed
  },

  /** The bodies are deleted, because their links are valid. Mails to a deleted account are deleted entirely. */
  async delivered(id: string) {
    await database.delete(mails).where(and(eq(mails.id, id), eq(mails.kind, 'accountDeleted')))
    await database
      .update(mails)
      .set({ sentAt: new Date(clock.now()), trouble: null, text: '', html: '' })
      .where(eq(mails.id, id))
  },

  async failed({ id, attempts }: Waiting, { words, isFinal }: Trouble) {
    const isOver = isFinal && attempts >= REFUSALS
    await database
      .update(mails)
      .set({ trouble: words, ...(isOver ? { attempts: REFUSED } : {}) })
      .where(eq(mails.id, id))
  },
})

const isYoung = (now: number) =>
  or(
    gt(mails.createdAt, new Date(now - GIVE_UP_MS.passwordReset)),
    and(ne(mails.kind, 'passwordReset'), gt(mails.createdAt, new Date(now - GIVE_UP_MS.others))),
  )
