import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../free-port.ts'

const DEBIAN = '/usr/lib/postgresql'
/** Where the programs of a PostgreSQL on this machine are: Debian's, else those on the PATH. */
export const postgresFolder = [
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []),
  ...(process.env.PATH ?? '').split(delimiter),
].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
export const noPostgres = 'no PostgreSQL is installed here (Debian: apt-get install postgresql)'

/** It refuses to run as root; this user owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 }

/** A PostgreSQL of its own, on a free port, with an empty database. */
export async function startPostgres(programs: string) {
  const user = process.getuid?.() === 0 ? NOBODY : undefined
  const folder = await mkdtemp(join(tmpdir(), 'market-flux-postgres-'))
  if (user) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const how = { ...user, cwd: folder }
  await promisify(execFile)(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], how)
  const port = await freePort()
  const launch = async () => {
    const child = spawn(join(programs, 'postgres'), ['-D', data, '-p', `${port}`, '-k', folder], {
      ...how,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await new Promise<void>((resolve) => {
      child.stderr.on('data', (text) => `${text}`.includes('ready to accept connections') && resolve())
    })
    return child
  }
  let child = await launch()
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Ends it at once, and starts it again. */
    async restart() {
      await end('SIGQUIT')
      child = await launch()
    },
    async stop() {
      await end('SIGQUIT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
