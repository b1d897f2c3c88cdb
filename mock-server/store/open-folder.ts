import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import type { Environment } from '../environment.ts'
import { type FolderLock, lockFolder } from './lock-folder.ts'
import { openStoreThread, type StoreThread } from './store-thread.ts'
import type { Exchange } from './wire.ts'

type StoreTroubles = {
  /** A warning for the owner; the store is used nevertheless. */
  report(line: string): void
  /** Ends the process at once: anything it still wrote would damage the data of another server. */
  stop(reason: string): void
}
export type FolderEnvironment = Partial<StoreTroubles> & Pick<Environment, 'uuid'>

/** The database of a data folder, which no other server uses. */
export type OpenFolder = {
  exchange: Exchange
  /** `end`: ends the connections, unless another server has taken the folder. */
  close(end: () => Promise<void>): Promise<void>
  /** Ends the database as it is: nothing more is written. */
  abandon(): Promise<void>
}

/** Begins with the thread, before anything else of the backend is loaded: the database takes the longest of a start. */
export async function openFolder(
  folder: string,
  { report = console.error, stop = stopProcess, uuid }: FolderEnvironment,
): Promise<OpenFolder> {
  const thread = openStoreThread()
  let lock: FolderLock | undefined
  try {
    makeFolder(folder)
    lock = await lockFolder(folder, uuid())
    // what the lock is worth can be found out meanwhile: another process is asked
    const [isSure] = await Promise.all([lock.isSure, thread.open(folder)])
    if (!isSure) report(`The data folder ${folder} cannot be locked here: see to it that no other server uses it.`)
    return held(folder, lock, thread, stop)
  } catch (error) {
    await leave(thread, lock)
    throw error instanceof CannotStart ? error : new CannotStart(troubleOf(folder, error))
  }
}

function held(folder: string, lock: FolderLock, thread: StoreThread, stop: StoreTroubles['stop']): OpenFolder {
  const holdOn = () => {
    if (lock.isOurs()) return
    const reason = `Another server has taken the data folder ${folder}: this one stops, so that neither loses what it writes.`
    stop(reason)
    throw new Error(reason)
  }
  return {
    // before each message, and so before each commit
    async exchange(messages) {
      holdOn()
      return thread.exchange(messages)
    },
    close: (end) => (lock.isOurs() ? end().then(thread.close) : thread.terminate()).finally(lock.release),
    abandon: () => leave(thread, lock),
  }
}

async function leave(thread: StoreThread, lock: FolderLock | undefined) {
  await thread.terminate()
  // or the process that tests the lock would get it
  await lock?.isSure
  lock?.release()
}

function stopProcess(reason: string) {
  console.error(reason)
  process.exit(1)
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

/** What went wrong, in the words of what failed. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  if (error instanceof Error) return error.cause ? reasonOf(error.cause) : error.message
  return String(error)
}
