import { existsSync, linkSync, mkdirSync, openAsBlob, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { projectRoot } from '../../../mock-server/root.ts'

const folder = join(projectRoot, '.cache')
const { version } = JSON.parse(
  readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json'), 'utf8'),
)
const path = join(folder, `empty-database-${version}.tar`)

/** The image of an empty database: creating one takes seconds, loading it a fraction. */
export async function emptyDatabase(): Promise<Blob> {
  if (!existsSync(path)) await make()
  return openAsBlob(path)
}

async function make() {
  const database = await PGlite.create()
  const image = await database.dumpDataDir('none')
  await database.close()
  mkdirSync(folder, { recursive: true })
  const own = `${path}.${process.pid}`
  writeFileSync(own, new Uint8Array(await image.arrayBuffer()))
  try {
    linkSync(own, path)
  } catch (error) {
    // another worker was first: a process that has the file open as a blob could not read a replaced file
    if (!existsSync(path)) throw error
  } finally {
    rmSync(own)
  }
}
