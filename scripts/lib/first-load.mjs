import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { Trouble } from './run.mjs'

const PAGE = 'index.html'
const FIRST_SCREEN = 'first-screen.json'
/** In bytes. */
const LIMIT = 140_000

/**
 * Everything that a browser loads before the Terminal answers, by transferred bytes, largest first: the page and the scripts and styles that it names, and
 * the script of its first screen. Fonts are swapped in later, and the headlines differ each time.
 */
export function firstLoadOf(folder) {
  const page = readFileSync(join(folder, PAGE), 'utf8')
  const inPage = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, name]) => name)
  const named = [...inPage, ...scriptOfFirstScreen(join(folder, FIRST_SCREEN))]
  const files = named.map((name) => ({ name, bytes: sentSizeOf(join(folder, name)) }))
  return [...files, { name: PAGE, bytes: packedWhenAsked(page) }].sort((a, b) => b.bytes - a.bytes)
}

const scriptOfFirstScreen = (file) => (existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')).scripts.rows] : [])

const sentSizeOf = (path) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size

/** The page is generated per request (it contains the preview of a link), so it is compressed faster and less. */
const packedWhenAsked = (page) => brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

/** Lists the parts of the first load; above the limit the build fails. */
export function checkFirstLoad(folder) {
  const files = firstLoadOf(folder)
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  const rows = files.map(({ name, bytes }) => `  ${kB(bytes).padStart(9)}  ${name}`)
  const said = [
    'What arrives before the first row:',
    ...rows,
    `  ${kB(total).padStart(9)}  in all, at most ${kB(LIMIT)}`,
  ].join('\n')
  if (total > LIMIT) throw new Trouble(`The first load is ${kB(total)}, more than ${kB(LIMIT)}.`, said)
  return said
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
