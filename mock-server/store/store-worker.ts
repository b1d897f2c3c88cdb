import { parentPort } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { createCheckpoints } from './checkpoints.ts'
import { openInFolder } from './pglite.ts'
import type { Asked, Received } from './store-thread.ts'

/** The thread in which the database runs: see `openStoreThread`. */
let opened: { database: PGlite; checkpoints: ReturnType<typeof createCheckpoints> } | undefined

async function answer(asked: Asked): Promise<Received> {
  try {
    if (asked.kind === 'open') {
      const database = await openInFolder(asked.folder)
      opened = { database, checkpoints: createCheckpoints(database) }
    }
    if (asked.kind === 'close') {
      await opened?.checkpoints.cut()
      await opened?.database.close()
    }
    if (asked.kind !== 'exchange' || !opened) return { kind: 'done' }
    // a copy: what is answered may be a part of a larger buffer, which would be sent whole
    return { kind: 'answered', messages: (await opened.database.execProtocolRaw(asked.messages)).slice() }
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error), code: codeOf(error) }
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

async function take(asked: Asked) {
  const received = await answer(asked)
  parentPort?.postMessage(received)
  if (asked.kind === 'exchange' && received.kind === 'answered')
    await opened?.checkpoints.after(asked.messages, received.messages).catch(() => undefined)
}

// one at a time: what is asked during a checkpoint waits for it
let taken = Promise.resolve()
parentPort?.on('message', (asked: Asked) => {
  taken = taken.then(() => take(asked))
})
