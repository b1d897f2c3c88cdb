import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'

/** `isSure`: whether the system locks this file, also against other processes, as some network file systems do not. */
export type FileLock = 'refused' | { isSure: Promise<boolean> }

const CHILD_TIMEOUT_MS = 10_000
const REFUSED = 3
const tryInChild = `
  const { tryLock } = require(process.argv[1])
  process.exit(tryLock(require('node:fs').openSync(process.argv[2], 'r+')) ? 0 : ${REFUSED})
`

const loadLibrary = () => import('fs-native-extensions')

/** Takes the operating system's lock on an open file. The system releases it when the process ends, for any reason. */
export async function lockFile(descriptor: number, path: string, load = loadLibrary): Promise<FileLock> {
  try {
    const { tryLock } = await load()
    if (!tryLock(descriptor)) return 'refused'
  } catch {
    return { isSure: Promise.resolve(false) }
  }
  return { isSure: isRefusedToOthers(path) }
}

/** Only another process can test whether the lock works against other processes. */
function isRefusedToOthers(path: string) {
  const library = createRequire(import.meta.url).resolve('fs-native-extensions')
  return new Promise<boolean>((resolve) => {
    const child = execFile(process.execPath, ['-e', tryInChild, library, path], { timeout: CHILD_TIMEOUT_MS }, () =>
      resolve(child.exitCode === REFUSED),
    )
  })
}
