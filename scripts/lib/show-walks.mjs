import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { findBrowser } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { install } from './install.mjs'
import { runTool, Trouble, timed } from './run.mjs'

/** Shows the walks of a chart in a browser, or records them, with the inspector beside them. */
export async function showWalks({ charts, flags, speed, fileOf, possible }) {
  const isFilm = flags.has('record')
  if (charts.length === 0)
    throw new Trouble(`Name the charts to see: npm run walk -- --${isFilm ? 'record' : 'show'} contact`)
  const without = charts.filter((chart) => !isShown(fileOf(chart)))
  if (without.length > 0) {
    const shown = possible.filter((chart) => isShown(fileOf(chart))).sort()
    throw new Trouble(
      `${without.join(', ')} ${without.length === 1 ? 'has' : 'have'} no walks to watch in a browser; these have: ${shown.join(', ')}`,
    )
  }
  if (!isFilm && !hasDisplay()) {
    throw new Trouble(
      '--show needs a display, and there is none (DISPLAY is not set). --record makes a film without one.',
    )
  }
  await install()
  await buildIfStale()
  const CHROMIUM_PATH = await findBrowser({ hasWindows: !isFilm })
  for (const chart of charts) {
    const film = `.cache/films/${chart}.webm`
    const env = { CHROMIUM_PATH, WALK_PACE: String(speed), ...(isFilm && { WALK_FILM: resolve(film) }) }
    const options = ['--workers=1', '--timeout=300000', '--reporter=list', ...(isFilm ? [] : ['--headed'])]
    const { code, output } = await timed(`${isFilm ? 'Filming' : 'Showing'} ${chart}`, () =>
      runTool('playwright', ['test', ...options, fileOf(chart)], { env, minutes: 30 }),
    )
    if (code !== 0) throw new Trouble(`A walk of ${chart} failed: see above.`, output)
    if (isFilm) console.log(`  ${film}`)
  }
}

const isShown = (file) => existsSync(file) && readFileSync(file, 'utf8').includes('walkInBrowser(')

const hasDisplay = () =>
  ['darwin', 'win32'].includes(process.platform) || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
