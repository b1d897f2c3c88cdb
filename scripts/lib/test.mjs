import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { buildIfStale } from './build.mjs'
import { install } from './install.mjs'
import { allTests, RESULTS, testsIn } from './results.mjs'
import { clearly, runTool, Trouble, timed } from './run.mjs'
import { faultsIn, requirements } from './trace.mjs'

/** One check that passes or fails as a whole. */
const check =
  (tool, ...options) =>
  async () => {
    const { code, output } = await runTool(tool, options)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output }
  }

const vitest = (project) => () =>
  reported(project, (report) =>
    runTool('vitest', [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]),
  )

async function e2e() {
  await buildIfStale()
  const CHROMIUM_PATH = await findBrowser()
  return reported('e2e', () => runTool('playwright', ['test'], { env: { CHROMIUM_PATH }, minutes: 24 }))
}

async function building() {
  await buildIfStale()
  return { passed: 1, failed: 0, skipped: 0, output: '' }
}

function titles() {
  const faults = faultsIn(requirements(), allTests())
  return { passed: faults.length ? 0 : 1, failed: faults.length ? 1 : 0, skipped: 0, output: faults.join('\n') }
}

const suites = {
  types: check('tsc', '--noEmit'),
  lint: check('biome', 'check', '--error-on-warnings'),
  knip: check('knip'),
  house: vitest('house'),
  unit: vitest('unit'),
  model: vitest('model'),
  contract: vitest('contract'),
  build: building,
  e2e,
  titles,
}

/** `npm test`: everything, or the suites of `--only unit,model`. The last line is the sum. */
export const test = (options) =>
  clearly(async () => {
    const names = chosen(options)
    await install()
    if (names.length === Object.keys(suites).length) rmSync(RESULTS, { recursive: true, force: true })
    mkdirSync(RESULTS, { recursive: true })
    const sum = { passed: 0, failed: 0, skipped: 0 }
    const broken = []
    for (const name of names) {
      const result = await outcomeOf(name)
      if (result.failed > 0) broken.push(...(result.titles ?? ['']).map((title) => `${name} ${title}`))
      for (const kind of Object.keys(sum)) sum[kind] += result[kind]
    }
    if (sum.failed > 0) process.exitCode = 1
    // whoever reads the end of a long output need not look for them
    console.log(broken.map((title) => `\n  failed: ${title}`).join(''))
    console.log(inWords(sum))
  }, 130)

function chosen(options) {
  if (options.length === 0) return Object.keys(suites)
  const names = options.filter((option) => option !== '--only').flatMap((option) => option.split(','))
  const strangers = names.filter((name) => !(name in suites))
  if (options.includes('--only') && names.length > 0 && strangers.length === 0) return names
  throw new Trouble(
    `npm test -- --only <suite>, where a suite is ${Object.keys(suites).join(', ')}; several with commas.`,
  )
}

async function outcomeOf(name) {
  const result = await timed(name, suites[name]).catch(crashed)
  console.log(`  ${inWords(result)}`)
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`)
  return result
}

function crashed(error) {
  const output = error instanceof Trouble ? `${error.output}\n${error.message}` : error.stack
  return { passed: 0, failed: 1, skipped: 0, output }
}

/** A suite that ends badly has failed at least once, and so has one that ran no test. */
async function reported(name, runSuite) {
  const report = join(RESULTS, `${name}.json`)
  rmSync(report, { force: true })
  const { code, output } = await runSuite(report)
  const tests = testsIn(report)
  const count = (outcome) => tests.filter((test) => test.outcome === outcome).length
  const sum = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
  const titles = tests.filter(({ outcome }) => outcome === 'failed').map(({ title }) => title)
  if (sum.failed > 0) return { ...sum, output, titles }
  if (code !== 0) return { ...sum, failed: 1, output: `${output}\nThe suite ended with code ${code}.` }
  if (sum.passed === 0) return { ...sum, failed: 1, output: `${output}\nThe suite ran no test.` }
  return { ...sum, output }
}

const inWords = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`
