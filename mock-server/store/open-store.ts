import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drizzle as overPostgres } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { CannotStart } from '../cannot-start.ts'
import type { Environment } from '../environment.ts'
import { projectRoot } from '../root.ts'
import { type FolderLock, lockFolder } from './lock-folder.ts'
import { openInMemory } from './pglite.ts'
import * as schema from './schema.ts'
import { openStoreThread } from './store-thread.ts'
import { type Exchange, Wire } from './wire.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
export type Store = { database: Database; close(): Promise<void> }
/** `memory` stores nothing permanently. The image of an empty database saves creating one. `store` is already open. */
export type Storage =
  | { folder: string }
  | { databaseUrl: string }
  | { memory: Blob | undefined }
  | { store: Promise<Store> }

const migrationsFolder = join(projectRoot, 'mock-server/store/migrations')

export type StoreTroubles = {
  /** A warning for the owner; the store is used nevertheless. */
  report(line: string): void
  /** Ends the process at once: anything it still wrote would damage the data of another server. */
  stop(reason: string): void
}

export async function openStore(
  storage: Storage,
  { report = console.error, stop = stopProcess, uuid }: Partial<StoreTroubles> & Pick<Environment, 'uuid'>,
): Promise<Store> {
  if ('store' in storage) return storage.store
  if ('databaseUrl' in storage) return openPostgres(storage.databaseUrl)
  if ('memory' in storage) return openMemory(storage.memory)
  try {
    makeFolder(storage.folder)
    return await openFolder(storage.folder, uuid, { report, stop })
  } catch (error) {
    throw error instanceof CannotStart ? error : new CannotStart(troubleOf(storage.folder, error))
  }
}

/**
 * Makes a folder that only this user may read, and those above it, unless they exist. Node's own `recursive` tries forever where a system answers
 * "not found", as `/proc` does.
 */
export function makeFolder(folder: string) {
  const above = dirname(folder)
  if (!existsSync(above)) makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

/** Suggests what a person can do about an unusable data folder. */
export function troubleOf(folder: string, error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `The data folder ${folder} may not be written by this user. Give it the right to, or name another folder: DATA_DIR=other npm start`
  const isUnmade = code === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'mkdir'
  if (code === 'EEXIST' || code === 'ENOTDIR' || isUnmade)
    return `The data folder ${folder} cannot be made (${reasonOf(error)}). Name one that can: DATA_DIR=other npm start`
  if (code === 'ENOSPC') return `There is no space left for the data folder ${folder}. Make some and start again.`
  const way = 'Put a copy of it back, name another folder (DATA_DIR=other npm start), or empty it: npm run reset'
  return `The data folder ${folder} cannot be read (${reasonOf(error)}). ${way}`
}

function stopProcess(reason: string) {
  console.error(reason)
  process.exit(1)
}

async function openMemory(image: Blob | undefined): Promise<Store> {
  const client = await openInMemory(image)
  const { database, end } = await overWire((messages) => client.execProtocolRaw(messages))
  return { database, close: () => end().then(() => client.close()) }
}

async function openFolder(folder: string, uuid: () => string, { report, stop }: StoreTroubles): Promise<Store> {
  const thread = openStoreThread()
  let lock: FolderLock | undefined
  try {
    const taken = await lockFolder(folder, uuid())
    lock = taken
    if (!taken.isSure)
      report(`The data folder ${folder} cannot be locked here: see to it that no other server uses it.`)
    await thread.open(folder)
    const holdOn = () => {
      if (taken.isOurs()) return
      const reason = `Another server has taken the data folder ${folder}: this one stops, so that neither loses what it writes.`
      stop(reason)
      throw new Error(reason)
    }
    // before each message, and so before each commit
    const { database, end } = await overWire(async (messages) => {
      holdOn()
      return thread.exchange(messages)
    })
    const close = () => (taken.isOurs() ? end().then(thread.close) : thread.terminate())
    return { database, close: () => close().finally(taken.release) }
  } catch (error) {
    await thread.terminate()
    lock?.release()
    throw error
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

async function openPostgres(databaseUrl: string): Promise<Store> {
  const pool = new Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  try {
    return { database: await migrated(pool), close: () => pool.end() }
  } catch (error) {
    await pool.end()
    throw new CannotStart(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`)
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  if (error instanceof Error) return error.cause ? reasonOf(error.cause) : error.message
  return String(error)
}
