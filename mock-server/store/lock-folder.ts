import { closeSync, ftruncateSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CannotStart } from '../cannot-start.ts'
import { lockFile } from './lock-file.ts'

/**
 * Locked by the system while a server runs. It is never deleted, or two servers could lock two files of this name; its content identifies the holder.
 */
const LOCK_NAME = 'server.lock'
/** Contains the random id of the server that started last. */
const OWNER_NAME = 'server.owner'

/** A killed process leaves its number behind, and a later one may get the same number: the start time distinguishes them. */
type Holder = { pid: number; started: string }
const heldHere = new Set<string>()

export type FolderLock = {
  /** Whether the system keeps other servers out. If not, two may start; `isOurs` then returns false for the first of them. Until it is known, do not `release`. */
  isSure: Promise<boolean>
  /** Whether no other server has taken the folder since. */
  isOurs(): boolean
  release(): void
}

/** Takes a data folder for this process, whose `id` is unique. */
export async function lockFolder(folder: string, id: string, lock = lockFile): Promise<FolderLock> {
  const path = join(resolve(folder), LOCK_NAME)
  const descriptor = openSync(path, 'a+')
  const state = await lock(descriptor, path)
  const holder = readHolder(path)
  if (state === 'refused' || heldHere.has(path) || (holder && isAlive(holder))) {
    if (state !== 'refused') await state.isSure
    closeSync(descriptor)
    throw taken(folder, holder)
  }
  heldHere.add(path)
  sayHolder(descriptor)
  const owner = own(join(resolve(folder), OWNER_NAME), id)
  return {
    isSure: state.isSure,
    isOurs: owner.isOurs,
    release() {
      heldHere.delete(path)
      if (owner.isOurs()) {
        owner.leave()
        ftruncateSync(descriptor)
      }
      closeSync(descriptor)
    },
  }
}

function own(path: string, id: string) {
  writeFileSync(path, id)
  return {
    isOurs() {
      try {
        return readFileSync(path, 'utf8') === id
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return false
        throw error
      }
    },
    leave: () => rmSync(path),
  }
}

const taken = (folder: string, holder: Holder | undefined) =>
  new CannotStart(
    `The data folder ${folder} is in use by another server${holder ? ` (process ${holder.pid})` : ''}. ` +
      'Stop that one, or set another folder: DATA_DIR=data-2 npm start',
  )

function sayHolder(descriptor: number) {
  const me: Holder = { pid: process.pid, started: startOf(process.pid) }
  ftruncateSync(descriptor)
  writeSync(descriptor, `${JSON.stringify(me)}\n`)
}

function readHolder(path: string): Holder | undefined {
  try {
    const { pid, started } = JSON.parse(readFileSync(path, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? { pid, started: String(started) } : undefined
  } catch {
    return undefined
  }
}

/** Servers of release 0.1.0 lock by their number only. */
function isAlive({ pid, started }: Holder) {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
  const now = startOf(pid)
  return now === '' || started === '' || now === started
}

/** The start time of a process in ticks of Linux; '' on other systems. */
function startOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
