import { existsSync, readFileSync } from 'node:fs'
import { runNpm, Trouble, timed } from './run.mjs'

/** Installs the packages of package-lock.json, unless node_modules contains exactly those. */
export async function install() {
  if (isInstalled()) return
  const { code, output } = await timed('Installing', () =>
    runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } }),
  )
  if (code === 0) return
  throw new Trouble(
    'Installing failed: see the output of npm above. The usual cause is the network: fix it and start again.',
    output,
  )
}

/** npm writes its own lock into node_modules as the last step of an install. */
function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false
  const installed = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(([path, wanted]) => {
    if (path === '') return true
    const there = installed[path]
    if (!there) return Boolean(wanted.optional || wanted.devOptional)
    return there.version === wanted.version && there.integrity === wanted.integrity
  })
}

const packagesOf = (lock) => JSON.parse(readFileSync(lock, 'utf8')).packages
