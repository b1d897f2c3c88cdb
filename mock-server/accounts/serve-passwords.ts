import { eq } from 'drizzle-orm'
import { api } from '../../src/contract/api.ts'
import { serve, serveUser } from '../http/serve.ts'
import { users } from '../store/schema.ts'
import { type Account, isUnchanged, lockByEmail } from './account.ts'
import type { AccountParts } from './account-parts.ts'
import { evenly } from './evenly.ts'
import { countRequest } from './mail-requests.ts'
import { isOwner, passwordRefused } from './prove-owner.ts'

const done = { status: 204, body: undefined } as const
/** Between two reset mails to one account. */
const RESET_MAIL_PAUSE_MS = 60_000

export const servePasswords = (parts: AccountParts) => [
  serveUser(api.user.changePassword, async ({ body, account, request }) => {
    const current = await parts.tokens.signInIdOf(request.headers.authorization)
    if (!(await isOwner(parts, account, body.currentPassword, request.ip))) {
      if (!(await isChanged(parts, account, body.newPassword, request.ip))) return passwordRefused
      // what the page says of a change is true here, too
      await parts.signIns.endAll(parts.database, account.id, current)
      return done
    }
    return (await changePassword(parts, account, body.newPassword, current)) ? done : passwordRefused
  }),

  serve(api.user.resetPasswordRequest, async ({ body, request }) => {
    countRequest(parts, body.email, request.ip)
    await evenly(parts.evenStepMs, () => mailResetLink(parts, body.email))
    return done
  }),

  serve(api.user.resetPassword, async ({ body: { token, newPassword }, request }) => {
    const account = await resetPassword(parts, token, newPassword)
    if (account) parts.tries.succeeded(account.email, request.ip)
    return done
  }),
]

/** Whoever asks again, because the answer was lost, has the new password already: nothing is done twice. */
async function isChanged({ isPassword, tries }: AccountParts, account: Account, newPassword: string, address: string) {
  if (!(await isPassword(account.passwordHash, newPassword))) return false
  tries.succeeded(account.email, address)
  return true
}

/** False when the password was changed since it was proven. */
async function changePassword(parts: AccountParts, account: Account, newPassword: string, current: string) {
  const { database, signIns, links, post } = parts
  const passwordHash = await parts.hashPassword(newPassword)
  return database.transaction(async (step) => {
    const [changed] = await step.update(users).set({ passwordHash }).where(isUnchanged(account)).returning()
    if (!changed) return false
    await signIns.endAll(step, changed.id, current)
    await links.forget(step, changed.id, 'passwordReset')
    await post.send({ kind: 'passwordChanged', to: changed }, step)
    return true
  })
}

function mailResetLink({ database, links, post }: AccountParts, email: string) {
  return database.transaction(async (step) => {
    const account = await lockByEmail(step, email)
    if (!account || (await links.wasIssued(step, account.id, 'passwordReset', RESET_MAIL_PAUSE_MS))) return
    const token = await links.issue(step, account.id, 'passwordReset')
    await post.send({ kind: 'passwordReset', to: account, token }, step)
  })
}

/** The link proves the mailbox, too: the account is verified from now on. */
async function resetPassword(
  { database, links, signIns, post, hashPassword }: AccountParts,
  token: string,
  newPassword: string,
) {
  const owner = await links.ownerOf(database, token, 'passwordReset')
  const passwordHash = await hashPassword(newPassword)
  return database.transaction(async (step) => {
    const proven = { passwordHash, isVerified: true }
    const [account] = await step.update(users).set(proven).where(eq(users.id, owner)).returning()
    await links.use(step, token, 'passwordReset')
    if (!account) return undefined
    await signIns.endAll(step, owner)
    await links.forget(step, owner, 'verification')
    await post.send({ kind: 'passwordChanged', to: account }, step)
    return account
  })
}
