import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { api } from '../../../src/contract/api.ts'
import { serve, serveUser } from '../../http/serve.ts'
import type { Deed } from '../../mails/letters.ts'
import { users } from '../../store/schema.ts'
import { type Account, isUnchanged, lockByEmail } from '../account.ts'
import type { AccountParts } from '../account-parts.ts'
import { goneLink } from '../links.ts'
import { countRequest } from '../mail-requests.ts'
import { holdToRule, passwordUnchanged } from '../passwords/new-passwords.ts'
import { deviceOf, isOwner, passwordRefused, trierOf } from '../prove-owner.ts'
import { deedOf } from '../sign-ins/browsers.ts'
import { endOverdue, proven } from '../verification.ts'

const done = { status: 204, body: undefined } as const

export const servePasswords = (parts: AccountParts) => [
  serveUser(api.user.changePassword, async ({ body, account, request }) => {
    const current = await parts.tokens.signInIdOf(request.headers.authorization)
    if (!(await isOwner(parts, account, body.currentPassword, request))) {
      if (!(await isChanged(parts, account, body.newPassword, request))) return passwordRefused
      // the page makes the same promise about a change
      await parts.signIns.endAll(parts.database, account.id, current)
      return done
    }
    await holdToRule(body.newPassword, account)
    if (body.newPassword === body.currentPassword) throw passwordUnchanged()
    return (await changePassword(parts, account, body.newPassword, current, deedOf(parts, request)))
      ? done
      : passwordRefused
  }),

  serve(api.user.resetPasswordRequest, async ({ body, request }) => {
    await endOverdue(parts.database, parts.clock)
    await countRequest(parts, body.email, request)
    await parts.evenly(() => mailResetLink(parts, body.email, request))
    return done
  }),

  serve(api.user.resetPassword, async ({ body: { token, newPassword }, request }) => {
    const account = await resetPassword(parts, token, newPassword, deedOf(parts, request))
    await parts.tries.succeeded({ account: account.email, device: deviceOf(parts, account, request) })
    // the owner of the mailbox is the owner of the account: the tries of strangers do not delay this browser from now on
    return { ...done, headers: { 'set-cookie': parts.devices.note(request, 'signedIn', account.id) } }
  }),
]

/** A repeated request, sent because the answer was lost, finds the new password in place: nothing is done twice. */
async function isChanged(parts: AccountParts, account: Account, newPassword: string, request: FastifyRequest) {
  if (!(await parts.isPassword(account.passwordHash, newPassword))) return false
  await parts.tries.succeeded(await trierOf(parts, request))
  return true
}

/** False when the password was changed since it was proven. */
async function changePassword(parts: AccountParts, account: Account, newPassword: string, current: string, deed: Deed) {
  const { database, signIns, links, post } = parts
  const passwordHash = await parts.hashPassword(newPassword)
  return database.transaction(async (step) => {
    const [changed] = await step.update(users).set({ passwordHash }).where(isUnchanged(account)).returning()
    if (!changed) return false
    await signIns.endAll(step, changed.id, current)
    await links.forget(step, changed.id, 'passwordReset')
    await post.send({ kind: 'passwordChanged', to: changed, ...deed }, step)
    return true
  })
}

/** What strangers ask for never keeps a browser that knows the account from its own mail: its requests are counted apart (SES-14). */
function mailResetLink(parts: AccountParts, email: string, request: FastifyRequest) {
  const { database, links, post } = parts
  return database.transaction(async (step) => {
    const account = await lockByEmail(step, email)
    if (!account) return
    const isOwn = deviceOf(parts, account, request) !== undefined
    if (!isOwn && !(await links.canIssue(step, account.id, 'passwordReset'))) return
    const token = await links.issue(step, account.id, 'passwordReset')
    await post.send({ kind: 'passwordReset', to: account, token, ...deedOf(parts, request) }, step)
  })
}

/** The link also proves the mailbox: the account is verified from now on. A verification link does the same while the account is unverified. */
async function resetPassword(parts: AccountParts, token: string, newPassword: string, deed: Deed) {
  const { database, links, signIns, post, hashPassword, isPassword } = parts
  const link = await links.find(database, token)
  if (!link || !links.isGood(link)) throw goneLink()
  const isTheirs = eq(users.id, link.userId)
  const isOpen = link.purpose === 'passwordReset' ? isTheirs : and(isTheirs, eq(users.isVerified, false))
  const [known] = await database.select().from(users).where(isOpen)
  if (!known) throw goneLink()
  // the holder of the link is allowed to learn the names of its account
  await holdToRule(newPassword, known)
  if (await isPassword(known.passwordHash, newPassword)) throw passwordUnchanged()
  const passwordHash = await hashPassword(newPassword)
  return database.transaction(async (step) => {
    const changed = { passwordHash, ...proven }
    const [account] = await step.update(users).set(changed).where(isOpen).returning()
    if (!account) throw goneLink()
    await links.use(step, link)
    await signIns.endAll(step, account.id)
    await links.forget(step, account.id, 'passwordReset')
    await post.send({ kind: 'passwordChanged', to: account, ...deed }, step)
    return account
  })
}
