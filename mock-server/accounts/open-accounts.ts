import type { Clock } from '../clock.ts'
import type { Database } from '../store/open-store.ts'
import { mails, messages, users } from '../store/schema.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createDemoAccount, demo } from './demo-account.ts'
import { EVEN_STEP_MS } from './evenly.ts'
import { loadKeys } from './keys.ts'
import { createLinks } from './links.ts'
import { createPasswordCheck, createPasswordHash, type PasswordCost } from './passwords.ts'
import { createSignIns } from './sign-ins.ts'
import { createTries } from './tries.ts'

/** Milliseconds before another mail may be asked for, once the free ones are used up. */
const MAIL_DELAY_MS = 15_000

/** What slows an attacker down; tests need not wait for it. */
export type AccountCosts = {
  passwordCost?: PasswordCost
  /** In milliseconds: see `evenly`. */
  evenStepMs?: number
}

/** Everything that accounts need; the demo account is made at the first start. */
export async function openAccounts(
  database: Database,
  clock: Clock,
  elapsed: () => number,
  { passwordCost, evenStepMs = EVEN_STEP_MS }: AccountCosts = {},
) {
  const hashPassword = createPasswordHash(passwordCost)
  const demoHash = await hashPassword(demo.password)
  // one transaction: a first start that breaks off must not pass for one that was
  const keys = await database.transaction(async (step) => {
    const { isFirstStart, ...loaded } = await loadKeys(step)
    if (isFirstStart) await createDemoAccount(step, demoHash, clock.now())
    return loaded
  })
  const signIns = createSignIns(database, keys.cookie, clock)
  const tries = createTries(elapsed)
  const mailRequests = createTries(elapsed, MAIL_DELAY_MS)
  return {
    signIns,
    tries,
    mailRequests,
    links: createLinks(clock),
    tokens: createAccessTokens(keys.token, signIns, clock),
    hashPassword,
    isPassword: await createPasswordCheck(hashPassword),
    evenStepMs,
    contextKey: keys.context,
    /** Only the demo account is left, nobody is signed in, and nothing has been written by anyone. */
    async reset() {
      tries.clear()
      mailRequests.clear()
      await database.transaction(async (step) => {
        await step.delete(users)
        await step.delete(messages)
        await step.delete(mails)
        await createDemoAccount(step, demoHash, clock.now())
      })
    },
  }
}
