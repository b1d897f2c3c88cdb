import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Backend, startBackend } from './backend.ts'
import { CannotStart } from './cannot-start.ts'
import { systemEnvironment } from './environment.ts'
import { createLogger } from './http/logger.ts'
import { readOptions } from './options.ts'
import { projectRoot } from './root.ts'
import { welcome } from './welcome.ts'

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

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === 'help') console.log(readFileSync(join(projectRoot, 'scripts/help.txt'), 'utf8'))
  else {
    const isEnding = endCleanly(() => starting)
    const logger = createLogger(options.logLevel)
    const warn = (line: string) => logger.warn(line)
    const starting = startBackend(options, { ...systemEnvironment, report: warn, logger })
    const backend = await starting
    const text = await welcome(backend, options)
    if (!isEnding()) console.log(text)
    await backend.warmUp()
  }
} catch (error) {
  report(error instanceof CannotStart ? error.message : String(error instanceof Error ? error.stack : error))
  process.exit(1)
}
