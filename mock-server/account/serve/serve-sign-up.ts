import { and, eq } from 'drizzle-orm'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { api } from '../../../src/contract/api.ts'
import { IDEMPOTENCY_HEADER } from '../../../src/contract/shared/calls.ts'
import { type EmailCorrection, TAKEN_CODE, type Taken } from '../../../src/contract/shared/user/user.ts'
import { createdId } from '../../http/created-id.ts'
import { forbidden } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import type { Database } from '../../store/open-store.ts'
import { users } from '../../store/schema.ts'
import { type Account, findByEmail, isAddressed, isNamed, isUnchanged, lockByEmail, storedEmail } from '../account.ts'
import type { AccountParts } from '../account-parts.ts'
import { countMail, countRequest } from '../mail-requests.ts'
import { holdToRule } from '../passwords/new-passwords.ts'
import { endOverdue, followLink, mailVerification } from '../verification.ts'

type Names = { email: string; username: string }
const done = { status: 204, body: undefined } as const

export const serveSignUp = (parts: AccountParts) => [
  serve(api.user.create, async ({ body: { email, username, password }, headers, request }) => {
    await endOverdue(parts.database, parts.clock)
    const names = { email, username }
    await holdToRule(password, names)
    const key = headers[IDEMPOTENCY_HEADER]
    const id = key === undefined ? parts.uuid() : createdId(key, names)
    const passwordHash = await parts.hashPassword(password)
    const made = (await makeAccount(parts, { ...names, id, passwordHash })) ?? (await madeBefore(parts, id, password))
    if (!made) return { status: 409, body: await takenOf(parts.database, names) }
    return { status: 200, body: names, headers: { 'set-cookie': parts.devices.note(request, 'signedUp', made.id) } }
  }),

  serve(api.user.verifyUser, async ({ body: { verificationToken: token }, request }) => {
    await endOverdue(parts.database, parts.clock)
    const isHere = (userId: string) => parts.devices.idOf(request, 'signedUp', userId) !== undefined
    const { standing, userId } = await followLink(parts, token, isHere)
    // the browser that created and verified the account does not count as new when it signs in
    const cookie = userId && { 'set-cookie': parts.devices.note(request, 'signedIn', userId) }
    return { status: 200, body: { standing }, ...(cookie && { headers: cookie }) }
  }),

  serve(api.user.resendVerificationEmail, async ({ body, request }) => {
    await endOverdue(parts.database, parts.clock)
    await countRequest(parts, body.email, request)
    await parts.evenly(() => resendVerification(parts, body.email))
    return done
  }),

  serve(api.user.correctEmail, async ({ body, request }) => {
    const { email } = body
    await endOverdue(parts.database, parts.clock)
    const account = await accountToCorrect(parts.database, body)
    if (!account || account.isVerified || !parts.devices.idOf(request, 'signedUp', account.id)) {
      throw forbidden('The address of this account cannot be corrected here.')
    }
    await countMail(parts, undefined, request)
    const isCorrected = await correctEmail(parts, account, email)
    return isCorrected ? done : { status: 409, body: { code: TAKEN_CODE, error: { email } } as const }
  }),
]

/** Undefined when a name is taken: the unique indexes of the store decide, no matter how many requests compete. */
function makeAccount(parts: AccountParts, named: Names & { id: string; passwordHash: string }) {
  return parts.database.transaction(async (step) => {
    const account = { ...named, email: storedEmail(named.email), createdAt: new Date(parts.clock.now()) }
    const [made] = await step.insert(users).values(account).onConflictDoNothing().returning()
    if (made) await mailVerification(parts, made, step)
    return made
  })
}

/** The account that the same call created before. */
async function madeBefore({ database, isPassword }: AccountParts, id: string, password: string) {
  const [made] = await database.select().from(users).where(eq(users.id, id))
  return made && (await isPassword(made.passwordHash, password)) ? made : undefined
}

async function takenOf(database: Database, { email, username }: Names): Promise<Taken> {
  const [hasUsername, hasEmail] = await Promise.all([
    database.$count(users, isNamed(users.username, username)),
    database.$count(users, isAddressed(users.email, email)),
  ])
  return { code: TAKEN_CODE, error: { ...(hasUsername ? { username } : {}), ...(hasEmail ? { email } : {}) } }
}

function resendVerification(parts: AccountParts, email: string) {
  return parts.database.transaction(async (step) => {
    const account = await lockByEmail(step, email)
    if (!account || account.isVerified) return
    if (await parts.links.canIssue(step, account.id, 'verification')) await mailVerification(parts, account, step)
  })
}

/** Where no account has the former address, the same call may have succeeded before and its answer been lost. */
async function accountToCorrect(database: Database, body: EmailCorrection): Promise<Account | undefined> {
  if ('formerEmail' in body)
    return (await findByEmail(database, body.formerEmail)) ?? (await findByEmail(database, body.email))
  const [account] = await database.select().from(users).where(isNamed(users.username, body.username))
  return account
}

/** False when the address is taken. The links to the former one become invalid. */
async function correctEmail(parts: AccountParts, account: Account, email: string) {
  try {
    await parts.database.transaction(async (step) => {
      const isWaiting = and(isUnchanged(account), eq(users.isVerified, false))
      const [corrected] = await step
        .update(users)
        .set({ email: storedEmail(email) })
        .where(isWaiting)
        .returning()
      if (!corrected) throw forbidden('The account was verified meanwhile.')
      await parts.links.forget(step, account.id, 'verification')
      await parts.links.forget(step, account.id, 'passwordReset')
      await mailVerification(parts, corrected, step)
    })
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

/** PostgreSQL's code for a violated unique constraint. */
const isTaken = (error: unknown) =>
  error instanceof DrizzleQueryError &&
  error.cause !== undefined &&
  'code' in error.cause &&
  error.cause.code === '23505'
