import { existsSync, mkdirSync, mkdtempSync, openAsBlob, readdirSync, renameSync, rmSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { systemEnvironment } from '../../../mock-server/environment.ts'
import { openStore } from '../../../mock-server/store/open-store.ts'
import { cache, prepared, preparedStore } from '../../prepared.ts'

/** The image of an empty database with its tables: creating one takes seconds, loading it a fraction. */
export const emptyDatabase = async (): Promise<Blob> => openAsBlob(join(await makeOnce(), 'image.tar'))

/** Puts the same into a data folder: a first start takes six seconds to create it. */
export async function prepareFolder(folder: string) {
  await makeOnce()
  await cp(preparedStore, join(folder, 'store'), { recursive: true })
}

async function makeOnce() {
  if (!existsSync(prepared)) await make()
  return prepared
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
    renameSync(own, prepared)
  } catch (error) {
    rmSync(own, { recursive: true })
    // another worker was first, and its folder is the same
    if (!existsSync(prepared)) throw error
  }
  const isOld = (name: string) => name.startsWith('empty-database-') && join(cache, name) !== prepared
  for (const name of readdirSync(cache).filter(isOld)) rmSync(join(cache, name), { recursive: true, force: true })
}
