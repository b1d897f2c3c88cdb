import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { api } from '../../src/contract/api.ts'
import { TAKEN_CODE, type Taken } from '../../src/contract/user.ts'
import { serve } from '../http/serve.ts'
import type { Database } from '../store/open-store.ts'
import { users } from '../store/schema.ts'
import { isNamed, lockByEmail } from './account.ts'
import type { AccountParts } from './account-parts.ts'
import { evenly } from './evenly.ts'
import { countRequest } from './mail-requests.ts'

type Names = { email: string; username: string }
const done = { status: 204, body: undefined } as const

export const serveSignUp = (parts: AccountParts) => [
  serve(api.user.create, async ({ body: { email, username, password } }) => {
    const names = { email, username }
    const isMade = await makeAccount(parts, { ...names, passwordHash: await parts.hashPassword(password) })
    return isMade ? { status: 200, body: names } : { status: 409, body: await takenOf(parts.database, names) }
  }),

  serve(api.user.verifyUser, async ({ body: { verificationToken: token } }) => {
    const { database, links } = parts
    const owner = await links.ownerOf(database, token, 'verification')
    await database.transaction(async (step) => {
      await step.update(users).set({ isVerified: true }).where(eq(users.id, owner))
      await links.use(step, token, 'verification')
    })
    return done
  }),

  serve(api.user.resendVerificationEmail, async ({ body, request }) => {
    countRequest(parts, body.email, request.ip)
    await evenly(parts.evenStepMs, () => resendVerification(parts, body.email))
    return done
  }),
]

/** False when a name is taken: the store's unique indexes decide, however many ask at once. */
function makeAccount({ database, clock, links, post }: AccountParts, named: Names & { passwordHash: string }) {
  return database.transaction(async (step) => {
    const account = { ...named, id: randomUUID(), createdAt: new Date(clock.now()) }
    const [made] = await step.insert(users).values(account).onConflictDoNothing().returning()
    if (!made) return false
    const token = await links.issue(step, made.id, 'verification')
    await post.send({ kind: 'verification', to: made, token }, step)
    return true
  })
}

async function takenOf(database: Database, { email, username }: Names): Promise<Taken> {
  const [hasUsername, hasEmail] = await Promise.all([
    database.$count(users, isNamed(users.username, username)),
    database.$count(users, isNamed(users.email, email)),
  ])
  return { code: TAKEN_CODE, error: { ...(hasUsername ? { username } : {}), ...(hasEmail ? { email } : {}) } }
}

function resendVerification({ database, links, post }: AccountParts, email: string) {
  return database.transaction(async (step) => {
    const account = await lockByEmail(step, email)
    if (!account || account.isVerified) return
    const token = await links.issue(step, account.id, 'verification')
    await post.send({ kind: 'verification', to: account, token }, step)
  })
}
