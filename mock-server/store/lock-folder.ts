import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CannotStart } from '../cannot-start.ts'

const LOCK_NAME = 'server.lock'
/** A process that was killed leaves its number behind, and a later one may get the same: its start tells them apart. */
type Holder = { pid: number; started: string }
const heldHere = new Set<string>()

/** Takes a data folder for this process, answers the way to give it back. The lock of a dead process counts for nothing. */
export function lockFolder(folder: string): () => void {
  const path = join(resolve(folder), LOCK_NAME)
  const me = `${JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder)}\n`
  if (!create(path, me)) {
    const holder = readHolder(path)
    if (heldHere.has(path) || (holder && isAlive(holder))) throw taken(folder, holder)
    rmSync(path, { force: true })
    if (!create(path, me)) throw taken(folder, readHolder(path))
  }
  heldHere.add(path)
  return () => {
    heldHere.delete(path)
    rmSync(path, { force: true })
  }
}

const taken = (folder: string, holder: Holder | undefined) =>
  new CannotStart(
    `The data folder ${folder} is in use by another server${holder ? ` (process ${holder.pid})` : ''}. ` +
      'Stop that one, or set another folder: DATA_DIR=data-2 npm start',
  )

function create(path: string, text: string) {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, text)
    closeSync(file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    const { pid, started } = JSON.parse(readFileSync(path, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? { pid, started: String(started) } : undefined
  } catch {
    return undefined
  }
}

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

/** When a process began, in the ticks of Linux; '' on other systems. */
function startOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
