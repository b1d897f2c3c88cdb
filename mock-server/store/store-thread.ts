import { openThread } from '../thread.ts'
import type { Exchange } from './wire.ts'

export type Asked = { kind: 'open'; folder: string } | { kind: 'exchange'; messages: Uint8Array } | { kind: 'close' }
export type Received =
  | { kind: 'done' }
  | { kind: 'answered'; messages: Uint8Array }
  | { kind: 'failed'; why: string; code: string | undefined }

export type StoreThread = {
  open(folder: string): Promise<void>
  exchange: Exchange
  /** Closes the database, then ends the thread. */
  close(): Promise<void>
  /** Ends the thread as it is: nothing more is written. */
  terminate(): Promise<void>
}

/** A thread for the database, so that nothing waits for a query but who asked for it. It can be opened before the folder is known to be free. */
export function openStoreThread(): StoreThread {
  const worker = openThread('store/store-worker')
  let settle: (received: Received) => void = () => {}
  const fail = (why: string) => settle({ kind: 'failed', why, code: undefined })
  let ended: string | undefined
  worker.on('message', (received: Received) => settle(received))
  worker.on('error', (error) => {
    ended = `The thread of the database failed: ${error instanceof Error ? error.message : String(error)}`
  })
  worker.on('exit', () => {
    ended ??= 'The thread of the database has ended.'
    fail(ended)
  })

  /** One question at a time. */
  async function ask(asked: Asked) {
    const received = await new Promise<Received>((resolve) => {
      settle = resolve
      if (ended === undefined) worker.postMessage(asked)
      else fail(ended)
    })
    if (received.kind === 'failed')
      throw Object.assign(new Error(received.why), received.code === undefined ? {} : { code: received.code })
    return received
  }

  return {
    async open(folder) {
      await ask({ kind: 'open', folder })
    },
    async exchange(messages) {
      // a copy: pg goes on writing into the buffer that this is a part of
      const received = await ask({ kind: 'exchange', messages: messages.slice() })
      return received.kind === 'answered' ? received.messages : new Uint8Array()
    },
    async close() {
      await ask({ kind: 'close' })
      await worker.terminate()
    },
    async terminate() {
      await worker.terminate()
    },
  }
}
