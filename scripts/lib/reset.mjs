import { closeSync, existsSync, openSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { homedir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { whereToListen } from './listening.mjs'
import { clearly, root, Trouble } from './run.mjs'

/** `npm run reset`: empties the data folder unless a server is using it. */
export const reset = () =>
  clearly(async () => {
    const folder = resolve(process.env.DATA_DIR || 'data')
    if (!existsSync(folder)) return console.log(`There is nothing in ${folder}.`)
    refuseWhatIsNotData(realpathSync(folder))
    await refuseWhileServed(folder)
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
    console.log(`Emptied ${folder}.`)
    if (process.env.DATABASE_URL) console.log('The database that DATABASE_URL names is untouched.')
  }, 130)

function refuseWhatIsNotData(folder) {
  const holds = (inner) => !relative(folder, inner).startsWith('..')
  const isForeign =
    [root, homedir()].some(holds) || ['.git', 'package.json'].some((name) => existsSync(join(folder, name)))
  if (isForeign) throw new Trouble(`${folder} is no data folder of Market Flux: nothing was removed.`)
}

/** A server locks `server.lock` and writes its process id there; without such a file, an answer on the port counts as a running server. */
async function refuseWhileServed(folder) {
  const lock = join(folder, 'server.lock')
  const { port, host } = whereToListen()
  const isServed = existsSync(lock)
    ? isHeld(readFileSync(lock, 'utf8')) || (await isLocked(lock))
    : await answers(port, host)
  if (isServed) throw new Trouble(`A server is using ${folder}. Stop it (Ctrl-C in its window), then reset again.`)
}

/** Detects a server in a container as well, whose process ids mean nothing here. */
async function isLocked(path) {
  try {
    // biome-ignore lint/style/noRestrictedImports: it is missing on a bare clone, where the lock counts as free
    const { tryLock } = await import('fs-native-extensions')
    const descriptor = openSync(path, 'r+')
    const isFree = tryLock(descriptor)
    closeSync(descriptor)
    return !isFree
  } catch {
    return false
  }
}

function isHeld(lock) {
  const [id] = lock.match(/\d+/) ?? []
  if (!id) return false
  try {
    return process.kill(Number(id), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function answers(port, host) {
  return new Promise((done) => {
    const call = connect({ port, host }, () => {
      call.destroy()
      done(true)
    })
    call.once('error', () => done(false))
  })
}
