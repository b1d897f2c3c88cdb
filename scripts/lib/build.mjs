import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress.mjs'
import { checkFirstLoad } from './first-load.mjs'
import { install } from './install.mjs'
import { setAssetsAside } from './keep-assets.mjs'
import { noticesOf } from './notices.mjs'
import { clearly, runTool, Trouble, timed } from './run.mjs'

const SOURCES = [
  'src',
  'mock-server',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.inspector.config.ts',
  'inspector.html',
  'docs/statecharts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const STAMP = 'dist/.sources'
const BUILT = ['dist/app/index.html', 'dist/server/main.js']

/** `npm run build`: builds unconditionally and shows the output of the build. */
export const build = () =>
  clearly(async () => {
    await install()
    console.log(await buildBoth(hashOfSources()))
  }, 130)

/** Builds app and backend, unless `dist` was built from exactly these sources. */
export async function buildIfStale() {
  const sources = hashOfSources()
  const isFresh = existsSync('dist/server/main.js') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources
  if (!isFresh) await timed('Building', () => buildBoth(sources))
}

/** The same before tests of Playwright's own command. A build of Vite itself has no stamp: its age decides. */
export async function buildIfOlder() {
  if (existsSync(STAMP) || ageOf(BUILT, Math.min) < ageOf(SOURCES.flatMap(filesUnder), Math.max)) await buildIfStale()
}

const ageOf = (files, which) => which(...files.map((file) => (existsSync(file) ? statSync(file).mtimeMs : 0)))

async function buildBoth(sources) {
  rmSync(STAMP, { force: true })
  const layBeside = setAssetsAside('dist')
  const said = []
  for (const options of [[], ['--config', 'vite.inspector.config.ts'], ['--config', 'vite.server.config.ts']]) {
    const { code, output } = await runTool('vite', ['build', ...options], { env: { NODE_ENV: 'production' } })
    if (code !== 0) throw new Trouble('The build failed: fix the errors above and start again.', output)
    said.push(output.trim())
  }
  writeFileSync('dist/app/notices.txt', noticesOf())
  await compressFiles('dist/app')
  said.push(checkFirstLoad('dist/app'))
  layBeside()
  writeFileSync(STAMP, sources)
  return said.join('\n\n')
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`)
  }
  for (const path of SOURCES.flatMap(filesUnder)) hash.update(`${path}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}
