import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'

/** PostgreSQL's own 128 MB of shared buffers are taken from the machine at once; the system's cache of files is behind them anyway. */
const SHARED_BUFFERS = '32MB'
const startParams = [
  ...PGlite.defaultStartParams,
  ...['-c', `shared_buffers=${SHARED_BUFFERS}`],
  // the system's cache of files is memory: rows are found by an index far sooner than read one after the other
  ...['-c', 'random_page_cost=1.1'],
  // of what a checkpoint leaves of the log
  ...['-c', 'max_wal_size=48MB', '-c', 'min_wal_size=32MB'],
]

/**
 * V8 compiles a function of the database again, optimized, once it has run for a while: 1.8 MB of its code. That is a start's worth for a hundred large ones, and half a second
 * of the processor; what queries run often reaches ten times as much soon enough.
 */
setFlagsFromString('--wasm-tiering-budget=20000000')

export const openInFolder = (folder: string) => PGlite.create(join(folder, 'store'), { startParams })

export const openInMemory = (image: Blob | undefined) =>
  PGlite.create({ startParams, ...(image ? { loadDataDir: image } : {}) })
