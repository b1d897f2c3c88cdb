import type { PGlite } from '@electric-sql/pglite'

/** About how many bytes of the write-ahead log may come before it is cut. */
const LIMIT = 24_000_000
/** The log has several bytes for each that is stored: indexes, and whole pages that change for the first time. */
const BYTES_FOR_ONE = 3
const BYTES_FOR_EACH = 16_384
const IDLE = 'I'.charCodeAt(0)

/**
 * BCK-30: cuts the write-ahead log as it grows. PGlite has none of the processes by which PostgreSQL does so: without this the log has all that was ever written.
 */
export function createCheckpoints(database: Pick<PGlite, 'exec'>) {
  let written = 0
  const cut = async () => {
    written = 0
    await database.exec('CHECKPOINT')
  }
  return {
    cut,
    /** After an exchange of messages. An answer ends with whether the session is in a transaction: within one that has failed nothing can be asked. */
    async after(asked: Uint8Array, answered: Uint8Array) {
      written += BYTES_FOR_ONE * asked.length + BYTES_FOR_EACH
      if (written > LIMIT && answered.at(-1) === IDLE) await cut()
    },
  }
}
