import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as overPglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool } from 'pg'
import { CannotStart } from '../cannot-start.ts'
import { projectRoot } from '../root.ts'
import { lockFolder } from './lock-folder.ts'
import * as schema from './schema.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
export type Store = { database: Database; close(): Promise<void> }
/** `memory` keeps nothing; the image of an empty database spares its making. `store` was opened before. */
export type StorePlace =
  | { folder: string }
  | { databaseUrl: string }
  | { memory: Blob | undefined }
  | { store: Promise<Store> }

const migrationsFolder = join(projectRoot, 'mock-server/store/migrations')

export function openStore(place: StorePlace): Promise<Store> {
  if ('store' in place) return place.store
  if ('databaseUrl' in place) return openPostgres(place.databaseUrl)
  if ('memory' in place) return openEmbedded(() => PGlite.create(place.memory ? { loadDataDir: place.memory } : {}))
  const unlock = lock(place.folder)
  return openEmbedded(() => PGlite.create(join(place.folder, 'store')), unlock)
}

async function openEmbedded(create: () => Promise<PGlite>, unlock = () => {}): Promise<Store> {
  try {
    const client = await create()
    const database = overPglite({ client, schema })
    await migratePglite(database, { migrationsFolder })
    const close = () => client.close().finally(unlock)
    return { database, close }
  } catch (error) {
    unlock()
    throw error
  }
}

function lock(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new CannotStart(`The data folder ${folder} cannot be made: ${error instanceof Error ? error.message : error}`)
  }
  return lockFolder(folder)
}

async function openPostgres(databaseUrl: string): Promise<Store> {
  const pool = new Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  // an idle connection that breaks is replaced at the next query; without a listener it would end the process
  pool.on('error', () => {})
  const database = overPostgres({ client: pool, schema })
  try {
    await migratePostgres(database, { migrationsFolder })
  } catch (error) {
    await pool.end()
    throw new CannotStart(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`)
  }
  return { database, close: () => pool.end() }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  if (error instanceof Error) return error.cause ? reasonOf(error.cause) : error.message
  return String(error)
}
