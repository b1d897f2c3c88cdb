import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { chartFiles, filesByName } from './chart-files.mjs'
import { install } from './install.mjs'
import { clearly, runTool, Trouble, timed } from './run.mjs'
import { showWalks } from './show-walks.mjs'
import { failedCharts, readWalked, sayWalked } from './walked.mjs'

const WALKS = '.cache/walks'
const FAILURES = fileURLToPath(import.meta.resolve('../walks/failures.mjs'))
const HELP = `npm run walk -- [<chart>…] [--browser | --last | --show | --record] [--speed <milliseconds>]

  how much of every chart its generated walks take; fails when something is not walked
  --browser  takes the walks of the browser, too, instead of counting those that are chosen
  --last     the same table of the run before
  --show     one chart's walks in a browser to look at, the inspector beside it
  --record   a film of them: .cache/films/<chart>.webm; needs no display
  --speed    the time for each step of --show and --record (700)`

/** `npm run walk`: how much of every chart is walked, in process and in the browser. */
export const walk = (options) =>
  clearly(async () => {
    if (options.includes('--help')) return console.log(HELP)
    const asked = read(options)
    if (asked.flags.has('show') || asked.flags.has('record')) {
      return showWalks({ ...asked, fileOf: walksOf, possible: chartsInBrowser() })
    }
    if (asked.charts.length === 0) asked.charts = chartsHere()
    if (!asked.flags.has('last')) await install()
    const faults = asked.flags.has('last') ? [] : await takeWalks(asked)
    const left = sayWalked(readWalked(WALKS, asked.charts, chartsInBrowser()))
    for (const line of [...faults, ...left]) console.error(line)
    if (faults.length + left.length > 0) process.exitCode = 1
  }, 130)

function read(options) {
  const asked = { charts: [], flags: new Set(), speed: 700 }
  const all = chartsHere()
  for (let i = 0; i < options.length; i += 1) {
    const option = options[i]
    if (option === '--speed' && Number(options[i + 1]) > 0) asked.speed = Number(options[++i])
    else if (['--browser', '--last', '--show', '--record'].includes(option)) asked.flags.add(option.slice(2))
    else if (all.includes(option)) asked.charts.push(option)
    else throw new Trouble(`${option} is neither an option nor a chart.\n\n${HELP}\n\nCharts: ${all.join(', ')}`)
  }
  return asked
}

async function takeWalks({ charts, flags }) {
  rmSync(WALKS, { recursive: true, force: true })
  const env = { WALKS: resolve(WALKS) }
  const tests = filesByName('tests/model', '.model.test.ts')
  const files = charts.flatMap((chart) => tests.get(chart) ?? [])
  const inProcess = await timed('Walking in process', () =>
    runTool('vitest', ['run', '--project', 'model', '--reporter=dot', `--reporter=${FAILURES}`, ...files], { env }),
  )
  const inBrowser = flags.has('browser')
    ? await walkInBrowser(charts, env)
    : await timed('Choosing the walks of the browser', () => playwright(['--list', 'tests/e2e/walks'], env))
  const isPrinted = failedCharts(WALKS).length > 0
  return [...(isPrinted ? [] : [inProcess]), inBrowser]
    .filter(({ code }) => code !== 0)
    .map(({ output }) => output.trim())
}

async function walkInBrowser(charts, env) {
  await buildIfStale()
  const CHROMIUM_PATH = await findBrowser()
  const files = charts.map(walksOf).filter((file) => file && existsSync(file))
  if (files.length === 0) return { code: 0, output: '' }
  return timed('Walking in the browser', () => playwright(files, { ...env, CHROMIUM_PATH }))
}

const playwright = (options, env) =>
  runTool('playwright', ['test', '--reporter=list', ...options], { env: { ...env, FORCE_COLOR: '0' }, minutes: 24 })

/** The files that are named after a screen, not after the chart. */
const seenAs = { 'live-feed': 'feed', library: 'reader' }
const walks = () => filesByName('tests/e2e/walks', '.walk.e2e.test.ts')
const walksOf = (chart) => walks().get(seenAs[chart] ?? chart)
const chartOf = (name) => Object.keys(seenAs).find((chart) => seenAs[chart] === name) ?? name

const chartsInBrowser = () => [...walks().keys()].map(chartOf)
const chartsHere = () => [...chartFiles().keys()]
