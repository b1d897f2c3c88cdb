import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { openStore, type Store } from '../../../mock-server/store/open-store.ts'
import * as ownSchema from '../../../mock-server/store/own-schema.ts'
import * as schema from '../../../mock-server/store/schema.ts'
import * as serverSchema from '../../../mock-server/store/server-schema.ts'
import { emptyDatabase } from './empty-database.ts'

const tables = Object.values({ ...schema, ...ownSchema, ...serverSchema })
  .filter((table) => is(table, PgTable))
  .map(getTableName)
const free: Store[] = []

/** An empty store, which is emptied and reused once it is closed: opening one takes a second. Tests that break its tables must repair them. */
export async function lendStore(): Promise<Store> {
  const store = free.pop() ?? (await openStore({ memory: await emptyDatabase() }, systemEnvironment))
  return {
    database: store.database,
    async close() {
      await store.database.execute(`TRUNCATE ${tables.join()}`)
      free.push(store)
    },
  }
}
