import { basename, join } from 'node:path'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { inject } from 'vitest'

/** Contract tests have this in place of `mock-server/thread.ts`: from the source a thread takes two seconds of processor time to start, from the build half of one. */
export const openThread = (file: string, resourceLimits: ResourceLimits = {}) =>
  new Worker(join(inject('built'), `${basename(file)}.js`), { execArgv: [], resourceLimits })
