import type { Worker } from 'node:worker_threads'
import type { Environment } from '../../environment.ts'
import { openThread } from '../../thread.ts'
import type { Given, Reading } from './reading.ts'

export type Reader = { read(given: Given): Promise<Reading>; close(): Promise<void> }
export type ReaderLimits = {
  /** In milliseconds, for one document. */
  time?: number
  /** For one document and everything made of it. */
  megabytes?: number
}

const broken = (why: string): Reading => ({ kind: 'broken', why })

/** Reads documents in a separate thread, one at a time: a hostile one only costs its time. */
export function createReader(
  { after }: Pick<Environment, 'after'>,
  { time = 10_000, megabytes = 512 }: ReaderLimits = {},
): Reader {
  let last: Promise<unknown> = Promise.resolve()
  let started: Promise<Worker> | undefined
  let isClosed = false

  async function read(given: Given): Promise<Reading> {
    if (isClosed) return broken('The reader is closed.')
    started ??= start(megabytes)
    const worker = await started
    const reading = await ask(worker, given, time, after)
    if (reading.isSound) return reading.value
    started = undefined
    await worker.terminate()
    return reading.value
  }

  return {
    read(given) {
      const reading = last.then(() => read(given))
      last = reading.catch(() => {
        started = undefined
      })
      return reading
    },
    async close() {
      isClosed = true
      const worker = await started?.catch(() => undefined)
      await worker?.terminate()
      await last
    },
  }
}

function start(megabytes: number): Promise<Worker> {
  const worker = openThread('sources/read/read-worker', { maxOldGenerationSizeMb: megabytes })
  worker.unref()
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', () => {
      worker.off('error', reject)
      resolve(worker)
    })
  })
}

/** `isSound`: the thread can continue. */
function ask(
  worker: Worker,
  given: Given,
  time: number,
  after: Environment['after'],
): Promise<{ value: Reading; isSound: boolean }> {
  return new Promise((resolve) => {
    const settle = (value: Reading, isSound: boolean) => {
      cancel()
      worker.off('message', listen).off('error', fail).off('exit', end)
      // a thread that is being terminated may fail again
      if (!isSound) worker.on('error', () => {})
      resolve({ value, isSound })
    }
    const late = () => settle(broken(`It took longer than ${time / 1000} seconds to read.`), false)
    const listen = (value: Reading) => settle(value, true)
    const fail = () => settle(broken('It takes too much memory to read.'), false)
    const end = () => settle(broken('Reading it was interrupted.'), false)
    const cancel = after(time, late)
    worker.on('message', listen).on('error', fail).on('exit', end)
    worker.postMessage(given)
  })
}
