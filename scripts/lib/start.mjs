import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfStale } from './build.mjs'
import { install } from './install.mjs'
import { checkListening, whereToListen } from './listening.mjs'
import { clearly, root } from './run.mjs'

/** `npm start`: installs and builds whatever is stale, then becomes the backend, which reads the options itself. */
export const start = (options) =>
  clearly(async () => {
    if (options.some((option) => option === '--help' || option === '-h')) return sayHelp()
    const where = whereToListen()
    await checkListening(where)
    await install()
    await buildIfStale()
    await checkListening(where)
    await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
  }, 0)

const sayHelp = () => process.stdout.write(readFileSync('scripts/help.txt', 'utf8'))
