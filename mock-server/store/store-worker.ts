import { parentPort } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { openInFolder } from './pglite.ts'
import type { Asked, Received } from './store-thread.ts'

/** The thread in which the database runs: see `openStoreThread`. */
let database: PGlite | undefined

async function answer(asked: Asked): Promise<Received> {
  try {
    if (asked.kind === 'open') database = await openInFolder(asked.folder)
    if (asked.kind === 'close') await database?.close()
    if (asked.kind !== 'exchange' || !database) return { kind: 'done' }
    // a copy: what is answered may be a part of a larger buffer, which would be sent whole
    return { kind: 'answered', messages: (await database.execProtocolRaw(asked.messages)).slice() }
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error), code: codeOf(error) }
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

parentPort?.on('message', (asked: Asked) => void answer(asked).then((received) => parentPort?.postMessage(received)))
