import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join, resolve } from 'node:path'
import { root, run, runNpm, runTool, Trouble, timed } from './run.mjs'

const CARRIER = { folder: '.cache/chromium', name: '@sparticuz/chromium', version: '143.0.4' }

/**
 * The path of a Chromium that starts: an installed one, else a downloaded one. Debian's headless shell comes first: a window without the browser's
 * own interface opens in half the time.
 */
export async function findBrowser({ hasWindows = false } = {}) {
  const here = browsersHere().filter((path) => !(hasWindows && path.endsWith(SHELL)))
  for (const path of here) if (await starts(path)) return path
  for (const fetchOne of ways()) {
    const path = await fetchOne().catch(() => undefined)
    if (path && (await starts(path))) return path
  }
  throw new Trouble(
    'No browser is available: none is installed, and none could be fetched from Debian, Playwright or npm. ' +
      'Install Chromium and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

/** In a fresh clone, gets Debian's Chromium while the packages are on their way. What fails is tried once more by `findBrowser`. */
export async function fetchEarly() {
  const isThere = existsSync('node_modules') || process.env.CHROMIUM_PATH || onPath().length > 0
  if (!isThere && isRootOnDebian()) await fetchFromDebian().catch(() => {})
}

const SHELL = 'chromium-headless-shell'

/** The paths of installed ones, whether they start or not, the best first: one that is named, those on the PATH, and Playwright's own. */
export const browsersHere = () => [process.env.CHROMIUM_PATH, ...onPath(), playwrightsOwn()].filter(exists)
const exists = (path) => path && existsSync(path)

function onPath() {
  const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(exists)
}

const playwrightsOwn = () => createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()

/** A name on the PATH may not work, like Ubuntu's stub for a snap that is not installed. */
async function starts(path) {
  const { code } = await run(path, ['--version'], { minutes: 0.5 })
  return code === 0
}

function ways() {
  const playwright = () => timed('Fetching Chromium by Playwright', fromPlaywright)
  const npm = () => timed('Fetching Chromium from npm', fromNpm)
  return isRootOnDebian() ? [fetchFromDebian, playwright, npm] : [playwright, npm]
}

const fetchFromDebian = () => timed('Installing Chromium by apt', fromDebian)

const isRootOnDebian = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')

async function fromDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { env, minutes: 3 })
  for (const name of [SHELL, 'chromium']) {
    const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env, minutes: 8 })
    if (code === 0) return `/usr/bin/${name}`
  }
}

async function fromPlaywright() {
  await runTool('playwright', ['install', 'chromium'], { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' }, minutes: 8 })
  return playwrightsOwn()
}

async function fromNpm() {
  const { folder, name, version } = CARRIER
  await runNpm(['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`], {
    minutes: 5,
  })
  if (!existsSync(resolve(folder, 'node_modules', name))) return undefined
  return unpack(resolve(folder), name)
}

/** The package contains the libraries that a bare machine lacks, but unpacks them only where it detects its cloud environment. */
async function unpack(folder, name) {
  const home = join(folder, 'unpacked')
  mkdirSync(home, { recursive: true })
  const { TMPDIR, AWS_LAMBDA_JS_RUNTIME } = process.env
  Object.assign(process.env, { TMPDIR: home, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' })
  try {
    const carried = createRequire(join(folder, 'package.json'))(name)
    return await (carried.default ?? carried).executablePath()
  } finally {
    restore({ TMPDIR, AWS_LAMBDA_JS_RUNTIME })
  }
}

function restore(variables) {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}
