import type { Clock } from '../clock.ts'
import type { Environment } from '../environment.ts'
import type { Options } from '../options.ts'
import type { Database } from '../store/open-store.ts'
import { mails, messages, users } from '../store/schema.ts'
import { type Account, findByEmail } from './account.ts'
import { createDemoAccount, demo, endDemoSignIns } from './demo-account.ts'
import { loadKeys } from './keys.ts'
import { createLinks } from './links.ts'
import { createEvenly, EVEN_STEP_MS } from './passwords/evenly.ts'
import { createPasswordCheck, createPasswordHash, type PasswordCost } from './passwords/passwords.ts'
import { createTries } from './passwords/tries.ts'
import { createAccessTokens } from './sign-ins/access-tokens.ts'
import { createDevices } from './sign-ins/devices.ts'
import { createSignIns } from './sign-ins/sign-ins.ts'
import { dateUndated, endOverdue } from './verification.ts'

/** Milliseconds before another mail may be requested, once the free ones are used up. */
const MAIL_DELAY_MS = 15_000

/** Delays against attackers, which tests skip. */
export type AccountCosts = {
  passwordCost?: PasswordCost
  /** In milliseconds: see `createEvenly`. */
  evenStepMs?: number
}

/** Everything that accounts need. */
export async function openAccounts(
  database: Database,
  clock: Clock,
  environment: Environment,
  { demoAccount, passwordCost, evenStepMs = EVEN_STEP_MS }: AccountCosts & Pick<Options, 'demoAccount'>,
) {
  const hashPassword = createPasswordHash(passwordCost)
  const makeDemo = async (step: Database) =>
    createDemoAccount(step, await hashPassword(demo.password), clock.now(), environment)
  // one transaction: a first start that breaks off must not pass for one that was
  const keys = await database.transaction(async (step) => {
    const { isFirstStart, ...loaded } = await loadKeys(step, environment)
    const isMade = demoAccount === 'always' || (demoAccount === 'firstStart' && isFirstStart)
    if (isMade) await makeDemo(step)
    if (demoAccount === 'none') await endDemoSignIns(step)
    await dateUndated(step, clock)
    await endOverdue(step, clock)
    return loaded
  })
  const isShut = ({ email }: Account) => demoAccount === 'none' && email === demo.email
  const isPassword = createPasswordCheck(hashPassword, environment)
  const demoOwner = await findByEmail(database, demo.email)
  const signIns = createSignIns(database, keys.cookie, clock, environment)
  const tries = createTries(database, 'password', environment)
  const mailRequests = createTries(database, 'mail', environment, MAIL_DELAY_MS)
  return {
    signIns,
    tries,
    mailRequests,
    links: createLinks(clock, environment),
    devices: createDevices(keys.cookie, environment),
    tokens: createAccessTokens(keys.token, signIns, clock),
    hashPassword,
    isPassword,
    evenly: createEvenly(environment, evenStepMs),
    uuid: environment.uuid,
    contextKey: keys.context,
    /** Whether sign-in treats an account as missing. */
    isShut,
    /** Whether sign-in with the demo account and its published password was possible at the start: hashing takes time that no start waits for. */
    hasDemoAccount: async () =>
      demoOwner !== undefined && !isShut(demoOwner) && isPassword(demoOwner.passwordHash, demo.password),
    /** Deletes all accounts except the demo account, with all sign-ins, messages and mails. */
    async reset() {
      await tries.clear()
      await database.transaction(async (step) => {
        await step.delete(users)
        await step.delete(messages)
        await step.delete(mails)
        if (demoAccount !== 'none') await makeDemo(step)
      })
    },
  }
}
