import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../mock-server/root.ts'

export const cache = join(projectRoot, '.cache')
const migrations = join(projectRoot, 'mock-server/store/migrations')
/** Of everything that decides what an empty database contains. */
const key = readdirSync(migrations)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => join(migrations, name))
  .concat(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json'))
  .reduce((hash, path) => hash.update(readFileSync(path)), createHash('sha256'))
  .digest('hex')
  .slice(0, 16)

/** Where the contract tests keep an empty database with its tables, once one of them has made it. */
export const prepared = join(cache, `empty-database-${key}`)
/** The same as the folder of a store. */
export const preparedStore = join(prepared, 'store')
