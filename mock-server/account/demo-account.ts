import { eq, inArray } from 'drizzle-orm'
import type { SearchContext } from '../../src/contract/shared/search-context.ts'
import type { Environment } from '../environment.ts'
import type { Database } from '../store/open-store.ts'
import { presets, signIns, users } from '../store/schema.ts'

export const demo = { email: 'demo@marketflux.test', password: 'Demo-Account-1', username: 'demo' } as const

const demoPresets: readonly { name: string; searchContext: SearchContext }[] = [
  { name: 'Megacap Tech', searchContext: { tickers: ['AAPL', 'MSFT', 'NVDA', 'AMZN', 'GOOGL', 'META', 'TSLA'] } },
  { name: 'Rates & Macro', searchContext: { topics: ['MACRO', 'FIXED_INCOME_AND_INTEREST_RATES', 'CURRENCIES'] } },
  {
    name: 'Energy',
    searchContext: { topics: ['OIL_AND_GAS', 'COMMODITIES', 'METALS'], exclude: { topics: ['SPORTS'] } },
  },
]

/** Creates the demo account with its presets, unless it exists. */
export async function createDemoAccount(
  database: Database,
  passwordHash: string,
  now: number,
  { uuid }: Pick<Environment, 'uuid'>,
) {
  const createdAt = new Date(now)
  const { email, username } = demo
  const names = { firstName: 'Dana', lastName: 'Moreno', profession: 'Trader' }
  const account = {
    id: uuid(),
    email,
    username,
    ...names,
    passwordHash,
    isVerified: true,
    createdAt,
  }
  const [created] = await database.insert(users).values(account).onConflictDoNothing().returning()
  if (!created) return
  const rows = demoPresets.map((preset, index) => ({
    ...preset,
    id: uuid(),
    userId: created.id,
    createdAt: new Date(now + index),
  }))
  await database.insert(presets).values(rows)
}

/** Ends every sign-in to the demo account. */
export async function endDemoSignIns(database: Database) {
  const account = database.select({ id: users.id }).from(users).where(eq(users.email, demo.email))
  await database.delete(signIns).where(inArray(signIns.userId, account))
}
