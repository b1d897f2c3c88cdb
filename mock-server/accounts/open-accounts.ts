import type { Clock } from '../clock.ts'
import type { Database } from '../store/open-store.ts'
import { users } from '../store/schema.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createDemoAccount, demo } from './demo-account.ts'
import { loadKeys } from './keys.ts'
import { createPasswordCheck, hashPassword } from './passwords.ts'
import { createSignIns } from './sign-ins.ts'
import { createTries } from './tries.ts'

/** Everything that signing in needs; the demo account is made at the first start. */
export async function openAccounts(database: Database, clock: Clock, elapsed: () => number) {
  const demoHash = await hashPassword(demo.password)
  // one transaction: a first start that breaks off must not pass for one that was
  const keys = await database.transaction(async (step) => {
    const { isFirstStart, ...loaded } = await loadKeys(step)
    if (isFirstStart) await createDemoAccount(step, demoHash, clock.now())
    return loaded
  })
  const signIns = createSignIns(database, keys.cookie, clock)
  const tries = createTries(elapsed)
  return {
    signIns,
    tries,
    tokens: createAccessTokens(keys.token, signIns, clock),
    isPassword: await createPasswordCheck(),
    contextKey: keys.context,
    /** Only the demo account is left, and nobody is signed in. */
    async reset() {
      tries.clear()
      await database.transaction(async (step) => {
        await step.delete(users)
        await createDemoAccount(step, demoHash, clock.now())
      })
    },
  }
}
