import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const NOT_OURS = new Set(['.git', '.cache', 'node_modules', 'dist', 'data', 'screenshots', 'test-results'])

/** One hash over everything that may influence the outcome of a test: all files of the project with its lockfile, Node and the browser. */
export function fingerprintOf(browser) {
  const hash = createHash('sha256')
  hash.update([process.version, process.platform, browser ?? ''].join('\0'))
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`)
  }
  for (const path of filesOf('.')) hash.update(`${path}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

function filesOf(folder) {
  return readdirSync(folder)
    .sort()
    .filter((name) => !NOT_OURS.has(name) && !name.endsWith('.log'))
    .map((name) => join(folder, name))
    .flatMap((path) => (existsSync(path) && statSync(path).isDirectory() ? filesOf(path) : [path]))
    .filter((path) => existsSync(path))
}

/** A browser's path and version, in one line. */
export const browserLine = (path) => `${path} ${execFileSync(path, ['--version'], { encoding: 'utf8' }).trim()}`
