import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** PostgreSQL's own 128 MB of shared buffers are taken from the machine at once; the system's cache of files is behind them anyway. */
const SHARED_BUFFERS = '32MB'
const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`]

export const openInFolder = (folder: string) => PGlite.create(join(folder, 'store'), { startParams })

export const openInMemory = (image: Blob | undefined) =>
  PGlite.create({ startParams, ...(image ? { loadDataDir: image } : {}) })
