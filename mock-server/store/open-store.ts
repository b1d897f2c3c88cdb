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
import type { Environment } from '../environment.ts'
import { projectRoot } from '../root.ts'
import { type FolderLock, lockFolder } from './lock-folder.ts'
import * as schema from './schema.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
export type Store = { database: Database; close(): Promise<void> }
/** `memory` keeps nothing; the image of an empty database spares its making. `store` was opened before. */
export type StorePlace =
  | { folder: string }
  | { databaseUrl: string }
  | { memory: Blob | undefined }
  | { store: Promise<Store> }

/** PostgreSQL's own 128 MB of shared buffers are taken from the machine at once; the system's cache of files is behind them anyway. */
const SHARED_BUFFERS = '32MB'
const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`]
const migrationsFolder = join(projectRoot, 'mock-server/store/migrations')

export type StoreTroubles = {
  /** What the owner should know; the store is used nevertheless. */
  report(line: string): void
  /** Ends the process at once: whatever it still wrote would damage what another server writes. */
  stop(reason: string): void
}

export async function openStore(
  place: StorePlace,
  { report = console.error, stop = stopProcess, uuid }: Partial<StoreTroubles> & Pick<Environment, 'uuid'>,
): Promise<Store> {
  if ('store' in place) return place.store
  if ('databaseUrl' in place) return openPostgres(place.databaseUrl)
  if ('memory' in place) return openMemory(place.memory)
  try {
    mkdirSync(place.folder, { recursive: true })
    return await openFolder(place.folder, await lockFolder(place.folder, uuid()), { report, stop })
  } catch (error) {
    throw error instanceof CannotStart ? error : new CannotStart(troubleOf(place.folder, error))
  }
}

/** What a person can do about a data folder that cannot be used. */
export function troubleOf(folder: string, error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `The data folder ${folder} may not be written by this user. Give it the right to, or name another folder: DATA_DIR=other npm start`
  if (code === 'EEXIST' || code === 'ENOTDIR') return `The data folder ${folder} cannot be made: ${reasonOf(error)}`
  if (code === 'ENOSPC') return `There is no room left for the data folder ${folder}. Make some and start again.`
  const way = 'Put a copy of it back, name another folder (DATA_DIR=other npm start), or empty it: npm run reset'
  return `The data folder ${folder} cannot be read (${reasonOf(error)}). ${way}`
}

function stopProcess(reason: string) {
  console.error(reason)
  process.exit(1)
}

async function openMemory(image: Blob | undefined): Promise<Store> {
  const client = await PGlite.create({ startParams, ...(image ? { loadDataDir: image } : {}) })
  return { database: await migrated(client), close: () => client.close() }
}

async function openFolder(folder: string, lock: FolderLock, { report, stop }: StoreTroubles): Promise<Store> {
  if (!lock.isSure) report(`The data folder ${folder} cannot be locked here: see to it that no other server uses it.`)
  const holdOn = () => {
    if (lock.isOurs()) return
    const reason = `Another server has taken the data folder ${folder}: this one stops, so that neither loses what it writes.`
    stop(reason)
    throw new Error(reason)
  }
  try {
    const client = await PGlite.create(join(folder, 'store'), { startParams })
    holdBeforeCommits(client, holdOn)
    const database = await migrated(client)
    return { database, close: () => (lock.isOurs() ? client.close() : Promise.resolve()).finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Each query commits by itself, each transaction at its end. */
function holdBeforeCommits(client: PGlite, holdOn: () => void) {
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  client.query = async (...asked) => {
    holdOn()
    return query(...asked)
  }
  client.transaction = async (steps) =>
    transaction(async (step) => {
      const result = await steps(step)
      holdOn()
      return result
    })
}

async function migrated(client: PGlite) {
  const database = overPglite({ client, schema })
  await migratePglite(database, { migrationsFolder })
  return database
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
