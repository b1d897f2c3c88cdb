import { and, eq } from 'drizzle-orm'
import type { ProviderStore } from '../providers/provider.ts'
import type { Database } from '../store/open-store.ts'
import { providerValues } from '../store/server-schema.ts'

/** Characters of one value. */
const MOST = 1_000_000

/** What a provider keeps, by its id: no other one reads or writes it. */
export const storesIn =
  (database: Database) =>
  (provider: string): ProviderStore => ({
    async read(key) {
      const [found] = await database
        .select({ value: providerValues.value })
        .from(providerValues)
        .where(named(provider, key))
      return found?.value
    },
    async write(key, value) {
      if (value.length > MOST) throw new Error(`A value has at most ${MOST} characters; "${key}" has ${value.length}.`)
      await database
        .insert(providerValues)
        .values({ provider, key, value })
        .onConflictDoUpdate({ target: [providerValues.provider, providerValues.key], set: { value } })
    },
    async remove(key) {
      await database.delete(providerValues).where(named(provider, key))
    },
  })

const named = (provider: string, key: string) => and(eq(providerValues.provider, provider), eq(providerValues.key, key))
