import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { AccountExport } from '../../../src/contract/account/account.ts'
import { api } from '../../../src/contract/api.ts'
import { conflictsOf } from '../../../src/rules/shared/conflicts.ts'
import { forbidden, unauthorized } from '../../http/refusal.ts'
import { serveUser } from '../../http/serve.ts'
import type { Deed } from '../../mails/letters.ts'
import { mailsTo } from '../../mails/outbox.ts'
import type { Database } from '../../store/open-store.ts'
import { ownFeeds, ownSources } from '../../store/own-schema.ts'
import { messages, presets, users } from '../../store/schema.ts'
import { type Account, isNamed, isUnchanged, toUser } from '../account.ts'
import type { AccountParts } from '../account-parts.ts'
import { isOwner, passwordRefused } from '../prove-owner.ts'
import { deedOf } from '../sign-ins/browsers.ts'
import { setCookie } from '../sign-ins/refresh-cookie.ts'
import { toRecord } from './serve-sign-ins.ts'

export const serveProfile = (parts: AccountParts) => [
  serveUser(api.user.updateUserInfo, async ({ body: { email, base = {}, ...changes }, account }) => {
    if (email.toLowerCase() !== account.email.toLowerCase()) throw forbidden('This is not the e-mail of the account.')
    return parts.database.transaction(async (step) => {
      // locked, so that no other call changes it between the check and the update
      const [stored] = await step.select().from(users).where(eq(users.id, account.id)).for('update')
      if (!stored) throw unauthorized('The account was deleted.')
      const user = toUser(stored)
      if (conflictsOf(base, changes, user).length > 0) {
        const message = 'The profile was changed elsewhere.'
        return { status: 409 as const, body: { code: 'changed-elsewhere', message, user } }
      }
      const changed = { ...user, ...changes }
      await step.update(users).set(changed).where(eq(users.id, stored.id))
      return { status: 200 as const, body: changed }
    })
  }),

  serveUser(api.user.exportAccount, async ({ account, request }) => {
    const current = await parts.tokens.signInIdOf(request.headers.authorization)
    return { status: 200, body: await exportAccount(parts, account, current) }
  }),

  serveUser(api.user.deleteAccount, async ({ body, account, request }) => {
    if (!(await isOwner(parts, account, body.currentPassword, request))) return passwordRefused
    if (!(await deleteAccount(parts, account, deedOf(parts, request)))) return passwordRefused
    await parts.deleted()
    return { status: 204, body: undefined, headers: { 'set-cookie': setCookie(request, undefined) } }
  }),
]

/** Includes messages that were sent without signing in, with the account's e-mail. */
const isMessageOf = (account: Account) =>
  or(eq(messages.userId, account.id), and(isNull(messages.userId), isNamed(messages.email, account.email)))

async function exportAccount(parts: AccountParts, account: Account, current: string): Promise<AccountExport> {
  const { database, clock, signIns } = parts
  const sent = await database
    .select()
    .from(messages)
    .where(isMessageOf(account))
    .orderBy(asc(messages.createdAt), asc(messages.id))
  const saved = await database
    .select()
    .from(presets)
    .where(and(eq(presets.userId, account.id), isNull(presets.deletedAt)))
    .orderBy(asc(presets.createdAt), asc(presets.id))
  return {
    exportedAt: new Date(clock.now()).toISOString(),
    createdAt: account.createdAt.toISOString(),
    user: toUser(account),
    isVerified: account.isVerified,
    feedConfigurations: saved.map(({ id, name, searchContext, shared }) => ({
      ...{ id, name, searchContext },
      ...(shared && { shared }),
    })),
    ...(await parts.belongingsOf(account.id)),
    sources: await sourcesOf(database, account),
    signIns: (await signIns.list(account.id)).map((signIn) => toRecord(signIn, current)),
    messages: sent.map(({ createdAt, firstName, lastName, email, message }) => ({
      sentAt: createdAt.toISOString(),
      ...{ firstName, lastName, email, message },
    })),
    mails: await mailsTo(database, account.email),
  }
}

const sourcesOf = (database: Database, account: Account) =>
  database
    .select({ address: ownFeeds.address, name: ownSources.name, folder: ownSources.folder })
    .from(ownSources)
    .innerJoin(ownFeeds, eq(ownFeeds.id, ownSources.feedId))
    .where(eq(ownSources.userId, account.id))
    .orderBy(asc(ownSources.position), asc(ownSources.id))

/** False when the password was changed since it was proven. Everything else that belongs to the account is deleted with it. */
function deleteAccount({ database, post }: AccountParts, account: Account, deed: Deed) {
  return database.transaction(async (step) => {
    const [deleted] = await step.delete(users).where(isUnchanged(account)).returning()
    if (!deleted) return false
    await step.delete(messages).where(isMessageOf(account))
    await post.forget(account.email, step)
    await post.send({ kind: 'accountDeleted', to: account, ...deed }, step)
    return true
  })
}
