import { and, asc, desc, eq, gt, lt, lte, or } from 'drizzle-orm'
import { MailKind } from '../../src/contract/account/mail-kind.ts'
import { MAIL_LIST_LIMIT, type Mail, type MailEntry } from '../../src/contract/mock/mock.ts'
import { isNamed } from '../account/account.ts'
import type { Database } from '../store/open-store.ts'
import { mails } from '../store/schema.ts'
import { linkIn } from './compose.ts'

type Entry = Omit<typeof mails.$inferSelect, 'text' | 'html' | 'attempts' | 'replyTo'>

/** The newest mails as the outbox shows them. Ids grow as mails are written, whatever the clock was set to. */
export async function listMails(database: Database): Promise<MailEntry[]> {
  const { id, kind, recipient, subject, createdAt, sentAt, trouble } = mails
  const stored = await database
    .select({ id, kind, recipient, subject, createdAt, sentAt, trouble })
    .from(mails)
    .orderBy(desc(id))
    .limit(MAIL_LIST_LIMIT)
  return stored.map(entryOf)
}

export async function readMail(database: Database, id: string): Promise<Mail | undefined> {
  const [stored] = await database.select().from(mails).where(eq(mails.id, id))
  if (!stored) return undefined
  const { text, html } = stored
  const link = linkIn(text)
  return { ...entryOf(stored), text, html, ...(link === undefined ? {} : { link }) }
}

/** The mails to an address, oldest first, without their bodies. */
export async function mailsTo(database: Database, email: string) {
  const { id, kind, subject, createdAt } = mails
  const stored = await database.select({ kind, subject, createdAt }).from(mails).where(isTo(email)).orderBy(asc(id))
  return stored.map((mail) => ({ ...mail, kind: MailKind.parse(mail.kind), createdAt: mail.createdAt.toISOString() }))
}

/** When mails of a kind were written to an address within a time (both in milliseconds, the end included), newest first. */
export function writtenTo(database: Database, email: string, kind: MailKind, from: number, until: number) {
  const isRecent = and(gt(mails.createdAt, new Date(from)), lte(mails.createdAt, new Date(until)))
  return database
    .select({ createdAt: mails.createdAt })
    .from(mails)
    .where(and(isTo(email), eq(mails.kind, kind), isRecent))
    .orderBy(desc(mails.createdAt))
}

export async function clearMails(database: Database) {
  await database.delete(mails)
}

export async function forgetMails(database: Database, email: string) {
  await database.delete(mails).where(or(isTo(email), isNamed(mails.replyTo, email)))
}

export async function pruneMails(database: Database, before: number) {
  await database.delete(mails).where(lt(mails.createdAt, new Date(before)))
}

const isTo = (email: string) => isNamed(mails.recipient, email)

const entryOf = ({ id, kind, recipient, subject, createdAt, sentAt, trouble }: Entry): MailEntry => ({
  id,
  kind: MailKind.parse(kind),
  recipient,
  subject,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  trouble,
})
