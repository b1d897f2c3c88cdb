import type { Clock } from '../clock.ts'
import type { Database } from '../store/open-store.ts'
import { users } from '../store/schema.ts'
import { createAccessTokens } from './access-tokens.ts'
import { createDemoAccount } from './demo-account.ts'
import { loadKeys } from './keys.ts'
import { createPasswordCheck } from './passwords.ts'
import { createSignIns } from './sign-ins.ts'
import { createTries } from './tries.ts'

/** Everything that signing in needs; the demo account is made at the first start. */
export async function openAccounts(database: Database, clock: Clock, elapsed: () => number) {
  const keys = await loadKeys(database)
  if (keys.isFirstStart) await createDemoAccount(database, clock.now())
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
      await database.delete(users)
      await createDemoAccount(database, clock.now())
    },
  }
}
