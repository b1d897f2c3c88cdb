import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Backend } from './backend.ts'
import { CannotStart } from './cannot-start.ts'
import { systemEnvironment } from './environment.ts'
import { type Options, readOptions } from './options.ts'
import { projectRoot } from './root.ts'
import { openFolder } from './store/open-folder.ts'
import type { Storage } from './store/open-store.ts'

const report = (line: string) => console.error(line)

/** Ends whatever has started or is starting. Returns whether the end was requested. */
function endCleanly(starting: () => Promise<Backend>) {
  let isEnding = false
  const end = () => {
    // npm forwards a signal that the terminal has sent already
    if (isEnding) return
    isEnding = true
    starting()
      .then((backend) => backend.close())
      .then(
        () => process.exit(0),
        (error) => {
          report(String(error))
          process.exit(1)
        },
      )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  return () => isEnding
}

/** The database, which takes the longest of a start, opens in its thread while the rest of the backend is loaded. */
function opening(storage: Storage, report: (line: string) => void): Storage {
  if (!('folder' in storage)) return storage
  const open = openFolder(storage.folder, { ...systemEnvironment, report })
  // what went wrong is said by who waits for it
  open.catch(() => {})
  return { ...storage, opening: open }
}

async function start(options: Options) {
  const logging = import('./http/logger.ts').then(({ createLogger }) => createLogger(options.logLevel))
  const warn = (line: string) => void logging.then((logger) => logger.warn(line))
  const storage = opening(options.storage, warn)
  const { startBackend } = await import('./backend.ts')
  return startBackend({ ...options, storage }, { ...systemEnvironment, report: warn, logger: await logging })
}

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === 'help') console.log(readFileSync(join(projectRoot, 'scripts/help.txt'), 'utf8'))
  else {
    const isEnding = endCleanly(() => starting)
    const starting = start(options)
    const backend = await starting
    const { welcome } = await import('./welcome.ts')
    const text = await welcome(backend, options)
    if (!isEnding()) console.log(text)
    await backend.warmUp()
  }
} catch (error) {
  report(error instanceof CannotStart ? error.message : String(error instanceof Error ? error.stack : error))
  process.exit(1)
}
