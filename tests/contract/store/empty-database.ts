import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, openAsBlob, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { projectRoot } from '../../../mock-server/root.ts'
import { openStore } from '../../../mock-server/store/open-store.ts'

const cache = join(projectRoot, '.cache')
const migrations = join(projectRoot, 'mock-server/store/migrations')
/** Of everything that decides what an empty database contains. */
const key = readdirSync(migrations)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => join(migrations, name))
  .concat(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json'))
  .reduce((hash, path) => hash.update(readFileSync(path)), createHash('sha256'))
  .digest('hex')
  .slice(0, 16)
const made = join(cache, `empty-database-${key}`)

/** The image of an empty database with its tables: creating one takes seconds, loading it a fraction. */
export const emptyDatabase = async (): Promise<Blob> => openAsBlob(join(await makeOnce(), 'image.tar'))

/** Puts the same into a data folder: a first start takes six seconds to create it. */
export const prepareFolder = async (folder: string) =>
  cp(join(await makeOnce(), 'store'), join(folder, 'store'), { recursive: true })

async function makeOnce() {
  if (!existsSync(made)) await make()
  return made
}

async function make() {
  mkdirSync(cache, { recursive: true })
  const own = mkdtempSync(join(cache, 'new-database-'))
  const store = await openStore({ folder: own }, systemEnvironment)
  await store.close()
  const database = await PGlite.create(join(own, 'store'))
  await writeFile(join(own, 'image.tar'), (await database.dumpDataDir('none')).stream())
  await database.close()
  try {
    renameSync(own, made)
  } catch (error) {
    rmSync(own, { recursive: true })
    // another worker was first, and its folder is the same
    if (!existsSync(made)) throw error
  }
  const isOld = (name: string) => name.startsWith('empty-database-') && join(cache, name) !== made
  for (const name of readdirSync(cache).filter(isOld)) rmSync(join(cache, name), { recursive: true, force: true })
}
