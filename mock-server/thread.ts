import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { type ResourceLimits, Worker } from 'node:worker_threads'

const here = fileURLToPath(import.meta.url)
const folder = dirname(here)

/**
 * `npm start` gives the main thread a large young generation: short collections keep calls waiting less. A thread does with V8's usual one; the flag counts
 * for isolates that begin after it is set.
 */
setFlagsFromString('--max-semi-space-size=16')

/**
 * A thread that runs a file of this folder, named without its ending. Beside the bundle stands the thread's own; from the source the thread needs the loader of
 * TypeScript, which only this form gives it.
 */
export const openThread = (file: string, resourceLimits: ResourceLimits = {}) =>
  here.endsWith('.ts')
    ? new Worker(fromSource(join(folder, `${file}.ts`)), { eval: true, execArgv: [], resourceLimits })
    : new Worker(join(folder, `${basename(file)}.js`), { execArgv: [], resourceLimits })

const fromSource = (file: string) =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(pathToFileURL(file).href)}) })`
