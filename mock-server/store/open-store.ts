import { join } from 'node:path'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { CannotStart } from '../cannot-start.ts'
import type { Environment } from '../environment.ts'
import { projectRoot } from '../root.ts'
import { listenForNews } from './announcements.ts'
import { type FolderEnvironment, type OpenFolder, openFolder, reasonOf, troubleOf } from './open-folder.ts'
import { openInMemory } from './pglite.ts'
import * as schema from './schema.ts'
import { type Exchange, Wire } from './wire.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
export type Store = {
  database: Database
  /** Of a database that other servers may share: see `listenForNews`. */
  listen?(onNews: () => void): () => Promise<void>
  close(): Promise<void>
}
type StoreEnvironment = FolderEnvironment & Pick<Environment, 'after'>
/** `memory` stores nothing permanently. The image of an empty database saves creating one. `opening` has begun before; `store` is already open. */
export type Storage =
  | { folder: string; opening?: Promise<OpenFolder> | undefined }
  | { databaseUrl: string }
  | { memory: Blob | undefined }
  | { store: Promise<Store> }

const migrationsFolder = join(projectRoot, 'mock-server/store/migrations')

export async function openStore(storage: Storage, environment: StoreEnvironment): Promise<Store> {
  if ('store' in storage) return storage.store
  if ('databaseUrl' in storage) return openPostgres(storage.databaseUrl, environment)
  if ('memory' in storage) return openMemory(storage.memory)
  return openIn(await (storage.opening ?? openFolder(storage.folder, environment)), storage.folder)
}

async function openMemory(image: Blob | undefined): Promise<Store> {
  const client = await openInMemory(image)
  const { database, end } = await overWire((messages) => client.execProtocolRaw(messages))
  return { database, close: () => end().then(() => client.close()) }
}

async function openIn({ exchange, close, abandon }: OpenFolder, folder: string): Promise<Store> {
  try {
    const { database, end } = await overWire(exchange)
    return { database, close: () => close(end) }
  } catch (error) {
    await abandon()
    throw new CannotStart(troubleOf(folder, error))
  }
}

/** PGlite has one session: what asks at once waits for its turn, and so does what asks during a transaction. */
async function overWire(exchange: Exchange) {
  const pool = new Pool({
    stream: () => new Wire(exchange),
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  })
  return { database: await migrated(pool), end: () => pool.end() }
}

async function migrated(pool: Pool) {
  // a connection that breaks is replaced at the next query; without listeners it would end the process, also in the middle of a transaction
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const database = overPostgres({ client: pool, schema })
  await migrate(database, { migrationsFolder })
  return database
}

async function openPostgres(databaseUrl: string, environment: StoreEnvironment): Promise<Store> {
  const pool = new Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  try {
    const database = await migrated(pool)
    const listen = (onNews: () => void) => listenForNews(databaseUrl, environment, onNews)
    return { database, listen, close: () => pool.end() }
  } catch (error) {
    await pool.end()
    throw new CannotStart(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`)
  }
}
